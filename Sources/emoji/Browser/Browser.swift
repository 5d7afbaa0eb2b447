import EmojiModel
import Redux

/// The browser without a terminal: input in, frames out.
///
/// The route is part of the state, coordinators turn it into screens, and a screen
/// draws the state and turns keys into intents.
@MainActor
final class Browser {
  private let store: Store<BrowserState>
  private let files: BrowserFiles
  private let scenes: SceneCoordinator
  private let root: ModalCoordinator
  private let router: Router
  private var stamp: CollectionStamp?

  /// What a key asks of the terminal, not of the browser.
  enum Wish: Hashable {
    case stop
    case redraw
  }

  var state: BrowserState { store.state }

  /// The route of the screens that are shown.
  var route: Route { root.route }

  /// Opens a collection.
  ///
  /// - Parameters:
  ///   - files: The way to the files.
  ///   - route: Where to begin.
  ///   - size: The size of the screen.
  /// - Throws: What keeps the collection from being read.
  init(_ files: BrowserFiles, route: Route, size: ScreenSize) throws {
    self.files = files
    stamp = files.stamp
    let news = try files.load()
    let store = Store(
      BrowserState(news, size: size),
      BrowserState.stages(files))
    store.send(RouteAction.goto(route))
    if let note = news.note { store.send(Complain(text: note.text)) }
    self.store = store
    scenes = SceneCoordinator { name in
      BrowserScreen { [weak store] rest in
        store?.prepare([name] + rest, files)
      }
    }
    root = ModalCoordinator(
      over: scenes, names: [Place.help, Place.question]
    ) { name in
      BrowserScreen { [weak store] rest in store?.ask([name] + rest) }
    }
    router = Router(store, \.route, root: root)
  }

  /// Waits until the screen shows what the state says.
  func settle() async {
    await router.settle()
  }

  /// The screen as it is to be seen now.
  var frame: Frame {
    let place = Place.nearest(to: root.route, among: state.places).place
    return BrowserView.frame(of: place, in: state)
  }

  // MARK: Input

  /// Does what a person asks for with a key, a mouse or a pasted text.
  ///
  /// - Returns: What is left for the terminal to do.
  func handle(_ input: TerminalInput) async -> Wish? {
    switch input {
    case .key(let key): return await press(key)
    case .paste(let text): await send(Paste(text: text))
    case .mouse(.press(let point)): await send(Point(point: point))
    case .mouse(.wheelUp): await send(Intent.go(.up))
    case .mouse(.wheelDown): await send(Intent.go(.down))
    case .mode: break
    }
    return nil
  }

  private func press(_ key: Key) async -> Wish? {
    let scope = state.scope
    switch KeyTable.intent(for: key, in: scope) {
    case .stop: return .stop
    case .redraw: return .redraw
    case let intent?: await send(intent)
    case nil:
      if case .character(let character) = key,
        !scope.isDisjoint(with: .text)
      {
        await send(Type(text: String(character)))
      } else if let refusal = KeyTable.refusal(of: key, in: scope) {
        await send(Complain(text: refusal))
      }
    }
    return nil
  }

  /// Gives the screen another size.
  func resize(_ size: ScreenSize) async {
    await send(Resize(size: size))
  }

  /// Looks whether somebody else changed the files, and shows it.
  ///
  /// - Returns: Whether there was something new.
  /// - Complexity: O(1), unless somebody wrote to the files.
  @discardableResult
  func look() async -> Bool {
    let stamp = files.stamp
    guard stamp != self.stamp else { return false }
    do throws(FileError) {
      let news = try files.news(since: state)
      self.stamp = stamp
      guard let news else { return false }
      await send(news)
    } catch {
      // Another process is writing: the next look will see it.
      return false
    }
    return true
  }

  private func send(_ action: any Action) async {
    let before = state
    await store.send(action).finish()
    await router.settle()
    guard
      state.revision != before.revision
        || state.firstRevision != before.firstRevision
    else { return }
    await scenes.prepare(for: scenes.route)
    await router.settle()
  }
}

extension Store<BrowserState> {
  /// Gets ready what a screen shows.
  fileprivate func prepare(_ route: Route, _ files: BrowserFiles) {
    let place = Place.nearest(to: route, among: state.places).place
    if let news = files.news(for: place.screen, in: state) { send(news) }
  }

  fileprivate func ask(_ route: Route) {
    let place = Place.nearest(
      to: state.place.screen.route + route, among: state.places
    ).place
    send(BeginOverlay(draft: place.overlay?.draft(in: state) ?? ""))
  }
}

extension BrowserState {
  /// What keys mean now.
  var scope: KeyScope {
    switch place.overlay {
    case .help: .help
    case .question(.removeSection): .confirming
    case .question: .typing
    case nil: screenScope
    }
  }

  /// What keys mean when nothing is over the screen.
  var screenScope: KeyScope {
    switch place.screen {
    case .collection: carry == nil ? .collection : .carrying
    case .search: .search
    case .history: .history
    case .past: .past
    case .changes: .changes
    }
  }
}
