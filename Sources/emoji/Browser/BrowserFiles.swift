import Diff
import EmojiModel
import FoundationEssentials
import Redux

/// The browser's way to the files: the same as that of the commands.
struct BrowserFiles: Sendable {
  /// Something to do to the collection.
  enum Change: Sendable {
    case action(any CollectionAction)
    /// Shuffles a section, or every one, by chance.
    case shuffle(Int?)
    case undo
    case redo
    case restore(Int)
  }

  /// Reads, and waits for another process.
  private let reader: CollectionFiles
  /// Does not wait.
  private let files: CollectionFiles
  private let patience: Duration

  /// Creates a way to files.
  ///
  /// - Parameters:
  ///   - path: The collection's own file.
  ///   - patience: How long to wait for another process that changes them.
  init(path: String, patience: Duration) {
    reader = CollectionFiles(path: path, patience: patience)
    files = CollectionFiles(path: path, patience: .zero)
    self.patience = patience
  }

  /// What tells whether somebody wrote to the files.
  var stamp: CollectionStamp { files.stamp }

  /// Says what went wrong, with no folder in front of the files.
  func complaint(_ fault: some Any, route: Route? = nil) -> Complain {
    let folder = files.path.lastIndex(of: "/").map { files.path[...$0] } ?? ""
    let text = "\(fault)".replacing(folder, with: "")
    return Complain(text: text, route: route)
  }

  // MARK: Reading

  /// Reads the collection and the number of its revision.
  func load() throws -> Adopt {
    try load(reader)
  }

  private func load(_ files: CollectionFiles) throws -> Adopt {
    do {
      let history = try files.history(now: Date())
      return Adopt(
        collection: history.collection, revision: history.revision,
        first: (try? history.firstRevision()) ?? 0)
    } catch let error as FileError where !error.isLocked {
      // The collection is there even if its history is damaged.
      return Adopt(
        collection: try files.read(), revision: 0, first: 0,
        note: Message(
          text: "the history cannot be read: \(complaint(error).text)",
          isError: true))
    }
  }

  /// Reads what is new since a state.
  ///
  /// - Returns: `nil` if nothing is.
  /// - Throws: ``FileError`` while another process is writing.
  func news(since state: BrowserState) throws(FileError) -> (any Action)? {
    do {
      let news = try news(since: state.content.collection)
      let isNew =
        news.changes?.isEmpty == false || news.revision != state.revision
        || news.first != state.firstRevision
      return isNew ? news : nil
    } catch let error as FileError where error.isLocked {
      throw error
    } catch {
      return complaint(error)
    }
  }

  private func news(since shown: EmojiCollection) throws -> Adopt {
    var news = try load(files)
    let changes = shown.changes(to: news.collection)
    news.changes = changes
    if news.note == nil, !changes.isEmpty {
      let counts = ChangesetCounts(changes).short
      news.note = Message(text: "changed by another process: \(counts)")
    }
    return news
  }

  /// Reads the newest revisions, at least down to one.
  func log(downTo revision: Int) throws -> [LogRow] {
    let history = try reader.history(now: Date())
    let count = max(0, history.revision - revision) + 200
    let entries = try history.entries(newest: count)
    var rows = entries.map { entry in
      LogRow(
        revision: entry.revision, time: "\(LocalTime(entry.time))",
        counts: ChangesetCounts(entry.changes).short, command: entry.command)
    }
    let first = try history.firstRevision()
    if rows.last?.revision ?? first + 1 == first + 1 {
      let command = first == 0 ? "the beginning" : "the rest was folded away"
      rows.append(LogRow(revision: first, command: command, isFirst: true))
    }
    return rows
  }

