extension String {
  /// Whether this is one or more of the digits 0 to 9 and nothing else.
  var isDigits: Bool {
    !isEmpty && utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// Whether this holds a digit, and nothing but digits and dashes.
  ///
  /// Such a word is positional even when it begins with a dash.
  var isDigitsAndDashes: Bool {
    String(unicodeScalars.filter { $0 != "-" }).isDigits
  }
}

extension Int {
  /// Reads digits, perhaps after one dash; `nil` for any other word.
  ///
  /// A number too large for the type becomes the largest there is, since it is
  /// a number all the same: no list is that long, and "at most that many" holds.
  init?(clamping word: String) {
    let isNegative = word.utf8.first == UInt8(ascii: "-")
    let digits = isNegative ? String(word.unicodeScalars.dropFirst()) : word
    guard digits.isDigits else { return nil }
    self = Int(word) ?? (isNegative ? .min : .max)
  }
}

extension Double {
  /// Reads digits with at most one point among them; `nil` for other words.
  init?(seconds word: String) {
    let parts = word.split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ String($0).isDigits }), let value = Double(word),
      value.isFinite
    else { return nil }
    self = value
  }
}
