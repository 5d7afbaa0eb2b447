import Diff
import EmojiModel
import TestSupport
import Testing

/// What is written in a form reads as the same collection.
struct FormLawsTests {
  private static let titles = [
    "Animals", "# hash", "## two", "- dash", "1. one", "a,b", "\"q\"", "a\"b,",
    "emoji", "section,emoji", "[x] box", "🐶", "é", "e\u{301}", "{", "[",
    ":dog:",
    "\u{202E}right", "💯 points", "0", "a \\ b", "_*~`<b>&", "#", "x\u{FE0F}",
    "\u{301}mark",
  ]

  private func collection(
    using generator: inout SplitMix64
  ) throws -> EmojiCollection {
    let all = Catalogue.entries.filter { !$0.isComponent }
    let titles = Self.titles.shuffled(using: &generator)
    let count = Int.random(in: 1...6, using: &generator)
    let sections = try titles.prefix(count).map { title in
      let size = Int.random(in: 0...25, using: &generator)
      let emoji = (0..<size).compactMap { _ in
        all.randomElement(using: &generator).map { Emoji($0) }
      }
      return EmojiSection(title: try SectionTitle(title), elements: emoji)
    }
    return try EmojiCollection(sections: sections)
  }

  @Test(arguments: ExportForm.allCases)
  func `a form that carries sections reads back as it was`(
    form: ExportForm
  ) throws {
    guard form != .string else { return }
    for seed in 0..<20 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let before = try collection(using: &generator)
      let text = form.text(of: before)
      let read = try ImportedEmoji(Array(text.utf8), allowsUnknown: false)
      #expect(read.faults.isEmpty, "seed \(seed): \(read.faults)")
      #expect(read.collection == before, "seed \(seed):\n\(text)")
    }
  }

  @Test(arguments: ExportForm.allCases)
  func `every emoji reads back from every form`(form: ExportForm) throws {
    let all = Catalogue.entries.filter { !$0.isComponent }.map { Emoji($0) }
    let section = EmojiSection(
      title: ImportedEmoji.standardTitle, elements: all)
    let before = try EmojiCollection(sections: [section])
    let bytes = Array(form.text(of: before).utf8)
    let read = try ImportedEmoji(bytes, allowsUnknown: false)
    #expect(read.faults.isEmpty, "\(read.faults.prefix(3))")
    #expect(read.collection == before)
  }

  @Test(arguments: ExportForm.allCases)
  func `emoji newer than the table read back on request`(
    form: ExportForm
  ) throws {
    let emoji = try ["🇽🇽", "🐶", "🐶‍🐱"].map { try Emoji(wellFormed: $0) }
    let section = EmojiSection(
      title: ImportedEmoji.standardTitle, elements: emoji)
    let before = try EmojiCollection(sections: [section])
    let bytes = Array(form.text(of: before).utf8)
    let read = try ImportedEmoji(bytes, allowsUnknown: true)
    #expect(read.faults.isEmpty && read.collection == before)
    let strict = try ImportedEmoji(bytes, allowsUnknown: false)
    #expect(strict.faults.isEmpty == (form == .json))
  }

  @Test func `line ends and a byte order mark do not matter`() throws {
    var generator = SplitMix64(seed: 1)
    let before = try collection(using: &generator)
    for form in ExportForm.allCases where form != .string {
      let text =
        "\u{FEFF}" + form.text(of: before).replacing("\n", with: "\r\n")
      let read = try ImportedEmoji(Array(text.utf8), allowsUnknown: false)
      #expect(read.faults.isEmpty && read.collection == before, "\(form)")
    }
  }

  @Test func `no bytes stop the readers`() throws {
    var generator = SplitMix64(seed: 7)
    let before = try collection(using: &generator)
    for form in ExportForm.allCases {
      let whole = Array(form.text(of: before).utf8)
      for _ in 0..<8 {
        var bytes = whole
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let place = Int.random(in: 0..<bytes.count, using: &generator)
          bytes[place] = UInt8.random(in: 0...127, using: &generator)
        }
        bytes.removeLast(Int.random(in: 0..<20, using: &generator))
        _ = try? ImportedEmoji(bytes, allowsUnknown: true)
      }
    }
  }
}