  /// Reads what a screen of the past shows.
  func page(_ screen: ScreenKind) throws -> Page {
    let history = try reader.history(now: Date())
    switch screen {
    case .past(let revision):
      let models = SectionModel.build(
        from: try history.collection(at: revision))
      return Page(
        screen: screen,
        sections: ShownSection.all(of: models))
    case .changes(let from, let to):
      let before = try history.collection(at: from)
      let after = try history.collection(at: to)
      let text = ChangesetText(
        before.changes(to: after), from: before, to: after)
      let lines = text.text(isColored: false).split(separator: "\n")
      return Page(screen: screen, lines: lines.map(String.init))
    default: return Page(screen: screen)
    }
  }

  // MARK: Changing

  /// Makes a change, if the collection is still the one that the person saw.
  ///
  /// - Parameters:
  ///   - change: What to do.
  ///   - shown: The collection that the person saw.
  ///   - cursor: Where the cursor is to be afterwards.
  /// - Returns: What there is to tell.
  @MainActor
  func perform(
    _ change: Change, on shown: EmojiCollection, cursor: ItemPosition?
  ) async -> any Action {
    let deadline = ContinuousClock.now + patience
    while true {
      do {
        return try attempt(change, on: shown, cursor)
      } catch FileError.locked where ContinuousClock.now < deadline {
        try? await Task.sleep(for: .milliseconds(20))
      } catch is ChangedMeanwhile {
        return newsInstead(of: shown)
      } catch {
        return complaint(error)
      }
    }
  }

  private func newsInstead(of shown: EmojiCollection) -> any Action {
    guard var news = try? news(since: shown) else {
      return Complain(text: "the collection cannot be read")
    }
    news.note = Message(
      text: "another process changed the collection first; nothing was done, "
        + "press again", isError: true)
    return news
  }

  @MainActor
  private func attempt(
    _ change: Change, on shown: EmojiCollection, _ cursor: ItemPosition?
  ) throws -> any Action {
    let (news, notices) = try files.change(now: Date()) { transaction in
      guard transaction.collection == shown else { throw ChangedMeanwhile() }
      let command = try change.make(in: &transaction)
      let changes =
        transaction.changes ?? shown.changes(to: transaction.collection)
      let counts = ChangesetCounts(changes).short
      return Adopt(
        collection: transaction.collection,
        revision: transaction.history?.revision ?? 0, changes: changes,
        cursor: cursor ?? (change.isTravel ? changes.firstPlace : nil),
        isOwn: true,
        note: Message(
          text: changes.isEmpty
            ? "nothing changed" : "\(command)  (\(counts))"))
    }
    var told = news
    if let notice = notices.first {
      told.note = Message(text: complaint(notice).text, isError: true)
    }
    return told
  }
}

extension FileError {
  /// Whether another process is at the files.
  fileprivate var isLocked: Bool {
    if case .locked = self { return true }
    return false
  }
}

/// The collection is not the one that the person saw.
private struct ChangedMeanwhile: Error {}

extension BrowserFiles.Change {
  /// Whether the change goes to another time, wherever the cursor is.
  fileprivate var isTravel: Bool {
    switch self {
    case .undo, .redo, .restore: true
    case .action, .shuffle: false
    }
  }

  /// Makes the change, and returns the command that stands for it.
  @MainActor
  fileprivate func make(
    in transaction: inout CollectionTransaction
  ) throws -> String {
    switch self {
    case .action(let action):
      return try transaction.perform(action)
    case .shuffle(let section):
      return try transaction.perform(
        ShuffleEmoji(
          sections: section.map { [$0] }, seed: .random(in: 0...999_999)))
    case .undo:
      let step = try transaction.requireHistory().undoStep()
      return try transaction.perform(Self.required(step, "undo"))
    case .redo:
      let step = try transaction.requireHistory().redoStep()
      return try transaction.perform(Self.required(step, "redo"))
    case .restore(let revision):
      let target = try transaction.requireHistory().collection(at: revision)
      return try transaction.perform("restore \(revision)", leadingTo: target)
    }
  }

  private static func required(
    _ step: History.Step?, _ word: String
  ) throws -> History.Step {
    guard let step else { throw TooFewSteps(word: word, wanted: 1, left: 0) }
    return step
  }
}
