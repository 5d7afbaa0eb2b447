@testable import emoji

/// Plays the bytes for a terminal on a screen, as a terminal does that counts
/// grapheme clusters.
struct PlayedScreen {
  private(set) var frame: Frame
  /// Whether an emoji was followed by anything but a jump.
  private(set) var wroteBehindEmoji = false
  private var point = ScreenPoint(column: 0, row: 0)
  private var style: CellStyle = []
  private var region: Range<Int>
  private var isBehindEmoji = false

  init(_ size: ScreenSize) {
    frame = Frame(size)
    region = 0..<size.rows
  }

  mutating func play(_ text: String) {
    var rest = text[...]
    while let first = rest.popFirst() {
      guard first == "\u{1B}" else {
        put(first)
        continue
      }
      rest.removeFirst()
      let parameters = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(parameters.count)
      if let final = rest.popFirst() { obey(final, String(parameters)) }
    }
  }

  private mutating func put(_ character: Character) {
    if isBehindEmoji { wroteBehindEmoji = true }
    point.column = frame.write(String(character), at: point, style)
    isBehindEmoji = DisplayWidth.columns(of: character) == 2
  }

  private mutating func obey(_ final: Character, _ parameters: String) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch final {
    case "H":
      point = ScreenPoint(column: numbers[1] - 1, row: numbers[0] - 1)
      isBehindEmoji = false
    case "G":
      point.column = numbers[0] - 1
      isBehindEmoji = false
    case "J": frame = Frame(frame.size)
    case "K":
      let blanks = String(repeating: " ", count: frame.size.columns)
      frame.write(blanks, at: point)
    case "r":
      region =
        numbers.isEmpty ? 0..<frame.size.rows : numbers[0] - 1..<numbers[1]
    case "S": frame.scroll(region, by: numbers[0])
    case "T": frame.scroll(region, by: -numbers[0])
    case "m": style = Self.style(numbers)
    default: break
    }
  }

  private static func style(_ numbers: [Int]) -> CellStyle {
    let styles: [Int: CellStyle] = [
      1: .bold, 2: .faint, 4: .underlined, 7: .reversed, 31: .red, 32: .green,
      36: .cyan,
    ]
    return CellStyle(numbers.compactMap { styles[$0] })
  }
}
