extension CatalogueBytes {
  /// The places of the words: the runs of bytes between gaps.
  var words: some Sequence<Range<Int>> {
    sequence(state: 0) { place -> Range<Int>? in
      while place < endIndex && self[place].isGap { place += 1 }
      guard place < endIndex else { return nil }
      let start = place
      while place < endIndex && !self[place].isGap { place += 1 }
      return start..<place
    }
  }

  /// Returns the first place of `word` in `places`, or nil.
  ///
  /// - Complexity: O(*m* *n*) bytes, mostly O(*n*), for a word of *m* in *n*.
  func find(_ word: [UInt8], in places: Range<Int>) -> Int? {
    var place = places.lowerBound
    while place + word.count <= places.upperBound {
      if self[place] == word[0], matches(word, at: place) { return place }
      place += 1
    }
    return nil
  }

  /// Whether `word` stands at `place`, which is that far from the end.
  func matches(_ word: [UInt8], at place: Int) -> Bool {
    for offset in word.indices where self[place + offset] != word[offset] {
      return false
    }
    return true
  }
}

extension UInt8 {
  /// Whether it stands between words in the table.
  var isGap: Bool {
    switch self {
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: " "),
      UInt8(ascii: "|"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
