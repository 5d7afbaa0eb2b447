import Foundation
import TestSupport
import Testing

/// The browser as a program at a terminal.
struct BrowseTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.given("add 0 🐶 🐱 🍎", "add 1 🦊 -q")
  }

  private func start(
    _ words: String..., variables: [String: String] = [:]
  ) throws -> TerminalSession {
    let session = try tool.startAtTerminal(
      ["browse"] + words, variables: variables)
    #expect(try session.read(until: "? help").contains("dog face"))
    return session
  }

  private static let left = "\u{1B}[?25h\u{1B}[?1049l"

  @Test(arguments: ["q", "\u{3}", "a\u{1B}[3~xy\u{3}", "?\u{3}"])
  func `a key that quits gives the terminal back`(keys: String) throws {
    let session = try start()
    #expect(try !session.isAsBefore)
    try session.type(keys)
    try session.read(until: Self.left)
    #expect(session.waitForEnd() == 0)
    #expect(try session.isAsBefore)
  }

  @Test(
    arguments: [
      (SIGTERM, 128 + SIGTERM), (SIGHUP, 128 + SIGHUP), (SIGINT, 130),
      (SIGQUIT, 128 + SIGQUIT), (SIGSEGV, 128 + SIGSEGV),
      (SIGABRT, 128 + SIGABRT), (SIGTRAP, 128 + SIGTRAP),
    ] as [(Int32, Int32)])
  func `a signal, or a crash, gives the terminal back`(
    signal: Int32, code: Int32
  ) throws {
    let session = try start()
    session.send(signal)
    try session.read(until: Self.left)
    #expect(session.waitForEnd() == code)
    #expect(try session.isAsBefore)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT], 0..<4)
  func `a signal is what the browser dies of`(
    signal: Int32, changes: Int
  ) throws {
    let session = try start()
    // A change lets its thread have signals that it did not have before.
    if changes > 2 {
      try session.type("x")
      try session.read(until: "remove 0 0  (-1)")
    }
    session.send(signal)
    #expect(session.waitForKill() == signal)
  }

  @Test(arguments: ["\u{1A}", ""])
  func `who is stopped gives the terminal back, and takes it again`(
    key: String
  ) throws {
    let session = try start()
    if key.isEmpty { session.send(SIGTSTP) } else { try session.type(key) }
    #expect(session.waitForStop())
    try session.read(until: Self.left)
    #expect(try session.isAsBefore)
    try tool.given("remove 0 0 -q")
    session.send(SIGCONT)
    #expect(
      try session.read(until: "another process").contains("\u{1B}[?1049h"))
    #expect(try !session.isAsBefore)
    try session.type("q")
    #expect(session.waitForEnd() == 0)
    #expect(try session.isAsBefore)
  }

  @Test func `another size is drawn at once`() throws {
    let session = try start()
    try session.resize(columns: 20, rows: 5)
    #expect(try session.read(until: "\u{1B}[5;1H").contains("\u{1B}[2J"))
    try session.type("q")
    #expect(session.waitForEnd() == 0)
  }

  @Test func `a change by another process appears by itself`() throws {
    let session = try start()
    try tool.given("add 0 🦁 -q")
    #expect(try session.read(until: "another process").contains("🦁"))
    try session.type("q")
    #expect(session.waitForEnd() == 0)
  }

  @Test func `modes that the terminal has are used`() throws {
    let session = try start()
    try session.type("\u{1B}[?2026;2$y\u{1B}[?2027;2$y")
    try session.read(until: "\u{1B}[?2027h")
    try session.type("l")
    let shown = try session.read(until: "cat")
    #expect(shown.contains("\u{1B}[?2026h"))
    try session.type("q")
    #expect(try session.read(until: Self.left).contains("\u{1B}[?2027l"))
    #expect(session.waitForEnd() == 0)
  }

  @Test func `nothing is drawn while nothing changes`() throws {
    let session = try start()
    while !session.readSome(within: 200).isEmpty {}
    #expect(session.readSome(within: 1_500) == [])
    try session.type("zzz\u{1B}[99;99z\u{1B}[<35;1;1M")
    #expect(session.readSome(within: 300) == [])
    session.send(SIGTERM)
    _ = session.waitForEnd()
  }

  @Test func `a megabyte of anything does no harm`() throws {
    let session = try start()
    let reader = Thread { while !session.readSome(within: 5_000).isEmpty {} }
    reader.start()
    var generator = SplitMix64(seed: 3)
    // No letter that would change or quit anything.
    let pieces = [
      "hjkl", "\u{1B}", "[", "\u{1B}[A", "\u{FFFD}", "?", "\u{1B}[<",
    ]
    for _ in 0..<3_000 {
      try session.type(pieces.randomElement(using: &generator) ?? "")
    }
    let junk = "\u{1B}[9;9z\u{1B}\u{7}\u{0}"
    try session.type(String(repeating: junk, count: 1 << 16))
    let pasted = String(repeating: "x", count: 1 << 20)
    try session.type("\u{1B}[200~\(pasted)\u{1B}[201~")
    session.send(SIGTERM)
    #expect(session.waitForEnd() == 128 + SIGTERM)
    #expect(try session.isAsBefore)
    #expect(try tool.rows() == ["🐶🐱🍎", "🦊", ""])
  }

  @Test func `a paste without an end is over when nothing more comes`() throws {
    let session = try start()
    try session.type("\u{1B}[200~x\u{3}q")
    try session.read(until: "no emoji is called")
    try session.type("q")
    #expect(session.waitForEnd() == 0)
    #expect(try tool.rows() == ["🐶🐱🍎", "🦊", ""])
  }

  // MARK: Another process

  /// Runs `body` while another process seems to change the collection.
  private func locked(_ body: () throws -> Void) throws {
    let file = unsafe open(tool.collection + ".lock", O_RDWR | O_CLOEXEC)
    try #require(file >= 0 && flock(file, LOCK_EX) == 0)
    defer { close(file) }
    try body()
  }

  @Test func `an error stays, whatever was typed before it could be seen`()
    throws
  {
    let session = try start()
    try locked {
      try session.type("xl")
      try session.read(until: "waiting for another process")
      try session.type("ll")
      try session.read(until: "is locked by another process")
      #expect(session.readSome(within: 300) == [])
    }
    try session.type("l")
    #expect(try session.read(until: "? help").contains("cat"))
    try session.type("q")
    #expect(session.waitForEnd() == 0)
    #expect(try tool.rows() == ["🐶🐱🍎", "🦊", ""])
  }

  @Test(arguments: ["\u{3}", "l\u{3}", "TERM", "HUP"])
  func `who waits for another process can be ended`(end: String) throws {
    let session = try tool.startAtTerminal(["browse", "--wait", "20"])
    try session.read(until: "? help")
    try locked {
      try session.type("x")
      try session.read(until: "waiting for another process")
      switch end {
      case "TERM": session.send(SIGTERM)
      case "HUP": session.send(SIGHUP)
      default: try session.type(end)
      }
      let printed = try session.read(until: Self.left)
      #expect(!printed.contains("is locked"))
      let signals = ["TERM": SIGTERM, "HUP": SIGHUP]
      #expect(session.waitForKill() == signals[end] ?? 0)
      #expect(try session.isAsBefore)
    }
    #expect(try tool.rows() == ["🐶🐱🍎", "🦊", ""])
  }

  @Test func `the browser waits to begin with`() throws {
    var session: TerminalSession?
    try locked {
      session = try tool.startAtTerminal(["browse"])
      #expect(session?.readSome(within: 300) == [])
    }
    try session?.read(until: "? help")
    try session?.type("q")
    #expect(session?.waitForEnd() == 0)
  }

  // MARK: Motion

  @Test(arguments: [[], ["--no-motion"]])
  func `a change is seen happening, unless nobody wants that`(
    flags: [String]
  ) throws {
    let session = try tool.startAtTerminal(["browse"] + flags)
    try session.read(until: "? help")
    try session.type("x")
    let shown = try session.read(until: "remove 0 0  (-1)")
    while session.readSome(within: 400) != [] {}
    #expect(shown.contains("[2;7m") == flags.isEmpty)
    try session.type("q")
    #expect(session.waitForEnd() == 0)
    #expect(try tool.rows() == ["🐱🍎", "🦊", ""])
  }

  @Test func `without colours wanted there are none`() throws {
    let session = try start(variables: ["NO_COLOR": "1"])
    try session.type("d")
    let shown = try session.read(until: "older")
    #expect(!shown.contains("[1;36m"))
    #expect(!shown.contains(/\u{1B}\[[0-9;]*3[0-7]m/))
    try session.type("q")
    #expect(session.waitForEnd() == 0)
  }

  @Test func `a deep link opens its place`() throws {
    let session = try tool.startAtTerminal(["browse", "/sections/1/items/0"])
    try session.read(until: "1/0")
    try session.type("q")
    #expect(session.waitForEnd() == 0)
  }

  // MARK: No terminal

  @Test func `without a terminal nothing is browsed`() throws {
    try tool.refuses(
      "browse", 64, "emoji: 'browse' needs a terminal for input and output",
      "'emoji list' prints the collection.")
  }

  @Test(arguments: ["dumb", ""])
  func `a terminal that can only print is refused`(term: String) throws {
    let session = try tool.startAtTerminal(
      ["browse"], variables: ["TERM": term])
    #expect(session.waitForEnd() == 64)
    try session.read(until: "place text")
    #expect(try session.isAsBefore)
  }

  @Test func `a collection that cannot be read leaves the terminal alone`()
    throws
  {
    let path = tool.home.path("broken.json")
    try tool.home.write("{", to: "broken.json")
    let session = try tool.startAtTerminal(["browse", "--file", path])
    #expect(session.waitForEnd() == 65)
    #expect(
      try !session.read(until: "broken.json").contains("\u{1B}[?1049h"))
  }
}
