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
    var writer = JSONWriter(style: .compact)
    writer.write(self, depth: 0)
    return writer.text
  }

  /// The document on lines of its own, two spaces a level, without a newline at
  /// the end.
  public var pretty: String {
    var writer = JSONWriter(style: .pretty)
    writer.write(self, depth: 0)
    return writer.text
  }
}

/// Writes JSON values one after the other.
private struct JSONWriter {
  enum Style {
    case compact
    case inline
    case pretty
  }

  var style: Style
  var text = ""

  mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .string(let string): write(string)
    case .integer(let number): text += String(number)
    case .number(let number): text += String(number)
    case .null: text += "null"
    case .boolean(let flag): text += flag ? "true" : "false"
    case .array(let elements):
      writeList("[", elements, "]", depth: depth) { writer, element in
        writer.write(element, depth: depth + 1)
      }
    case .object(let members):
      writeList("{", members, "}", depth: depth) { writer, member in
        writer.write(member.0)
        writer.text += writer.style == .compact ? ":" : ": "
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
    _ open: String, _ elements: [Element], _ close: String, depth: Int,
    write: (inout JSONWriter, Element) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += style == .inline ? ", " : "," }
      breakLine(depth: depth + 1)
      write(&self, element)
    }
    if !elements.isEmpty { breakLine(depth: depth) }
    text += close
  }

  private mutating func breakLine(depth: Int) {
    guard style == .pretty else { return }
    text += "\n"
    for _ in 0..<depth { text += "  " }
  }

  /// Writes a string as RFC 8259, section 7, has it; slashes stay as they are.
  private mutating func write(_ string: String) {
    text += "\""
    if string.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      for scalar in string.unicodeScalars {
        write(scalar)
      }
    } else {
      text += string
    }
    text += "\""
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{0}"..<"\u{20}":
      text += "\\u" + hexadecimal(scalar.value, digits: 4)
    default: text.unicodeScalars.append(scalar)
    }
  }
}
