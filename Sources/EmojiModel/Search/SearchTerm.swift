/// A word of a search, folded, in the spellings it may have.
struct SearchTerm {
  /// The spellings, of which one must fit.
  let spellings: [[UInt8]]

  /// Whether it may stand within a word, not only where one begins.
  let fitsWithin: Bool

  /// Creates a term for a word as typed.
  ///
  /// Short words fit within almost any other: one letter or two never do, three
  /// only if they are all that is searched for. In other scripts one letter may
  /// be a word.
  init(_ word: [UInt8], isOnly: Bool) {
    spellings = [word]
    fitsWithin = word.count >= (isOnly ? 3 : 4) || word.contains { $0 >= 0x80 }
  }

  /// Creates a term for a word with typos, from the spellings that it may mean.
  init(spellings: [[UInt8]]) {
    self.spellings = spellings
    fitsWithin = false
  }
}
