extension CatalogueEntry {
  /// The skin tones it has: none, one, or two for a pair of unlike tones.
  ///
  /// A pair whose people share a tone has one.
  public var tones: [SkinTone] {
    kin.prefix { $0 != "-" && $0 != "+" }.compactMap { digit in
      digit.wholeNumberValue.flatMap(SkinTone.init(rawValue:))
    }
  }

  /// The emoji without a skin tone that it is a variant of, or itself.
  public var untoned: CatalogueEntry {
    guard let hyphen = kin.firstIndex(of: "-") else { return self }
    let back = Int(kin[kin.index(after: hyphen)...]) ?? 0
    return CatalogueEntry(row: row - back)
  }

  /// The variants by skin tone of ``untoned``, in Unicode's order.
  public var toneVariants: [CatalogueEntry] {
    let base = untoned
    return base.kin.split(separator: "+").flatMap { run in
      let numbers = run.split(separator: "*").compactMap { Int($0) }
      guard numbers.count == 2 else { return [CatalogueEntry]() }
      return (0..<numbers[1]).map { offset in
        CatalogueEntry(row: base.row + numbers[0] + offset)
      }
    }
  }

  /// Returns the emoji with a skin tone, whatever tone it has now, or nil.
  ///
  /// - Parameters:
  ///   - tone: The tone; of both people, where there are two.
  ///   - second: Another tone for the second person of a pair.
  /// - Returns: The variant, or nil where Unicode has none: most emoji take no
  ///   tone, and only pairs of people or hands take two.
  public func toned(
    _ tone: SkinTone, _ second: SkinTone? = nil
  ) -> CatalogueEntry? {
    let wanted = second.map { $0 == tone ? [tone] : [tone, $0] } ?? [tone]
    return toneVariants.first { $0.tones == wanted }
  }

  /// Whether it has a skin tone.
  var isToned: Bool {
    let text = Catalogue.text
    let kin = text.next(UInt8(ascii: "\t"), from: start) + 1
    return (UInt8(ascii: "1")...UInt8(ascii: "5")).contains(text[kin])
  }

  private var kin: String {
    read(.kin)
  }
}
