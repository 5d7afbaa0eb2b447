/// The grapheme clusters of a text, up to one that is too long.
///
/// Finding where a cluster ends takes time that grows with its length, and text
/// from outside may be one endless cluster. Here at most `limit` bytes and a
/// scalar are looked at for each.
struct BoundedClusters: Sequence, IteratorProtocol {
  private var rest: Substring
  private let limit: Int

  /// Creates a sequence of the clusters of `text`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The most bytes of UTF-8 that a cluster is read to.
  init(_ text: String, limit: Int) {
    rest = text[...]
    self.limit = limit
  }

  /// Returns the next cluster; one of more than `limit` bytes is cut off, and
  /// is the last.
  mutating func next() -> Character? {
    let end = windowEnd
    // A substring would be segmented beyond its end; a copy cannot be.
    let window = String(rest[..<end])
    guard let cluster = window.first else { return nil }
    let count = cluster.utf8.count
    let isCut = count == window.utf8.count && end < rest.endIndex
    rest =
      isCut ? "" : rest[rest.utf8.index(rest.startIndex, offsetBy: count)...]
    return cluster
  }

  /// The end of the first scalar behind the limit, or the end of the text.
  private var windowEnd: String.Index {
    let bytes = rest.utf8
    let past = bytes.index(
      rest.startIndex, offsetBy: limit + 1, limitedBy: rest.endIndex)
    guard var end = past else { return rest.endIndex }
    while end < rest.endIndex, bytes[end] & 0xC0 == 0x80 {
      end = bytes.index(after: end)
    }
    return end
  }
}
