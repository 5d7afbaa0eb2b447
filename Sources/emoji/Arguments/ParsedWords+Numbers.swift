extension ParsedWords {
  /// Returns the value of a flag as an integer, if it was given with one.
  ///
  /// A number too large for the type becomes the largest there is.
  func integer(_ flag: String) throws(UsageError) -> Int? {
    guard let word = value(flag) else { return nil }
    guard let number = Int(clamping: word) else {
      throw unfit(word, name: "--" + flag, kind: .index)
    }
    return number
  }

  /// Returns the first word of an argument as an integer, if there is one.
  ///
  /// A number too large for the type becomes the largest there is.
  func integer(positional: String) throws(UsageError) -> Int? {
    guard let word = one(positional) else { return nil }
    guard let number = Int(clamping: word) else {
      throw unfit(word, name: positional, kind: .index)
    }
    return number
  }

  /// Returns the value of a flag as a seed, if it was given.
  func seed(_ flag: String) throws(UsageError) -> UInt64? {
    guard let word = value(flag) else { return nil }
    guard word.isDigits, let seed = UInt64(word) else {
      throw unfit(word, name: "--" + flag, kind: .seed)
    }
    return seed
  }

  /// Returns the value of a flag in seconds, if it was given.
  func seconds(_ flag: String) throws(UsageError) -> Double? {
    guard let word = value(flag) else { return nil }
    guard let seconds = Double(seconds: word) else {
      throw unfit(word, name: "--" + flag, kind: .seconds)
    }
    return seconds
  }

  private func unfit(
    _ word: String, name: String, kind: ValueKind
  ) -> UsageError {
    .unfit(word, name: name, kind: kind, command: spec.title)
  }
}
