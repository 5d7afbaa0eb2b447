/// Where a person is in a program: a list of segments, `/sections/1/items/3`.
///
/// ```swift
/// let route: Route = "/sections/1" + ["items", "3"]
/// route.last  // "3"
/// ```
///
/// As text, a slash stands before each segment; `%` and `/` inside a segment are
/// written `%25` and `%2F`, so that what is written is read back. Only segments
/// that are empty are not: there are none in a text.
public struct Route: Hashable, Sendable {
  private var segments: [String] = []

  /// Creates the empty route.
  public init() {}

  /// Reads a route from a text; slashes in front, at the end and in a row count
  /// as one.
  public init(_ text: some StringProtocol) {
    segments = String(text).split(separator: "/").map { Route.unescaped($0) }
  }

  /// Returns the route without `tail`; itself if it does not end with that.
  public func dropping(tail: Route) -> Route {
    ends(with: tail) ? Route(dropLast(tail.count)) : self
  }

  /// Whether `tail` is the end of the route.
  public func ends(with tail: Route) -> Bool {
    suffix(tail.count).elementsEqual(tail)
  }

  /// Returns how many segments this route and another have in common in front.
  public func sharedCount(with other: Route) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}

extension Route: RandomAccessCollection, RangeReplaceableCollection,
  MutableCollection
{
  /// The index of the first segment: 0.
  public var startIndex: Int { segments.startIndex }
  /// The number of segments.
  public var endIndex: Int { segments.endIndex }

  /// The segment at an index.
  public subscript(index: Int) -> String {
    get { segments[index] }
    set { segments[index] = newValue }
  }

  /// Puts other segments in the place of some.
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<String>
  ) {
    segments.replaceSubrange(subrange, with: newElements)
  }
}

extension Route: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// Reads the text of a route.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// Creates a route of segments, each taken as it is.
  public init(arrayLiteral segments: String...) {
    self.segments = segments
  }
}

extension Route: LosslessStringConvertible {
  /// The text: `/sections/1`, and `/` for the empty route.
  public var description: String {
    isEmpty ? "/" : map { "/" + Route.escaped($0) }.joined()
  }

  private static func escaped(_ segment: String) -> String {
    segment.reduce(into: "") { text, character in
      switch character {
      case "%": text += "%25"
      case "/": text += "%2F"
      default: text.append(character)
      }
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    var segment = ""
    var rest = text
    while let percent = rest.firstIndex(of: "%") {
      segment += rest[..<percent]
      let code = rest[percent...].prefix(3)
      let meant = ["%25": "%", "%2F": "/", "%2f": "/"][String(code)]
      segment += meant ?? "%"
      rest =
        meant == nil ? rest[percent...].dropFirst() : rest[code.endIndex...]
    }
    return segment + rest
  }
}
