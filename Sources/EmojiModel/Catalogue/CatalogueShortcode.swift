/// A short name that an emoji is typed by between colons, `dog` for example.
public struct CatalogueShortcode: Hashable, Sendable {
  /// The code without its colons.
  public let code: String

  /// Whether GitHub knows it for this emoji.
  public let isGitHub: Bool

  /// Whether Slack knows it for this emoji.
  public let isSlack: Bool

  /// Creates a shortcode from its mark and code, as the table has it.
  init(marked text: some StringProtocol) {
    let mark = text.first
    code = String(text.dropFirst())
    isGitHub = mark == "=" || mark == "<"
    isSlack = mark == "=" || mark == ">"
  }
}

extension CatalogueEntry {
  /// The shortcodes: GitHub's, then Slack's, then older ones that neither knows.
  public var shortcodes: [CatalogueShortcode] {
    read(.shortcodes).split(separator: " ").map {
      CatalogueShortcode(marked: $0)
    }
  }
}
