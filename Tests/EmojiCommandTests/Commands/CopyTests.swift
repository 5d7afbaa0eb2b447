import Foundation
import TestSupport
import Testing

/// Commands that other programs help with; here they are scripts.
struct CopyTests {
  private var tool: Tool

  init() throws {
    tool = try Tool()
    tool.environment["PATH"] = tool.home.path("bin") + ":/usr/bin:/bin"
    _ = try tool("add", "0", "🐶🐱🐭")
  }

  /// Makes a program of the tool's home.
  ///
  /// A shell writes it: a file that this process had open for writing would be
  /// busy for as long as a process that another test starts has inherited it.
  private func install(_ name: String, _ script: String) throws {
    try tool.home.write("#!/bin/sh\n" + script, to: "scripts/" + name)
    let made = try tool.shell(
      "cd && mkdir -p bin && cat scripts/\(name) >bin/\(name) "
        + "&& chmod 755 bin/\(name)")
    try #require(made.code == 0)
  }

  @Test func `an index that is repeated is refused`() throws {
    try tool.refuses("copy 0 0 0-1", 65, "emoji: index 0 was given twice")
  }

  @Test func `without a clipboard the emoji are printed`() throws {
    let result = try tool("copy", "0", "2", "0-1")
    #expect(result.output == "🐭🐶🐱\n")
    #expect(result.errors.isEmpty && result.code == 0)
  }

  @Test(arguments: [
    ("wl-copy", "WAYLAND_DISPLAY", ""),
    ("xclip", "DISPLAY", "-selection clipboard"),
    ("xsel", "DISPLAY", "--clipboard --input"),
  ])
  func `a clipboard's program takes them where it has a display`(
    name: String, display: String, words: String
  ) throws {
    try install(
      name, "echo \"$@\" >\"$HOME/words\"; cat >\"$HOME/clip\"; echo noise\n")
    #expect(try tool("copy", "0", "0").output == "🐶\n")
    let result = try tool.run(
      ["copy", "0", "1", ":dog:"], variables: [display: ":0"])
    #expect(result.output.isEmpty && result.code == 0)
    #expect(result.errors == "copied 🐱🐶 by \(name)\n")
    #expect(try tool.home.text(of: "clip") == "🐱🐶")
    #expect(try tool.home.text(of: "words") == words + "\n")
  }

  @Test func `a program that fails is passed over`() throws {
    try install("wl-copy", "exit 1\n")
    let result = try tool.run(
      ["copy", "0", "0"], variables: ["WAYLAND_DISPLAY": "w"])
    #expect(result.output == "🐶\n" && result.code == 0)
  }

  @Test func `a program left in the background keeps nobody waiting`() throws {
    try install("wl-copy", "cat >/dev/null; sleep 60 & echo $! >\"$HOME/id\"\n")
    let result = try tool.run(
      ["copy", "0", "0"], variables: ["WAYLAND_DISPLAY": "w"])
    #expect(result.code == 0 && result.output.isEmpty)
    let identifier = try tool.home.text(of: "id").dropLast()
    _ = try tool.shell("kill \(identifier)")
  }

  @Test func `over ssh the terminal takes them`() throws {
    let remote = ["SSH_TTY": "/dev/pts/0"]
    let shown = try tool.run(
      ["copy", "0", "0"], variables: remote, hasTerminal: true)
    #expect(
      shown.output.hasPrefix("\u{1B}]52;c;8J+Qtg==\u{07}")
        || shown.output.hasSuffix("\u{1B}]52;c;8J+Qtg==\u{07}"))
    let piped = try tool.run(["copy", "0", "0"], variables: remote)
    #expect(piped.output == "🐶\n")
  }

  @Test func `what is not there is not copied`() throws {
    #expect(try tool("copy", "0", "3").code == 65)
    #expect(try tool("copy", "0", "🦊").code == 65)
    #expect(try tool("copy", "7", "0").code == 65)
    #expect(try tool("copy", "0").code == 64)
  }

  // MARK: Picking

  @Test func `fzf gets every emoji, and what it prints is taken`() throws {
    try install("fzf", "tee \"$HOME/list\" | grep -E 'dog face|thumbs up'\n")
    let printed = try tool("pick", "--tone", "dark")
    #expect(printed.output == "👍🏿\n🐶\n")
    #expect(printed.errors == "🐶 takes no skin tone\n")
    let list = try tool.home.text(of: "list").split(separator: "\n")
    #expect(list.count > 1900)
    #expect(list.contains { $0.hasPrefix("🐶\tdog face\t:dog:\tanimal ") })
    let added = try tool("pick", "1")
    #expect(added.output == "Emoji Section 1\n  + 0-1  👍 🐶\n")
  }

  @Test(arguments: [(1, 1), (130, 130), (2, 74)])
  func `the end of fzf is told apart`(code: Int32, expected: Int32) throws {
    try install("fzf", "exit \(code)\n")
    let result = try tool("pick")
    #expect(result.code == expected && result.output.isEmpty)
    #expect(result.errors.isEmpty == (code == 130))
  }

  @Test func `without fzf there is another way`() throws {
    let result = try tool.run(["pick"], variables: ["PATH": "/nowhere"])
    #expect(
      result.errors == """
        emoji: 'pick' needs the program fzf, which is not installed
        'emoji search WORDS' finds emoji without it.

        """)
    #expect(result.code == 66)
  }
}
