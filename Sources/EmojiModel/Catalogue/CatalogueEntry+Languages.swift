extension CatalogueEntry {
  /// Returns the name in a language, with the skin tones it has.
  ///
  /// Emoji newer than 14.0 have theirs in lower case.
  ///
  /// - Complexity: O(*n*) bytes for a table of *n*.
  public func name(in language: CatalogueLanguage) -> String {
    let name = untoned.column(0, in: language)
    guard !tones.isEmpty else { return name }
    let toneNames = tones.map { $0.entry.column(0, in: language) }
      .joined(separator: ", ")
    guard let colon = name.firstRange(of: ": ") else {
      return "\(name): \(toneNames)"
    }
    return
      "\(name[..<colon.upperBound])\(toneNames), \(name[colon.upperBound...])"
  }

  /// Returns the keywords in a language; there are none newer than Emoji 14.0.
  ///
  /// - Complexity: O(*n*) bytes for a table of *n*.
  public func keywords(in language: CatalogueLanguage) -> [String] {
    untoned.column(2, in: language).keywordList
  }

  private func column(_ number: Int, in language: CatalogueLanguage) -> String {
    let text = language.text
    let line = (0..<row).count { !CatalogueEntry(row: $0).isToned }
    var place = 0
    for _ in 0..<line {
      place = text.next(UInt8(ascii: "\n"), from: place) + 1
    }
    let end = text.next(UInt8(ascii: "\n"), from: place)
    let parts = text[place..<end].split(
      separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    return String(decoding: parts[number], as: UTF8.self)
  }
}

extension SkinTone {
  /// The component that is this tone by itself.
  var entry: CatalogueEntry {
    let modifier = Unicode.Scalar(UInt32(0x1F3FA + rawValue))
    let entry = modifier.flatMap { Catalogue.entry(for: String($0)) }
    guard let entry else { preconditionFailure("a skin tone is in the table") }
    return entry
  }
}
