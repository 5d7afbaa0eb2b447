import Diff
import EmojiModel

/// All that is known about an emoji.
struct InfoText {
  /// The places of the emoji in a section.
  private struct Place {
    var section: Int
    var title: SectionTitle
    var indexes: [Int]
  }

  private let emoji: Emoji
  private let entry: CatalogueEntry?
  private let language: CatalogueLanguage?
  private let places: [Place]?

  /// Gathers what is known of an emoji, and where a collection has it; `nil` if
  /// nobody knows that.
  init(
    _ emoji: Emoji, _ language: CatalogueLanguage?,
    in collection: EmojiCollection?
  ) {
    self.emoji = emoji
    self.language = language
    entry = emoji.entry
    places = collection?.sections.enumerated().compactMap { index, section in
      let found = section.elements.indices.filter {
        section.elements[$0] == emoji
      }
      guard !found.isEmpty else { return nil }
      return Place(section: index, title: section.title, indexes: found)
    }
  }

  // MARK: Text

  /// Lines of a heading, a tab and a value.
  var plain: String {
    lines.map { "\($0.0)\t\($0.1)\n" }.joined()
  }

  /// Returns rows of a heading and a value, nothing to the right of an emoji; long
  /// values go on below.
  func rows(columns: Int, isColored: Bool) -> String {
    let width = lines.map(\.0.count).max() ?? 0
    let inset = String(repeating: " ", count: width + 2)
    return lines.reduce(into: "") { text, line in
      let heading = TextStyle.faint.applied(to: line.0, isColored: isColored)
      let value = TextWrapping.lines(
        of: line.1.split(separator: " ").map(String.init),
        columns: columns - width - 2)
      text += heading + inset.dropFirst(line.0.count)
      text += value.joined(separator: "\n" + inset) + "\n"
    }
  }

  private var lines: [(String, String)] {
    let known = entry.map { lines(of: $0) } ?? [("version", "unknown")]
    return ([("emoji", emoji.text)] + known + encodings + placeLines)
      .filter { !$0.1.isEmpty }
  }

  private func lines(of entry: CatalogueEntry) -> [(String, String)] {
    let group = entry.group
    return [
      ("name", entry.name),
      ("local name", localName(of: entry) ?? ""),
      ("shortcodes", entry.shortcodes.map(\.shown).joined(separator: " ")),
      ("keywords", entry.keywords.joined(separator: ", ")),
      ("local keywords", localKeywords(of: entry).joined(separator: ", ")),
      ("group", group.name), ("subgroup", group.subgroup),
      ("version", "\(entry.version)"),
      ("tones", entry.toneVariants.map(\.text).joined(separator: " ")),
      ("without tone", entry.untoned == entry ? "" : entry.untoned.text),
    ]
  }

  private var encodings: [(String, String)] {
    [
      ("code points", codePoints.joined(separator: " ")),
      ("UTF-8", bytes.joined(separator: " ")),
    ]
  }

  private var placeLines: [(String, String)] {
    guard let places else { return [("sections", "unknown")] }
    guard !places.isEmpty else { return [("sections", "none")] }
    return places.map { place in
      let indexes = place.indexes.map(String.init).joined(separator: " ")
      let title = Sanitize.line(place.title.text)
      return ("section \(place.section)", "\(title): \(indexes)")
    }
  }

  private var codePoints: [String] {
    emoji.text.unicodeScalars.map { "U+" + hexadecimal($0.value, digits: 4) }
  }

  private var bytes: [String] {
    emoji.text.utf8.map { hexadecimal($0, digits: 2) }
  }

  private func localName(of entry: CatalogueEntry) -> String? {
    language.map { entry.name(in: $0) }
  }

  private func localKeywords(of entry: CatalogueEntry) -> [String] {
    language.map { entry.keywords(in: $0) } ?? []
  }

  // MARK: JSON

  /// Everything as a JSON object.
  var json: JSONValue {
    .object(
      [("emoji", .string(emoji.text))] + (entry.map { members(of: $0) } ?? [])
        + [
          ("codePoints", .list(codePoints)), ("utf8", .list(bytes)),
          (
            "sections",
            places.map { .array($0.map { .inline(Self.json(of: $0)) }) }
              ?? .null
          ),
        ])
  }

  private func members(of entry: CatalogueEntry) -> [(String, JSONValue)] {
    EntryText(entry, language).members + [
      ("tones", .list(entry.toneVariants.map(\.text))),
      ("withoutTone", .string(entry.untoned.text)),
    ]
  }

  private static func json(of place: Place) -> JSONValue {
    .object([
      ("section", .integer(place.section)),
      ("title", .string(place.title.text)),
      ("indexes", .array(place.indexes.map { .integer($0) })),
    ])
  }
}

extension CatalogueShortcode {
  /// The code between colons, and who knows it if not both do.
  fileprivate var shown: String {
    switch (isGitHub, isSlack) {
    case (true, true): ":\(code):"
    case (true, false): ":\(code): (GitHub)"
    case (false, true): ":\(code): (Slack)"
    case (false, false): ":\(code): (older)"
    }
  }
}
