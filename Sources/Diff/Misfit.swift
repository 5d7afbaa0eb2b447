/// The first place where a changeset does not fit the list it is applied to.
public enum Misfit: Error, Hashable, Sendable {
  /// There is no section at an index of `before`.
  case noSection(Int)
  /// The section at an index of `before` has another title than was expected.
  case otherTitle(section: Int)
  /// There is no item at a position of `before`; flat lists are section 0.
  case noItem(ItemPosition)
  /// The item at a position of `before` is another than was expected.
  case otherItem(ItemPosition)
  /// Two changes take the same section or item, or fill the same place.
  case conflict(ItemPosition)
  /// A section would be placed where no section can stand.
  case sectionOutOfRange(Int)
  /// An item would be placed where no item can stand.
  case itemOutOfRange(ItemPosition)
}

extension Misfit: CustomStringConvertible {
  /// What does not fit, in words; sections and items count from zero.
  public var description: String {
    switch self {
    case .noSection(let section): "there is no section \(section)"
    case .otherTitle(let section): "section \(section) has another title"
    case .noItem(let place): "there is no item at \(place)"
    case .otherItem(let place): "another item stands at \(place)"
    case .conflict(let place): "two changes claim \(place)"
    case .sectionOutOfRange(let section):
      "no section can be placed at \(section)"
    case .itemOutOfRange(let place): "no item can be placed at \(place)"
    }
  }
}
