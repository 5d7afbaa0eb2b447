/// The records of a text in CSV, one after the other.
struct CSVRecords {
  /// One record.
  struct Record {
    /// The line it begins on, counted from 1.
    let line: Int
    /// Its values, without the quotation marks around them.
    let fields: [String]
  }

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns the next record; nil at the end.
  mutating func next() -> Record? {
    guard place < bytes.count else { return nil }
    let start = line
    var fields = [field()]
    while take(",") {
      fields.append(field())
    }
    _ = take("\r")
    if take("\n") { line += 1 }
    return Record(line: start, fields: fields)
  }

  private mutating func field() -> String {
    var value: [UInt8] = []
    if take("\"") {
      while place < bytes.count, !take("\"") || isRepeated {
        append(&value)
      }
    }
    while place < bytes.count, !isEnd {
      append(&value)
    }
    return String(decoding: value, as: UTF8.self)
  }

  /// Whether a quotation mark that was taken stands for one of the value.
  private var isRepeated: Bool {
    place < bytes.count && bytes[place] == UInt8(ascii: "\"")
  }

  private mutating func append(_ value: inout [UInt8]) {
    if bytes[place] == UInt8(ascii: "\n") { line += 1 }
    value.append(bytes[place])
    place += 1
  }

  private var isEnd: Bool {
    switch bytes[place] {
    case UInt8(ascii: ","), UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"):
      place + 1 == bytes.count || bytes[place + 1] == UInt8(ascii: "\n")
    default: false
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: character) else {
      return false
    }
    place += 1
    return true
  }
}
