import Foundation
import TestSupport
import Testing

@testable import EmojiModel

/// The limits that the article on files states are those that hold.
@MainActor
struct LimitsTests {
  private let rows: [Substring]

  init() throws {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().appending(
        path: "../../../Sources/EmojiModel/EmojiModel.docc/Files-and-History.md"
      )
    let text = try String(contentsOf: file, encoding: .utf8)
    rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
  }

  private func states(_ name: String, _ limit: String) -> Bool {
    rows.contains { $0.hasPrefix("| \(name)") && $0.hasSuffix(" \(limit) |") }
  }

  @Test func `the table states each limit`() {
    #expect(states("a collection", "\(CollectionFile.maximumSize >> 20) MiB"))
    #expect(states("nesting", "\(JSONSyntax.maximumDepth)"))
    #expect(states("a section's title", "1,000 bytes"))
    #expect(SectionTitle.maximumLength == 1_000)
    #expect(states("an emoji", "\(Catalogue.longestForm) bytes"))
    #expect(states("emoji added at random", "4,473,924"))
    #expect(CollectionFile.maximumCount == 4_473_924)
    #expect(states("the number of a revision", "2⁵³"))
    #expect(HistoryHead.limit == 1 << 53)
  }

  @Test func `a file of one byte more than the limit is refused`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("c.json")
    let file = CollectionFile.encode(.new)
    let space = [UInt8](
      repeating: 0x20, count: CollectionFile.maximumSize - file.count)
    try folder.write(file + space, to: "c.json")
    #expect(try CollectionFiles(path: path).read() == .new)
    try folder.write(file + space + [0x20], to: "c.json")
    let fault = FileError.malformed(
      path: path, fault: .tooLarge(limit: CollectionFile.maximumSize))
    #expect(throws: fault) { try CollectionFiles(path: path).read() }
    #expect(throws: fault) { try FileReading.bytes(of: path) }
  }

  @Test func `nesting, titles and emoji are read up to their limits`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(
        (String(repeating: "[", count: depth)
          + String(repeating: "]", count: depth)).utf8)
    }
    try JSONSyntax.check(nested(JSONSyntax.maximumDepth))
    #expect(throws: FileFault.self) {
      try JSONSyntax.check(nested(JSONSyntax.maximumDepth + 1))
    }
    #expect(throws: FileFault.self) { try JSONSyntax.check(nested(1_000_000)) }
    let title = String(repeating: "a", count: SectionTitle.maximumLength)
    #expect(try SectionTitle(title).text == title)
    #expect(throws: TitleError.self) { try SectionTitle(title + "a") }
    let joined = Array(repeating: "🐶", count: 18).joined(separator: "\u{200D}")
    #expect(joined.utf8.count <= Catalogue.longestForm)
    #expect(try Emoji(wellFormed: joined).text == joined)
    #expect(throws: NotAnEmoji.self) {
      try Emoji(wellFormed: joined + "\u{200D}🐶")
    }
  }

  @Test(arguments: [4_473_925, Int.max])
  func `more emoji than a file holds are not even chosen`(count: Int) {
    var collection = EmojiCollection.new
    #expect(
      throws: CollectionError.tooMany(count: count, limit: 4_473_924)
    ) { try AddRandomEmoji(count: count, seed: 1, to: 0).reduce(&collection) }
  }
}
