extension String {
  /// Whether this is read as a flag, or as the end of flags.
  ///
  /// Neither a lone dash nor a word of dashes and digits is, nor one with white
  /// space directly behind its dashes.
  var looksLikeFlag: Bool {
    guard hasUTF8Prefix("-"), self != "-", !isDigitsAndDashes else {
      return false
    }
    let behind = unicodeScalars.first { $0 != "-" }
    return !(behind?.properties.isWhitespace ?? false)
  }

  /// Whether the first code units are these.
  ///
  /// Other than for `hasPrefix`, a combining mark behind them does not matter.
  func hasUTF8Prefix(_ prefix: String) -> Bool {
    utf8.starts(with: prefix.utf8)
  }

  /// What stands before and after the first equals sign, if there is one.
  var splitAtEqualsSign: (name: String, value: String?) {
    guard let sign = utf8.firstIndex(of: UInt8(ascii: "=")) else {
      return (self, nil)
    }
    let value = self[utf8.index(after: sign)...]
    return (String(self[..<sign]), String(value))
  }
}
