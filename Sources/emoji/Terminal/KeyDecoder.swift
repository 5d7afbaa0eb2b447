/// Reads the bytes of a terminal as keys, pasted text and answers.
///
/// A sequence may come in any number of pieces. What is no key is dropped, and
/// can neither hold up nor garble what comes after it; but for the rest of what a
/// terminal reports, which is known as such even when it comes too late.
struct KeyDecoder: Sendable {
  /// The longest sequence, in bytes.
  static let longestSequence = 64
  /// The longest text for the terminal itself, in bytes.
  static let longestString = 4096
  /// The longest pasted text that is kept, in bytes.
  static let longestPaste = 1 << 20
  /// The longest cluster that is taken for a key, in bytes.
  static let longestCluster = 128

  private var pending: [UInt8] = []
  private var pasted: [UInt8]?
  /// What was given up, in case that the rest of it comes after all.
  private var torn: [UInt8] = []

  private static let escape: UInt8 = 0x1B
  private static let bracket = UInt8(ascii: "[")
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// How long to wait for more before ``flush()``, in milliseconds; `nil` if
  /// nothing is left over.
  var patience: Int? {
    if pasted != nil { return 2000 }
    return pending.isEmpty ? nil : 50
  }

  /// Takes bytes, and returns what is complete by now.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  mutating func decode(_ bytes: some Collection<UInt8>) -> [TerminalInput] {
    let start = isReport(torn + bytes.prefix(Self.longestSequence)) ? torn : []
    var rest = (start + pending + bytes)[...]
    (pending, torn) = ([], [])
    var inputs: [TerminalInput] = []
    while !rest.isEmpty {
      let before = rest.count
      if pasted != nil {
        takePaste(&rest, &inputs)
      } else if rest.first == Self.escape {
        takeSequence(&rest, &inputs)
      } else {
        takeText(&rest, &inputs)
      }
      if rest.count == before { break }
    }
    pending = Array(rest)
    return inputs
  }

  /// Returns what the bytes mean that are left over, when no more are to come.
  ///
  /// An escape alone is the key; the beginning of something else is nothing.
  mutating func flush() -> [TerminalInput] {
    defer { (pending, pasted) = ([], nil) }
    if let pasted { return [Self.paste(pasted + pending)] }
    torn = pending
    return pending == [Self.escape] ? [.key(.escape)] : []
  }

  /// Whether bytes that begin with the torn ones are what a terminal reports: of
  /// its mouse, in either form that is read here, or of a mode.
  ///
  /// A person may have pressed what begins like one, so that it counts only when it
  /// is whole, or when more of it is torn than a person presses.
  private func isReport(_ bytes: [UInt8]) -> Bool {
    guard torn.first == Self.escape, bytes.dropFirst().first == Self.bracket
    else { return false }
    let body = bytes.dropFirst(3)
    let finals: [UInt8]
    switch bytes.dropFirst(2).first {
    case UInt8(ascii: "M"): return body.count >= 3
    case UInt8(ascii: "<"): finals = [UInt8(ascii: "M"), UInt8(ascii: "m")]
    case UInt8(ascii: "?"): finals = [UInt8(ascii: "y")]
    default: return false
    }
    let rest = body.drop { 0x30...0x39 ~= $0 || $0 == 0x3B || $0 == 0x24 }
    return rest.first.map(finals.contains) ?? (torn.count > 2)
  }

  // MARK: Pasted text

  private mutating func takePaste(
    _ rest: inout ArraySlice<UInt8>, _ inputs: inout [TerminalInput]
  ) {
    while let start = rest.firstIndex(of: Self.escape) {
      keep(rest[..<start])
      rest = rest[start...]
      if rest.starts(with: Self.pasteEnd) {
        inputs.append(Self.paste(pasted ?? []))
        pasted = nil
        rest = rest.dropFirst(Self.pasteEnd.count)
        return
      }
      if Self.pasteEnd.starts(with: rest) { return }
      keep(rest.prefix(1))
      rest = rest.dropFirst()
    }
    keep(rest)
    rest = []
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    let room = Self.longestPaste - (pasted?.count ?? 0)
    pasted?.append(contentsOf: bytes.prefix(max(0, room)))
  }

  private static func paste(_ bytes: [UInt8]) -> TerminalInput {
    .paste(String(decoding: bytes, as: UTF8.self))
  }

  // MARK: Sequences

  /// Takes a sequence that begins with an escape; leaves it if it is not whole.
  private mutating func takeSequence(
    _ rest: inout ArraySlice<UInt8>, _ inputs: inout [TerminalInput]
  ) {
    guard let second = rest.dropFirst().first else { return }
    switch second {
    case Self.bracket: takeControlSequence(&rest, &inputs)
    case UInt8(ascii: "O"):
      guard let final = rest.dropFirst(2).first else { return }
      if let key = Self.keypad[final] { inputs.append(.key(key)) }
      rest = rest.dropFirst(3)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"),
      UInt8(ascii: "^"), UInt8(ascii: "X"):
      takeString(&rest)
    case Self.escape:
      inputs.append(.key(.escape))
      rest = rest.dropFirst()
    default:
      // A key with Alt means nothing here.
      rest = rest.dropFirst(2)
    }
  }

  /// Takes `ESC [`, parameters and a final byte.
  private mutating func takeControlSequence(
    _ rest: inout ArraySlice<UInt8>, _ inputs: inout [TerminalInput]
  ) {
    let body = rest.dropFirst(2)
    let parameters = body.prefix { 0x20...0x3F ~= $0 }
    guard let final = body.dropFirst(parameters.count).first else {
      if parameters.count > Self.longestSequence { rest = [] }
      return
    }
    if final == UInt8(ascii: "M"), parameters.isEmpty {
      // The mouse as old terminals tell it: three bytes that may be anything.
      if body.count >= 4 { rest = body.dropFirst(4) }
      return
    }
    let isWhole = 0x40...0x7E ~= final
    rest = body.dropFirst(parameters.count + (isWhole ? 1 : 0))
    guard isWhole, parameters.count <= Self.longestSequence else { return }
    let text = String(decoding: parameters, as: UTF8.self)
    if text == "200", final == UInt8(ascii: "~") {
      pasted = []
    } else if let input = Self.input(text, final) {
      inputs.append(input)
    }
  }

  /// Takes a text for the terminal itself, which ends in BEL or `ESC \`.
  private func takeString(_ rest: inout ArraySlice<UInt8>) {
    let body = rest.dropFirst(2)
    guard let end = body.firstIndex(where: { $0 == 7 || $0 == Self.escape })
    else {
      if body.count > Self.longestString { rest = [] }
      return
    }
    if body[end] == 7 {
      rest = body[(end + 1)...]
    } else if let next = body[end...].dropFirst().first {
      let isEnd = next == UInt8(ascii: "\\")
      rest = isEnd ? body[(end + 2)...] : body[end...]
    }
  }

  private static let letters: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down,
    UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "Z"): .backtab,
  ]

  /// What a letter behind `ESC O` means; behind `ESC [` it would be a mouse's.
  private static let keypad = letters.merging([UInt8(ascii: "M"): .enter]) {
    $1
  }

  private static let numbers: [Int: Key] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]

  private static func input(_ text: String, _ final: UInt8) -> TerminalInput? {
    let numbers = text.drop { !$0.isNumber }.split {
      !($0.isASCII && $0.isNumber)
    }.compactMap { Int($0) }
    switch final {
    case UInt8(ascii: "~"):
      return numbers.first.flatMap { Self.numbers[$0] }.map { .key($0) }
    case UInt8(ascii: "y") where text.hasPrefix("?") && numbers.count == 2:
      return .mode(numbers[0], state: numbers[1])
    case UInt8(ascii: "M") where text.hasPrefix("<") && numbers.count == 3:
      return mouse(numbers).map { .mouse($0) }
    default:
      let isPlain = text.allSatisfy { $0.isNumber || $0 == ";" }
      return isPlain ? letters[final].map { .key($0) } : nil
    }
  }

  private static func mouse(_ numbers: [Int]) -> Mouse? {
    switch numbers[0] {
    case 0: .press(ScreenPoint(column: numbers[1] - 1, row: numbers[2] - 1))
    case 64: .wheelUp
    case 65: .wheelDown
    default: nil
    }
  }

  // MARK: Text

  /// Takes all up to the next escape; leaves a character that is not whole.
  private func takeText(
    _ rest: inout ArraySlice<UInt8>, _ inputs: inout [TerminalInput]
  ) {
    let bytes = rest.prefix { $0 != Self.escape }
    let isLast = bytes.endIndex == rest.endIndex
    let torn = isLast ? Self.tornCount(bytes) : 0
    rest = rest[(bytes.endIndex - torn)...]
    var text = ""
    for scalar in Self.scalars(bytes.dropLast(torn)) {
      if let key = Self.control(scalar) {
        Self.appendKeys(of: text, to: &inputs)
        text = ""
        inputs.append(.key(key))
      } else if scalar.properties.generalCategory != .control {
        text.unicodeScalars.append(scalar)
      }
    }
    Self.appendKeys(of: text, to: &inputs)
  }

  private static func appendKeys(
    of text: String, to inputs: inout [TerminalInput]
  ) {
    for character in text where character.utf8.count <= longestCluster {
      inputs.append(.key(.character(character)))
    }
  }

  private static func control(_ scalar: UnicodeScalar) -> Key? {
    switch scalar.value {
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x01...0x1A:
      .control(Character(UnicodeScalar(UInt8(scalar.value) + 0x60)))
    default: nil
    }
  }

  /// The scalars of bytes, those left out that are no UTF-8.
  private static func scalars(_ bytes: ArraySlice<UInt8>) -> [UnicodeScalar] {
    var scalars: [UnicodeScalar] = []
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded): scalars.append(Unicode.UTF8.decode(encoded))
      case .error: continue
      case .emptyInput: return scalars
      }
    }
  }

  /// How many bytes at the end may be the beginning of a character.
  private static func tornCount(_ bytes: ArraySlice<UInt8>) -> Int {
    let tail = bytes.suffix(3)
    guard let lead = tail.lastIndex(where: { $0 & 0xC0 != 0x80 }) else {
      return 0
    }
    let count = tail.endIndex - lead
    let wanted =
      switch tail[lead] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    return count < wanted ? count : 0
  }
}
