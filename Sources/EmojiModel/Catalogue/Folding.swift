/// How names and what a person types are made comparable.
///
/// Folding takes case, accents and punctuation away and leaves one space
/// between words: `flag: Côte d’Ivoire` becomes `flag cote divoire`. The table
/// holds every name so folded, by the same rules.
enum Folding {
  /// Returns the folded bytes of `text`; a hyphen that begins it stays.
  ///
  /// - Complexity: O(*n*) scalars.
  static func fold(_ text: some StringProtocol) -> [UInt8] {
    var bytes: [UInt8] = text.hasPrefix("-") ? [UInt8(ascii: "-")] : []
    var isPending = false
    for scalar in text.lowercased().unicodeScalars {
      switch spelling(of: scalar) {
      case " ":
        isPending = !bytes.isEmpty && bytes != [UInt8(ascii: "-")]
      case let letters where !letters.isEmpty:
        if isPending { bytes.append(UInt8(ascii: " ")) }
        isPending = false
        bytes.append(contentsOf: letters.utf8)
      default:
        break
      }
    }
    return bytes
  }

  /// Returns the words of folded bytes.
  static func words(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: UInt8(ascii: " ")).map(Array.init)
  }

  private static func spelling(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "a"..."z", "0"..."9", "&", "#", "*", "+": String(scalar)
    case "’", "‘", "'", "“", "”", "„", "\"", "`", ".", "!", "?": ""
    case "\u{300}"..."\u{36F}": ""
    case "\u{80}"...: letter(scalar)
    default: " "
    }
  }

  private static func letter(_ scalar: Unicode.Scalar) -> String {
    if let plain = plain(scalar) {
      return plain
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter,
      .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
      .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return String(scalar)
    default:
      return " "
    }
  }

  private static func plain(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "à", "á", "â", "ã", "ä", "å", "ā", "ă", "ą": "a"
    case "ç", "ć", "ĉ", "ċ", "č": "c"
    case "ď": "d"
    case "è", "é", "ê", "ë", "ē", "ĕ", "ė", "ę", "ě": "e"
    case "ĝ", "ğ", "ġ", "ģ": "g"
    case "ĥ": "h"
    case "ì", "í", "î", "ï", "ĩ", "ī", "ĭ", "į": "i"
    case "ĵ": "j"
    case "ķ": "k"
    case "ĺ", "ļ", "ľ", "ł": "l"
    case "ñ", "ń", "ņ", "ň": "n"
    case "ò", "ó", "ô", "õ", "ö", "ø", "ō", "ŏ", "ő": "o"
    case "ŕ", "ŗ", "ř": "r"
    case "ś", "ŝ", "ş", "š": "s"
    case "ţ", "ť": "t"
    case "ù", "ú", "û", "ü", "ũ", "ū", "ŭ", "ů", "ű", "ų": "u"
    case "ŵ": "w"
    case "ý", "ÿ", "ŷ": "y"
    case "ź", "ż", "ž": "z"
    case "ß": "ss"
    case "æ": "ae"
    case "œ": "oe"
    case "ё": "е"
    default: nil
    }
  }
}
