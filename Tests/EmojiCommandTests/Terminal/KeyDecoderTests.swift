import TestSupport
import Testing

@testable import emoji

struct KeyDecoderTests {
  /// Returns what a text means that comes in pieces of so many bytes.
  private func decode(
    _ bytes: [UInt8], pieces: Int = .max
  ) -> [TerminalInput] {
    var decoder = KeyDecoder()
    var inputs: [TerminalInput] = []
    for start in stride(from: 0, to: bytes.count, by: min(pieces, bytes.count))
    {
      inputs += decoder.decode(bytes[start...].prefix(pieces))
    }
    return inputs + decoder.flush()
  }

  private static let samples: [(String, [TerminalInput])] = [
    ("a", [.key(.character("a"))]),
    ("é🐶", [.key(.character("é")), .key(.character("🐶"))]),
    ("\r", [.key(.enter)]), ("\t", [.key(.tab)]),
    ("\u{7F}", [.key(.backspace)]),
    ("\u{3}\u{1A}", [.key(.control("c")), .key(.control("z"))]),
    ("\u{1B}", [.key(.escape)]),
    ("\u{1B}\u{1B}", [.key(.escape), .key(.escape)]),
    ("\u{1B}[A\u{1B}OB", [.key(.up), .key(.down)]),
    ("\u{1B}[1;5C", [.key(.right)]),
    (
      "\u{1B}[H\u{1B}[4~\u{1B}[5~\u{1B}[6~",
      [.key(.home), .key(.end), .key(.pageUp), .key(.pageDown)]
    ),
    ("\u{1B}[3~\u{1B}[Z", [.key(.delete), .key(.backtab)]),
    (
      "\u{1B}[<0;3;2M\u{1B}[<0;3;2m",
      [.mouse(.press(ScreenPoint(column: 2, row: 1)))]
    ),
    ("\u{1B}[<64;1;1M\u{1B}[<65;1;1M", [.mouse(.wheelUp), .mouse(.wheelDown)]),
    ("\u{1B}[?2026;2$y", [.mode(2026, state: 2)]),
    (
      "\u{1B}[200~a\u{1B}[A\rb\u{1B}[201~c",
      [.paste("a\u{1B}[A\rb"), .key(.character("c"))]
    ),
    // No keys: an unknown sequence, a text for the terminal, a key with Alt, the
    // old mouse.
    ("\u{1B}[99;99zx", [.key(.character("x"))]),
    ("\u{1B}]11;rgb:00/00/00\u{7}x", [.key(.character("x"))]),
    ("\u{1B}P1$r0m\u{1B}\\x", [.key(.character("x"))]),
    ("\u{1B}qx", [.key(.character("x"))]),
    ("\u{1B}[M !!x", [.key(.character("x"))]),
    // The mouse as yet others tell it; Enter is on the keypad only.
    ("\u{1B}[32;10;5Mx", [.key(.character("x"))]),
    ("\u{1B}[1Mx", [.key(.character("x"))]),
    ("\u{1B}OM", [.key(.enter)]),
    // What is torn for good is nothing.
    ("x\u{1B}[1;", [.key(.character("x"))]),
  ]

  @Test(arguments: samples.indices)
  func `bytes are keys`(index: Int) {
    let (text, inputs) = Self.samples[index]
    #expect(decode(Array(text.utf8)) == inputs, "\(text.debugDescription)")
  }

  @Test(arguments: samples.indices)
  func `a sequence may come byte by byte`(index: Int) {
    let (text, inputs) = Self.samples[index]
    #expect(
      decode(Array(text.utf8), pieces: 1) == inputs,
      "\(text.debugDescription)")
  }

  @Test(arguments: [
    "\u{1B}[<0;|10;5M", "\u{1B}[<0;1|0;5M", "\u{1B}[<|0;1|0|;5|m",
    "\u{1B}[|<35;1;1M", "\u{1B}|[<35;1;1M", "\u{1B}[?2026|;2$|y",
    "\u{1B}[?|99;0$y", "\u{1B}[M| !!", "\u{1B}[M !|!", "\u{1B}[|M !!",
  ])
  func `the rest of a torn report is no text`(pieces: String) {
    var decoder = KeyDecoder()
    var inputs: [TerminalInput] = []
    for piece in (pieces + "|x").split(separator: "|") {
      inputs += decoder.decode(Array(piece.utf8)) + decoder.flush()
    }
    let keys = inputs.compactMap { input in
      if case .key(let key) = input { key } else { nil }
    }
    #expect(keys.filter { $0 != .escape } == [.character("x")], "\(inputs)")
  }

  @Test func `a key behind a torn report is a key`() {
    for torn in ["\u{1B}", "\u{1B}[", "\u{1B}[<0;1", "\u{1B}[M", "\u{1B}[?20"] {
      for key: Character in ["q", "<", "?", "x"] {
        var decoder = KeyDecoder()
        _ = decoder.decode(Array(torn.utf8))
        _ = decoder.flush()
        let inputs = decoder.decode(Array(String(key).utf8))
        #expect(inputs == [.key(.character(key))], "\(torn.debugDescription)")
      }
    }
  }

  @Test func `a cluster that comes as a whole is one key`() {
    #expect(decode(Array("👨‍👩‍👧‍👦".utf8)) == [.key(.character("👨‍👩‍👧‍👦"))])
  }

  @Test func `what is no UTF-8 is dropped, and nothing else`() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0x62]
    #expect(
      decode(bytes) == [
        .key(.character("a")), .key(.character("(")), .key(.character("b")),
      ])
  }

  @Test func `pasted text that never ends is taken at last`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[200~ab\u{1B}[2".utf8)) == [])
    #expect(decoder.patience == 2000)
    #expect(decoder.flush() == [.paste("ab\u{1B}[2")])
    #expect(decoder.patience == nil)
  }

  @Test func `a megabyte at once is read, whatever it is`() {
    let megabyte = 1 << 20
    let letters = [UInt8](repeating: 0x61, count: megabyte)
    #expect(decode(letters).count == megabyte)
    for byte: UInt8 in [0x1B, 0x5B, 0xCC, 0xF0, 0x00] {
      _ = decode([0x1B] + [UInt8](repeating: byte, count: megabyte))
    }
    let paste = Array("\u{1B}[200~".utf8) + letters + letters
    #expect(
      decode(paste) == [.paste(String(repeating: "a", count: megabyte))])
    let text = Array("\u{1B}]".utf8) + letters
    #expect(decode(text, pieces: 4096).count < megabyte)
  }

  @Test func `any bytes end, and leave the next key alone`() {
    var generator = SplitMix64(seed: 7)
    let alphabet: [UInt8] = [
      0x1B, 0x5B, 0x4F, 0x5D, 0x3B, 0x30, 0x7E, 0xE2, 0x61,
    ]
    for _ in 0..<2_000 {
      var decoder = KeyDecoder()
      let bytes = (0..<12).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      _ = decoder.decode(bytes)
      _ = decoder.flush()
      #expect(decoder.decode([0x71]) == [.key(.character("q"))], "\(bytes)")
    }
  }
}
