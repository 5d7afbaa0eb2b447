/// Takes emoji and shortcodes off the front of a text, one by one.
struct EmojiScanner {
  /// What was not taken yet.
  private(set) var rest: Substring
  private let reader: EmojiReader

  init(_ text: some StringProtocol, reader: EmojiReader) {
    rest = Substring(text)
    self.reader = reader
  }

  /// Returns the next emoji; nil at the end.
  ///
  /// After an error the scanner stands where the error is.
  mutating func next() throws(EmojiReadingError) -> Emoji? {
    rest.unicodeScalars = rest.unicodeScalars.drop {
      $0.properties.isWhitespace
    }
    guard !rest.isEmpty else { return nil }
    if let end = endOfShortcode() {
      let entry = try reader.entry(coded: String(rest[..<end]))
      rest = rest[end...]
      return Emoji(entry)
    }
    let cluster = try firstCluster()
    let emoji = try emoji(of: cluster)
    rest = rest[cluster.endIndex...]
    return emoji
  }

  // MARK: Shortcodes

  /// Returns where the shortcode ends that the text begins with, if it does.
  private func endOfShortcode() -> String.Index? {
    guard let end = endOfCode(from: rest.startIndex) else { return nil }
    guard rest[end...].utf8.starts(with: ":skin-tone-".utf8) else { return end }
    return endOfCode(from: end) ?? end
  }

  /// Returns the place behind `:code:`, if one stands at `start`.
  private func endOfCode(from start: String.Index) -> String.Index? {
    let bytes = rest[start...].utf8
    guard bytes.first == UInt8(ascii: ":") else { return nil }
    let code = bytes.dropFirst().prefix(Catalogue.longestName).prefix {
      $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ":")
    }
    guard !code.isEmpty, code.endIndex < bytes.endIndex,
      bytes[code.endIndex] == UInt8(ascii: ":")
    else { return nil }
    return bytes.index(after: code.endIndex)
  }

  // MARK: Clusters

  private static let window = Catalogue.longestForm

  /// Returns the first grapheme cluster.
  ///
  /// Finding the end of a cluster takes time that grows with its length, so that
  /// only the first bytes are looked at.
  private func firstCluster() throws(EmojiReadingError) -> Substring {
    let start = rest.startIndex
    let limit = rest.endIndex
    var end =
      rest.utf8.index(
        start, offsetBy: Catalogue.longestForm, limitedBy: limit) ?? limit
    while end < limit, 0x80..<0xC0 ~= rest.utf8[end] {
      end = rest.utf8.index(before: end)
    }
    // A substring would be segmented beyond its end; a copy cannot be.
    let count = String(rest[start..<end]).prefix(1).utf8.count
    let clusterEnd = rest.utf8.index(start, offsetBy: count)
    guard clusterEnd < end || end == limit else {
      throw .notAnEmoji(.tooLong(bytes: count))
    }
    return rest[start..<clusterEnd]
  }

  private func emoji(
    of cluster: Substring
  ) throws(EmojiReadingError) -> Emoji {
    do throws(NotAnEmoji) {
      return reader.allowsUnknown
        ? try Emoji(wellFormed: cluster) : try Emoji(cluster)
    } catch {
      guard case .text = error else { throw .notAnEmoji(error) }
      throw .notAnEmoji(word(from: cluster, error))
    }
  }

  /// Returns the error for the whole word that a text begins with.
  private func word(
    from cluster: Substring, _ error: NotAnEmoji
  ) -> NotAnEmoji {
    let scalars = rest.unicodeScalars.prefix { scalar in
      !scalar.properties.isWhitespace && !scalar.isPictograph
    }
    let word = scalars.prefix(40)
    guard word.count > cluster.unicodeScalars.count else { return error }
    let text = String(word)
    return .text(
      word.endIndex < scalars.endIndex ? text + "…" : text,
      meant: Catalogue.entries(called: text).first)
  }
}
