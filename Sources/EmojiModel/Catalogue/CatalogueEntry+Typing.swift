extension CatalogueEntry {
  /// What to type for it between colons, the colons included.
  ///
  /// GitHub's shortcode if there is one, else Slack's, an older one or the name:
  /// `:dog:`, `:cracking_face:`. One skin tone is written as Slack does,
  /// `:wave::skin-tone-3:`. ``Catalogue/entry(called:)`` leads back.
  public var shortcode: String {
    let own = shortcodes.first?.code ?? folded(name)
    guard let tone = tones.first else { return ":\(own):" }
    guard tones.count == 1 else { return ":\(folded(name)):" }
    let base = String(untoned.shortcode.dropLast())
    return base + "::skin-tone-\(tone.rawValue + 1):"
  }

  /// The name in ASCII, words joined by `_`.
  private func folded(_ name: String) -> String {
    String(decoding: Folding.fold(name), as: UTF8.self)
      .split(separator: " ").joined(separator: "_")
  }
}
