/// A version of Unicode's emoji data, such as 15.1.
public struct CatalogueVersion: Hashable, Comparable, Sendable {
  /// The number before the point.
  public let major: Int

  /// The number after the point.
  public let minor: Int

  /// Creates a version.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Creates the version that `text` spells, `15`, `15.1` or `E15.1`.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count <= 8 else { return nil }
    let digits = text.hasPrefix("E") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
      .map { CatalogueVersion.number($0) }
    switch parts.count {
    case 1:
      guard let major = parts[0] else { return nil }
      self.init(major)
    case 2:
      guard let major = parts[0], let minor = parts[1] else { return nil }
      self.init(major, minor)
    default:
      return nil
    }
  }

  /// Whether `left` came out before `right`.
  public static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  private static func number(_ digits: some StringProtocol) -> Int? {
    let isNumber = digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isNumber ? Int(digits) : nil
  }
}

extension CatalogueVersion: CustomStringConvertible {
  /// The version as Unicode writes it, `15.1`.
  public var description: String {
    "\(major).\(minor)"
  }
}
