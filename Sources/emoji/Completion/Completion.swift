import Diff
import EmojiModel
import FoundationEssentials

/// The words that may end an unfinished command line.
struct Completion {
  /// A word, and what it means.
  struct Candidate: Hashable {
    /// The word.
    var word: String
    /// What it means, in a few words.
    var help: String
  }

  /// What a shell gets where it should offer its files.
  static let files = Candidate(word: "", help: "files")

  private let context: CompletionContext
  private let table: CommandTable
  private let files: CollectionFiles?
  private let now: Date

  init(
    _ context: CompletionContext, table: CommandTable,
    in files: CollectionFiles?, now: Date
  ) {
    self.context = context
    self.table = table
    self.files = files
    self.now = now
  }

  /// The candidates that begin with what was typed, then the mark for files.
  var candidates: [Candidate] {
    let all =
      switch context.target {
      case .command(let name): commands(after: name)
      case .flag(let spec): flags(of: spec)
      case .value(let kind): values(of: kind)
      case .nothing: [Candidate]()
      }
    let words = all.filter {
      $0 != Self.files && $0.word.hasUTF8Prefix(context.typed)
    }.map { Candidate(word: context.head + $0.word, help: $0.help) }
    return all.contains(Self.files) ? words + [Self.files] : words
  }

  private func commands(after name: [String]) -> [Candidate] {
    table.commands(in: name).reduce(into: []) { candidates, spec in
      let word = spec.name[name.count]
      guard candidates.last?.word != word else { return }
      let isGroup = spec.name.count > name.count + 1
      candidates.append(
        Candidate(
          word: word, help: isGroup ? spec.heading + "." : spec.summary))
    }
  }

  private func flags(of spec: CommandSpec?) -> [Candidate] {
    ((spec?.flags ?? []) + table.globals).map {
      Candidate(word: $0.spelling, help: $0.help)
    }
  }

  private func values(of kind: ValueKind) -> [Candidate] {
    switch kind {
    case .section: sections
    case .item: items
    case .emoji: emoji
    case .revision: revisions
    case .state: revisions + [Self.files]
    case .file: [Self.files]
    case .command: commands(after: context.positionals)
    case .choice(let words): words.map { Candidate(word: $0, help: "") }
    case .tone: ToneChoice.words.map { Candidate(word: $0, help: "") }
    case .version: versions
    case .group: groups
    case .locale: locales
    case .index, .count, .seed, .seconds, .title, .text: []
    }
  }

  // MARK: The collection

  /// The collection, nil if it cannot be read.
  private var collection: EmojiCollection? { try? files?.read() }

  /// The titles; the index where a title cannot be typed, or would be read as
  /// something else.
  private var sections: [Candidate] {
    (collection?.sections ?? []).enumerated().map { index, section in
      let title = section.title.text
      let isMisread = Int(clamping: title) != nil || title.looksLikeFlag
      let isPlain = Sanitize.line(title) == title && !isMisread
      return Candidate(
        word: isPlain ? title : "\(index)",
        help: "section \(index), \(section.elements.count) emoji")
    }
  }

  /// The indexes of a section, and the shortcodes of its emoji.
  private var items: [Candidate] {
    guard let word = context.positionals.first, let collection,
      let section = try? collection.section(word),
      collection.sections.indices.contains(section)
    else { return [] }
    let elements = collection.sections[section].elements
    guard context.typed.hasUTF8Prefix(":") else {
      return elements.enumerated().map { index, emoji in
        Candidate(word: "\(index)", help: Self.help(for: emoji))
      }
    }
    return elements.compactMap { emoji in
      emoji.entry.map {
        Candidate(word: $0.shortcode, help: Self.help(for: emoji))
      }
    }
  }

  /// How many revisions are offered.
  private static let recent = 20

  /// The newest revisions, newest first; none if the history cannot be read.
  private var revisions: [Candidate] {
    let newest = try? files?.history(now: now).commands(newest: Self.recent)
    return (newest ?? []).map {
      Candidate(word: "\($0.revision)", help: $0.command)
    }
  }

  private static func help(for emoji: Emoji) -> String {
    emoji.entry.map { "\(emoji) \($0.name)" } ?? emoji.text
  }

  // MARK: The catalogue

  /// Shortcodes behind a colon, else names; there are too many to list all.
  private var emoji: [Candidate] {
    if context.typed.isEmpty { return [] }
    return context.typed.hasUTF8Prefix(":") ? shortcodes : names
  }

  private var shortcodes: [Candidate] {
    let typed = String(context.typed.unicodeScalars.dropFirst())
    return Catalogue.shortcodes(startingWith: typed).compactMap { code in
      Self.emoji(called: ":\(code):").map {
        Candidate(word: ":\(code):", help: Self.help(for: $0))
      }
    }
  }

  private var names: [Candidate] {
    let names = Catalogue.entries.filter(\.tones.isEmpty).map(\.name)
    return names.filter { $0.hasUTF8Prefix(context.typed) }.compactMap { name in
      Self.emoji(called: name).map { Candidate(word: name, help: $0.text) }
    }
  }

  /// The emoji that a command takes a word for, if it is one alone.
  private static func emoji(called word: String) -> Emoji? {
    var reader = EmojiReader()
    reader.findsNearest = false
    return (try? reader.emoji(in: word))?.first
  }

  /// The groups, each before its subgroups.
  private var groups: [Candidate] {
    let all = Catalogue.groups.filter { $0.name != "Component" }
    return all.enumerated().flatMap { place, group in
      let subgroup = Candidate(word: group.subgroup, help: group.name)
      let isFirst = place == 0 || all[place - 1].name != group.name
      let name = Candidate(word: group.name, help: "a whole group")
      return isFirst ? [name, subgroup] : [subgroup]
    }
  }

  /// The versions that brought something, the newest first.
  private var versions: [Candidate] {
    let counts = Catalogue.entries.reduce(into: [CatalogueVersion: Int]()) {
      counts, entry in
      counts[entry.version, default: 0] += 1
    }
    return counts.sorted { $0.key > $1.key }.map { version, count in
      Candidate(word: "\(version)", help: "\(count) new emoji")
    }
  }

  private var locales: [Candidate] {
    let languages = CatalogueLanguage.allCases.map {
      let name = "\($0)"
      return Candidate(
        word: $0.rawValue, help: name.prefix(1).uppercased() + name.dropFirst())
    }
    return [Candidate(word: "en", help: "English alone")] + languages
  }
}
