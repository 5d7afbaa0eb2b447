public import Diff

/// Why an action cannot be carried out on a collection.
public enum CollectionError: Error, Equatable, Sendable {
  /// There is no section at `index`; the collection has `count`.
  case noSection(index: Int, count: Int)
  /// A section cannot be placed at `index`, only from 0 to `limit`.
  case noSectionPlace(index: Int, limit: Int)
  /// There is no emoji at `index` of a section, which has `count`.
  case noItem(index: Int, section: SectionTitle, count: Int)
  /// An emoji cannot be placed at `index` of a section, only from 0 to `limit`.
  case noItemPlace(index: Int, section: SectionTitle, limit: Int)
  /// The same index was given twice.
  case repeatedIndex(Int)
  /// So many emoji cannot be added at once, only up to `limit`.
  case tooMany(count: Int, limit: Int)
  /// There is nothing in the section to choose from.
  case emptySection(SectionTitle)
  /// Another section has the title.
  case titleTaken(SectionTitle)
  /// A changeset does not fit the collection.
  case misfit(Misfit)
}

extension CollectionError: CustomStringConvertible {
  /// What is wrong, and where.
  public var description: String {
    switch self {
    case .noSection(let index, let count):
      "there is no section \(index), \(range(of: count, "section"))"
    case .noSectionPlace(let index, let limit):
      "no section can stand at \(index), only at 0 to \(limit)"
    case .noItem(let index, let section, let count):
      "there is no emoji \(index) in \"\(section)\", "
        + range(of: count, "emoji")
    case .noItemPlace(let index, let section, let limit):
      "no emoji can stand at \(index) in \"\(section)\", "
        + "only at 0 to \(limit)"
    case .repeatedIndex(let index):
      "index \(index) was given twice"
    case .tooMany(let count, let limit):
      "\(count) emoji are too many, there can be \(limit)"
    case .emptySection(let section):
      "there is no emoji in \"\(section)\" to choose from"
    case .titleTaken(let title):
      "there is a section with the title \"\(title)\" already"
    case .misfit(let misfit):
      "the changes do not fit: \(misfit.sentence)"
    }
  }

  private func range(of count: Int, _ noun: String) -> String {
    switch count {
    case 0: "there is none at all"
    case 1: "there is only \(noun) 0"
    default: "the last \(noun) is \(count - 1)"
    }
  }
}

extension Misfit {
  fileprivate var sentence: String {
    switch self {
    case .noSection(let section):
      "there is no section \(section)"
    case .otherTitle(let section):
      "section \(section) has another title"
    case .noItem(let place):
      "there is no emoji \(place.index) in section \(place.section)"
    case .otherItem(let place):
      "another emoji stands at \(place.index) in section \(place.section)"
    case .conflict(let place):
      "two changes meet at \(place.index) in section \(place.section)"
    case .sectionOutOfRange(let section):
      "no section can stand at \(section)"
    case .itemOutOfRange(let place):
      "no emoji can stand at \(place.index) in section \(place.section)"
    }
  }
}
