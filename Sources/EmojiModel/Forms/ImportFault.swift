/// Something in a file that was not understood, and where it stands.
public struct ImportFault: Error, Hashable, Sendable {
  /// Where in a file something stands.
  public enum Place: Hashable, Sendable {
    /// A line, counted from 1.
    case line(Int)
    /// An element of a JSON array, counted from 0.
    case element(Int)
    /// A section of a collection's file, counted from 0.
    case section(Int)
    /// An item of a section of a collection's file, both counted from 0.
    case item(section: Int, index: Int)
  }

  /// Where it stands.
  public let place: Place
  /// What is wrong, in one sentence.
  public let reason: String
}

extension ImportFault: CustomStringConvertible {
  /// The place and what is wrong.
  public var description: String {
    switch place {
    case .line(let line): "line \(line): \(reason)"
    case .element(let index): "element \(index): \(reason)"
    case .section(let section): "section \(section): \(reason)"
    case .item(let section, let index):
      "section \(section), item \(index): \(reason)"
    }
  }
}
