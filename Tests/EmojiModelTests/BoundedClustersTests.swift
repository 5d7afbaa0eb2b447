import Testing

@testable import EmojiModel

struct BoundedClustersTests {
  @Test func `the clusters are the characters of the text`() {
    let text = Catalogue.entries.map(\.text).joined() + "a\r\nb e\u{301} 🇺🇸🇬"
    let clusters = BoundedClusters(text, limit: 128)
    #expect(Array(clusters) == Array(text))
  }

  @Test(arguments: 1...20)
  func `a cluster of more bytes than the limit is cut and the last`(
    limit: Int
  ) {
    let long = "e" + String(repeating: "\u{301}", count: 9)
    let clusters = BoundedClusters("ab\(long)c", limit: limit)
    let found = clusters.map { $0.utf8.count }
    if limit < long.utf8.count {
      #expect(found.count == 3)
      #expect(found[2] > limit && found[2] <= limit + 4)
    } else {
      #expect(found == [1, 1, long.utf8.count, 1])
    }
  }

  @Test func `an empty text has none`() {
    #expect(Array(BoundedClusters("", limit: 8)).isEmpty)
  }
}
