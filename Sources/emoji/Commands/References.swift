import Diff
import EmojiModel

/// Why a word names no section or item of the collection.
enum ReferenceError: Error, Equatable, Sendable {
  /// No section has this index or title.
  case noSection(String, count: Int)
  /// An index is negative.
  case negative(String)
  /// A range ends before it begins.
  case emptyRange(String)
  /// An emoji does not stand in the section.
  case absent(Emoji, section: SectionTitle)
}

extension ReferenceError: Failure {
  /// What is wrong, in one line without a full stop.
  var description: String {
    switch self {
    case .noSection(let word, let count):
      "there is no section \(word.quoted), but \(count)"
        + (count == 1 ? " other" : " others")
    case .negative(let word):
      "an index cannot be negative, as \(word) is"
    case .emptyRange(let word):
      "the range \(word) ends before it begins"
    case .absent(let emoji, let section):
      "there is no \(emoji) in \"\(section)\""
    }
  }

  var exitCode: ExitCode { .data }

  var hint: String? {
    switch self {
    case .noSection: "'emoji list' shows the sections."
    case .negative, .emptyRange, .absent: nil
    }
  }
}

/// Which emoji of a section a word means.
enum ItemReference: Equatable, Sendable {
  /// The one at an index.
  case index(Int)
  /// Those from one index to another, both included.
  case range(Int, Int)
  /// The first of a kind.
  case emoji(Emoji)

  /// Reads a word.
  init(_ word: String) throws {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
      .map(String.init)
    if let index = Int(clamping: word) {
      guard index >= 0 else { throw ReferenceError.negative(word) }
      self = .index(index)
    } else if parts.count == 2, let first = Int(clamping: parts[0]),
      let last = Int(clamping: parts[1])
    {
      guard first <= last else { throw ReferenceError.emptyRange(word) }
      self = .range(first, last)
    } else {
      self = .emoji(try EmojiWords().one(word))
    }
  }
}

extension EmojiCollection {
  /// Returns the index of the section that a word means: an index, or a title.
  func section(_ word: String) throws -> Int {
    if let index = Int(clamping: word) {
      guard index >= 0 else { throw ReferenceError.negative(word) }
      return index
    }
    guard
      let title = try? SectionTitle(word),
      let index = sections.firstIndex(where: { $0.title == title })
    else { throw ReferenceError.noSection(word, count: sections.count) }
    return index
  }

  /// Returns the indexes of the sections that words mean, or `nil` for no words.
  ///
  /// - Throws: ``ReferenceError``, or ``CollectionError`` if a section is meant
  ///   twice.
  func sections(_ words: [String]) throws -> [Int]? {
    if words.isEmpty { return nil }
    let indexes = try words.map { try section($0) }
    var seen: Set<Int> = []
    for index in indexes where !seen.insert(index).inserted {
      throw CollectionError.repeatedIndex(index)
    }
    return indexes
  }

  /// Returns the indexes in a section that a word means.
  ///
  /// - Parameters:
  ///   - reference: The word.
  ///   - section: The section's index.
  ///   - all: Whether an emoji means all of its kind.
  /// - Returns: The indexes, rising.
  /// - Throws: ``ReferenceError`` or ``CollectionError`` if there are none.
  func items(
    _ reference: ItemReference, in section: Int, all: Bool = false
  ) throws -> [Int] {
    guard sections.indices.contains(section) else {
      throw CollectionError.noSection(index: section, count: sections.count)
    }
    let elements = sections[section].elements
    switch reference {
    case .index(let index):
      return [index]
    case .range(let first, let last):
      guard last < elements.count else {
        throw CollectionError.noItem(
          index: last, section: sections[section].title,
          count: elements.count)
      }
      return Array(first...last)
    case .emoji(let emoji):
      let found = elements.indices.filter { elements[$0] == emoji }
      guard let first = found.first else {
        throw ReferenceError.absent(emoji, section: sections[section].title)
      }
      return all ? found : [first]
    }
  }

  /// Returns the one index in a section that a word means.
  func item(_ reference: ItemReference, in section: Int) throws -> Int {
    try items(reference, in: section)[0]
  }
}
