/// A JSON document.
///
/// Foundation's encoder can neither keep keys in a given order nor put one array
/// element a line and a small object on one, which people who read a file or its
/// version control want. Reading goes through Foundation's decoder.
public enum JSONValue: Sendable, Equatable {
  /// A string.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction, or too large for an integer.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// Nothing.
  case null
  /// A list; in pretty form one element a line.
  case array([JSONValue])
  /// Names and values in the order given; in pretty form one a line.
  case object([(String, JSONValue)])
  /// A value that stays on one line in pretty form too.
  indirect case inline(JSONValue)

  /// Whether both documents are written alike.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.compact == right.compact
  }

  /// The document on one line, without spaces.
  public var compact: String {
    String(decoding: bytes(.compact), as: UTF8.self)
  }

  /// The document on lines of its own, two spaces a level, without a newline at
  /// the end.
  public var pretty: String {
    String(decoding: bytes(.pretty), as: UTF8.self)
  }

  /// How a document is laid out.
  enum Style {
    /// On one line, without spaces.
    case compact
    /// On one line, with a space behind each colon and comma.
    case inline
    /// On lines of its own, two spaces a level.
    case pretty
  }

  /// Returns the document in UTF-8.
  func bytes(_ style: Style) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.write(self, depth: 0)
    return writer.bytes
  }
}

/// Writes JSON values one after the other.
private struct JSONWriter {
  var style: JSONValue.Style
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .string(let string): write(string)
    case .integer(let number): append(text: String(number))
    case .number(let number): append(text: String(number))
    case .null: append(text: "null")
    case .boolean(let flag): append(text: flag ? "true" : "false")
    case .array(let elements):
      writeList("[", elements, "]", depth: depth) { writer, element in
        writer.write(element, depth: depth + 1)
      }
    case .object(let members):
      writeList("{", members, "}", depth: depth) { writer, member in
        writer.write(member.0)
        writer.append(":")
        if writer.style != .compact { writer.append(" ") }
        writer.write(member.1, depth: depth + 1)
      }
    case .inline(let value):
      let outer = style
      style = outer == .pretty ? .inline : outer
      write(value, depth: depth)
      style = outer
    }
  }

  private mutating func writeList<Element>(
    _ open: Unicode.Scalar, _ elements: [Element], _ close: Unicode.Scalar,
    depth: Int,
    write: (inout JSONWriter, Element) -> Void
  ) {
    append(open)
    for (index, element) in elements.enumerated() {
      if index > 0 {
        append(",")
        if style == .inline { append(" ") }
      }
      breakLine(depth: depth + 1)
      write(&self, element)
    }
    if !elements.isEmpty { breakLine(depth: depth) }
    append(close)
  }

  private mutating func breakLine(depth: Int) {
    guard style == .pretty else { return }
    append("\n")
    for _ in 0..<2 * depth { append(" ") }
  }

  /// Writes a string as RFC 8259, section 7, has it; slashes stay as they are.
  ///
  /// What would deceive whoever reads the document is escaped too.
  private mutating func write(_ string: String) {
    append("\"")
    if string.unicodeScalars.contains(where: \.isEscaped) {
      for scalar in string.unicodeScalars {
        write(scalar)
      }
    } else {
      append(text: string)
    }
    append("\"")
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append(text: "\\\"")
    case "\\": append(text: "\\\\")
    case "\n": append(text: "\\n")
    case "\r": append(text: "\\r")
    case "\t": append(text: "\\t")
    case _ where scalar.isEscaped:
      append(text: "\\u" + hexadecimal(scalar.value, digits: 4))
    default: append(text: String(scalar))
    }
  }

  private mutating func append(text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a character of ASCII, which costs much less than a text does.
  private mutating func append(_ character: Unicode.Scalar) {
    bytes.append(UInt8(ascii: character))
  }
}

extension Unicode.Scalar {
  /// Whether JSON written here has an escape for it.
  ///
  /// These are those that must have one, others that control a terminal, and those
  /// that turn the direction of writing or cannot be seen. No emoji has any.
  fileprivate var isEscaped: Bool {
    switch value {
    case ..<0x20, 0x22, 0x5C, 0x7F...0x9F, 0x061C, 0x200B, 0x200E...0x200F,
      0x2028...0x202E, 0x2060...0x2069, 0xFEFF:
      true
    default: false
    }
  }
}
