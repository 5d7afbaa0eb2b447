/// The name of a section: one line, trimmed, not empty.
///
/// A title of nothing but characters that cannot be seen is empty.
///
/// Titles are compared by their scalars, so `é` as one scalar and as two are
/// different titles, as they are to every program that reads the file.
public struct SectionTitle: Sendable {
  /// The title as it is shown and stored.
  public let text: String

  /// The longest title that is taken, in bytes of UTF-8.
  public static let maximumLength = 1000

  /// Creates a title from what a person typed, without the white space around.
  ///
  /// - Throws: ``TitleError`` for an empty title, a title of several lines or
  ///   with control characters, or one that is too long.
  public init(_ typed: String) throws(TitleError) {
    guard typed.utf8.count <= SectionTitle.maximumLength else {
      throw .tooLong(bytes: typed.utf8.count)
    }
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let scalars = typed.unicodeScalars
    let trimmed = scalars.drop(while: isSpace).reversed()
      .drop(while: isSpace).reversed()
    let isBlank = trimmed.allSatisfy {
      isSpace($0) || $0.properties.isDefaultIgnorableCodePoint
    }
    guard !isBlank else { throw .empty }
    if let control = trimmed.first(where: SectionTitle.breaksLine) {
      throw .controlCharacter(control)
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: trimmed)
    text = String(view)
  }

  private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension SectionTitle: Hashable {
  /// Whether both titles are made of the same scalars.
  public static func == (left: SectionTitle, right: SectionTitle) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Feeds the bytes of the title.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 {
      hasher.combine(byte)
    }
    hasher.combine(0xFF as UInt8)
  }
}

extension SectionTitle: CustomStringConvertible {
  /// The title itself.
  public var description: String { text }
}

/// Why a text cannot be a section's title.
public enum TitleError: Error, Equatable, Sendable {
  /// There is nothing that can be seen.
  case empty
  /// A control character or a line break stands in it.
  case controlCharacter(Unicode.Scalar)
  /// There is too much of it.
  case tooLong(bytes: Int)
}

extension TitleError: CustomStringConvertible {
  /// What is wrong with the title.
  public var description: String {
    switch self {
    case .empty:
      "a title cannot be empty"
    case .controlCharacter(let scalar):
      "a title is one line without control characters, "
        + "this one has U+\(hexadecimal(scalar.value, digits: 4))"
    case .tooLong(let bytes):
      "a title has at most \(SectionTitle.maximumLength) bytes, "
        + "this one has \(bytes)"
    }
  }
}
