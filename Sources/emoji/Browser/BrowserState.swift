import Diff
import EmojiModel
import Redux

/// All that the browser shows, and where the person is in it.
struct BrowserState: StoreState {
  /// Where the person is; always the route of a place that exists.
  var route: Route = []
  /// The places that the person left to come here, the last one last.
  var trail: [Route] = []
  /// The screen's size.
  var size: ScreenSize

  /// The collection as the file holds it.
  private(set) var content: CollectionState
  /// The newest revision, and the oldest that is kept.
  private(set) var revision: Int
  private(set) var firstRevision: Int
  /// Where the cursor is in the collection, also while another screen is shown.
  var cursor = ItemPosition(section: 0, index: 0)
  /// The emoji in the person's hand, and where it is carried.
  var carry: Carry? { didSet { layOut() } }
  /// Words that the shown emoji fit; while one is carried, all are shown.
  var filter: Filter? { didSet { layOut() } }
  /// Where everything stands in the collection.
  private(set) var layout: GridLayout
  /// The number of emoji in each section on the screen.
  private(set) var counts: [Int] = []

  /// What the search found.
  var found = Found()
  /// The revisions, newest first.
  private(set) var log: [LogRow] = []
  /// The revision to compare with.
  var marked: Int?
  /// The lines, or the collection, that another revision fills the screen with.
  var page = Page()
  /// What is being typed into the last line.
  var draft = ""

  /// The first line that is shown, and the first of the help.
  var top = 0
  var helpTop = 0
  /// What the last line says besides.
  var message: Message?
  /// The last change to the collection.
  private(set) var change: SeenChange?
  var isOver = false

  init(_ news: Adopt, size: ScreenSize) {
    content = CollectionState(news.collection)
    revision = news.revision
    firstRevision = news.first ?? 0
    self.size = size
    layout = GridLayout([], columns: size.columns)
    layOut()
  }

  /// The place that the route means.
  var place: Place { Place.nearest(to: route, among: places).place }

  /// What there is to go to.
  var places: Places {
    Places(
      counts: counts, cursor: cursor, first: firstRevision, revision: revision)
  }

  /// The collection on the screen: with what is carried where it is carried.
  var shownCollection: EmojiCollection {
    carry?.preview.collection ?? content.collection
  }

  /// The lines between the top of the screen and the last line.
  var height: Int { max(1, size.rows - 1) }

  /// Makes another collection the one that is shown.
  mutating func show(_ news: Adopt) {
    if let changes = news.changes, !changes.isEmpty {
      change = SeenChange(
        number: (change?.number ?? 0) + 1, before: content.collection,
        changes: changes)
    }
    content = CollectionState(news.collection)
    revision = news.revision
    firstRevision = news.first ?? firstRevision
    carry = nil
    layOut()
  }

  /// Makes other revisions the ones of the history.
  mutating func show(_ rows: [LogRow]) {
    log = rows
    if let last = rows.last, last.isFirst { firstRevision = last.revision }
  }

  /// Gives the screen another size.
  mutating func resize(_ size: ScreenSize) {
    self.size = size
    layOut()
  }

  private mutating func layOut() {
    let models = carry?.preview.models ?? content.models
    counts = models.map(\.items.count)
    let filter = carry == nil ? filter : nil
    layout = GridLayout(
      filter?.sections(of: models) ?? ShownSection.all(of: models),
      columns: size.columns)
  }
}

/// An emoji that a person took into the hand.
struct Carry: Equatable, Sendable {
  /// Where it was taken.
  var origin: ItemPosition
  /// Where it is; the index counts after it was taken out.
  var target: ItemPosition
  /// The collection as it would be if the emoji was dropped there.
  var preview: CollectionState
}

/// Words that choose which emoji are shown.
struct Filter: Hashable, Sendable {
  let words: String
  private let emoji: Set<String>

  /// Creates the filter for words, as a search of the catalogue understands them.
  init(_ words: String) {
    self.words = words
    let results = Search(words, showsTones: true).results()
    emoji = Set(results.map(\.entry.text))
  }

  /// Returns the sections that have fitting emoji, with no others.
  func sections(of models: [SectionModel]) -> [ShownSection] {
    models.enumerated().compactMap { section, model in
      let indexes = model.items.indices.filter {
        emoji.contains(model.items[$0].text)
      }
      guard !indexes.isEmpty else { return nil }
      var model = model
      model.items = indexes.map { model.items[$0] }
      return ShownSection(section: section, model: model, indexes: indexes)
    }
  }
}

/// What a search found.
struct Found: Hashable, Sendable {
  var words = ""
  var entries: [CatalogueEntry] = []
  /// The one that the cursor is on.
  var chosen = 0
}

extension Found {
  /// Searches the catalogue; variants by skin tone are found if nothing else has
  /// all the words.
  init(_ words: String) {
    var results = Search(words).results()
    if results.allSatisfy({ $0.rank == .fuzzy }) {
      let toned = Search(words, showsTones: true).results()
      results = toned.first?.rank == .fuzzy ? results : toned
    }
    self.init(words: words, entries: results.map(\.entry))
  }
}

/// A revision in the list of the history.
struct LogRow: Hashable, Sendable {
  var revision: Int
  var time = ""
  /// How many changes of each kind there were.
  var counts = ""
  var command: String
  /// Whether there is none before it.
  var isFirst = false

  /// The widths of columns that hold what stands in each row.
  struct Widths {
    let number: Int
    let counts: Int

    init(of rows: [LogRow]) {
      number = rows.first.map { String($0.revision).count } ?? 0
      counts = rows.map(\.counts.count).max() ?? 0
    }
  }

  /// Returns the row as a person reads it, in columns unless it is the first.
  func text(_ widths: Widths, hasTime: Bool) -> String {
    let number = String(revision)
    let gap = String(repeating: " ", count: widths.number - number.count)
    let rest = String(repeating: " ", count: widths.counts - counts.count)
    let columns =
      (hasTime && !isFirst ? [time] : []) + (isFirst ? [] : [counts + rest])
    return ([gap + number] + columns + [command]).joined(separator: "  ")
  }
}

/// Something of the past that fills the screen.
struct Page: Equatable, Sendable {
  /// What it shows.
  var screen: ScreenKind?
  /// The lines of a change.
  var lines: [String] = []
  /// The sections of a state.
  var sections: [ShownSection] = []
}

/// A line to a person.
struct Message: Hashable, Sendable {
  var text: String
  var isError = false
}

/// A change that is to be seen.
struct SeenChange: Equatable, Sendable {
  /// Rises from each change to the next.
  var number: Int
  var before: EmojiCollection
  var changes: CollectionChangeset
}
