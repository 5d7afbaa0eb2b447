/// A titled list, one of several that are compared together.
///
/// Titles tell sections apart: two sections with equal titles are the same
/// section, whatever they hold.
public struct ListSection<Title: Hashable, Element: Hashable>: Hashable {
  /// What names the section; unique among the sections it stands with.
  public var title: Title

  /// What the section holds, in order; repeats are allowed.
  public var elements: [Element]

  /// Creates a section.
  @inlinable
  public init(title: Title, elements: [Element] = []) {
    self.title = title
    self.elements = elements
  }
}

extension ListSection: Sendable where Title: Sendable, Element: Sendable {}
extension ListSection: Codable where Title: Codable, Element: Codable {}
