/// Checks that bytes are one JSON text (RFC 8259), and tells where they are not.
///
/// Foundation's decoder takes an object that has a key twice, and does not say
/// on which line a document breaks. Every document is therefore checked here
/// before it is decoded.
struct JSONSyntax {
  /// The deepest nesting of arrays and objects that is taken.
  static let maximumDepth = 32

  private let bytes: [UInt8]
  private var next = 0

  /// Throws the first fault of a document.
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  static func check(_ bytes: [UInt8]) throws(FileFault) {
    do throws(NotUTF8) {
      _ = try String(utf8: bytes)
    } catch {
      throw .notUTF8(offset: error.offset)
    }
    var syntax = JSONSyntax(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { syntax.next = 3 }
    syntax.skipSpace()
    guard syntax.next < bytes.count else { throw .empty }
    try syntax.value(depth: 0)
    syntax.skipSpace()
    guard syntax.next == bytes.count else {
      throw syntax.fault("more text after the end")
    }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var current: UInt8? { next < bytes.count ? bytes[next] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    next += 1
    return true
  }

  private mutating func skipSpace() {
    while next < bytes.count {
      switch bytes[next] {
      case 0x20, 0x0A, 0x0D, 0x09: next += 1
      default: return
      }
    }
  }

  private func fault(_ reason: String) -> FileFault {
    let line = 1 + bytes[..<next].count { $0 == 0x0A }
    return .syntax(line: line, reason)
  }

  private func unexpected() -> FileFault {
    guard next < bytes.count else { return fault("the document ends too soon") }
    let rest = String(decoding: bytes[next...].prefix(8), as: UTF8.self)
    let found = rest.unicodeScalars.first.map(String.init) ?? ""
    return fault("\"\(found)\" does not belong here")
  }

  // MARK: Grammar

  private mutating func value(depth: Int) throws(FileFault) {
    guard depth < JSONSyntax.maximumDepth else {
      throw fault("nested more than \(JSONSyntax.maximumDepth) deep")
    }
    switch current {
    case UInt8(ascii: "{"): try object(depth: depth)
    case UInt8(ascii: "["): try array(depth: depth)
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
  }

  private mutating func object(depth: Int) throws(FileFault) {
    var keys: Set<ArraySlice<UInt8>> = []
    try list(closedBy: "}") { (syntax) throws(FileFault) in
      let start = syntax.next
      let key = try syntax.string()
      guard keys.insert(key).inserted else {
        syntax.next = start
        let name = String(decoding: key, as: UTF8.self)
        throw syntax.fault("the key \"\(name)\" stands there twice")
      }
      syntax.skipSpace()
      guard syntax.take(":") else { throw syntax.unexpected() }
      syntax.skipSpace()
      try syntax.value(depth: depth + 1)
    }
  }

  private mutating func array(depth: Int) throws(FileFault) {
    try list(closedBy: "]") { (syntax) throws(FileFault) in
      try syntax.value(depth: depth + 1)
    }
  }

  private mutating func list(
    closedBy close: Unicode.Scalar,
    element: (inout JSONSyntax) throws(FileFault) -> Void
  ) throws(FileFault) {
    next += 1
    skipSpace()
    if take(close) { return }
    while true {
      try element(&self)
      skipSpace()
      if take(close) { return }
      guard take(",") else { throw unexpected() }
      skipSpace()
    }
  }

  /// Passes a string and returns the bytes between its quotes.
  private mutating func string() throws(FileFault) -> ArraySlice<UInt8> {
    guard take("\"") else { throw unexpected() }
    let start = next
    while next < bytes.count {
      switch bytes[next] {
      case 0x22:
        next += 1
        return bytes[start..<(next - 1)]
      case 0x5C: try escape()
      case ..<0x20: throw fault("a control character in a string")
      default: next += 1
      }
    }
    throw unexpected()
  }

  private mutating func escape() throws(FileFault) {
    next += 1
    guard take("u") else {
      guard let byte = current, "\"\\/bfnrt".utf8.contains(byte) else {
        throw fault("an unknown escape in a string")
      }
      next += 1
      return
    }
    let unit = try hexadecimalUnit()
    guard 0xD800...0xDFFF ~= unit else { return }
    guard unit < 0xDC00, take("\\"), take("u"),
      0xDC00...0xDFFF ~= (try hexadecimalUnit())
    else {
      throw fault("half a surrogate pair in a string")
    }
  }

  private mutating func hexadecimalUnit() throws(FileFault) -> Int {
    let digits = bytes[next...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ isHexDigit($0) }),
      let unit = Int(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("an unknown escape in a string") }
    next += 4
    return unit
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    Character(Unicode.Scalar(byte)).isHexDigit
  }

  private mutating func word(_ word: String) throws(FileFault) {
    guard bytes[next...].starts(with: word.utf8) else { throw unexpected() }
    next += word.utf8.count
  }

  private mutating func number() throws(FileFault) {
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
  }

  private mutating func digits() throws(FileFault) {
    let start = next
    while let byte = current, 0x30...0x39 ~= byte {
      next += 1
    }
    guard next > start else { throw unexpected() }
  }
}
