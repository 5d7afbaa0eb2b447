import Foundation
import TestSupport
import Testing

/// Many processes, and processes that die, at one collection.
///
/// `Scripts/stress.sh` runs these at their full size.
struct StressTests {
  private static let isWhole =
    ProcessInfo.processInfo.environment["STRESS"] != nil

  private let tool: Tool

  init() throws {
    tool = try Tool()
  }

  @Test func `processes that add at once lose nothing`() throws {
    let (processes, adds) = Self.isWhole ? (20, 50) : (5, 6)
    let result = try tool.shell(
      """
      process() { for i in $(seq \(adds)); do emoji add 0 🐶 -q || exit; done; }
      for i in $(seq \(processes)); do process & done
      wait
      """)
    #expect(result.errors == "")
    let count = processes * adds
    #expect(try tool.sections()[0].emoji.count == count)
    #expect(try tool.revision() == count)
    let log = try tool("log").lines
    #expect(log.count == count)
    #expect(Set(log.map { $0.prefix { $0 != "\t" } }).count == count)
    try tool.given("undo \(count) -q")
    #expect(try tool.rows() == ["", "", ""])
  }

  /// Each command also runs on a copy that nobody kills: what the victim leaves
  /// is the state before, or the state of the copy; the latter if it was
  /// reported as done.
  @Test(arguments: isWhole ? Array(1...4) : [1])
  func `a process killed at any moment leaves one state or the other`(
    seed: UInt64
  ) throws {
    var generator = SplitMix64(seed: seed)
    let copy = try Tool()
    var killed = 0
    for _ in 0..<(Self.isWhole ? 200 : 15) {
      let before = try tool.sections()
      let revision = try tool.revision()
      try copyFiles(to: copy)
      let words = RandomCommand.words(on: before, using: &generator)
      let expected = try copy.run(words)
      let victim = try tool.start(words)
      usleep(UInt32.random(in: 0..<15_000, using: &generator))
      victim.send(SIGKILL)
      let result = try victim.wait()
      let after = try tool.sections()
      let finished = try copy.sections()
      #expect(after == before || after == finished, "\(words)")
      if result.code == 137 {
        killed += 1
      } else {
        #expect(result.code == expected.code, "\(words)")
      }
      if !result.output.isEmpty || result.code != 137 {
        #expect(after == finished, "\(words) was reported as done")
        #expect(try tool.revision() == copy.revision(), "\(words)")
      }
      #expect(try tool.revision() >= revision, "\(words)")
      #expect(try tool("show", "\(revision)").code == 0)
    }
    #expect(killed > 0)
    try checkHistory()
  }

  /// Every revision follows from the one before, and the last one is now.
  private func checkHistory() throws {
    let newest = try tool.revision()
    #expect(try tool("log").lines.count == newest)
    #expect(try tool("show").output == tool("list").output)
    for revision in stride(from: 0, through: newest, by: max(1, newest / 5)) {
      #expect(try tool("show", "\(revision)").code == 0)
    }
  }

  private func copyFiles(to copy: Tool) throws {
    try? FileManager.default.removeItem(atPath: copy.home.path(".local"))
    for (name, bytes) in try tool.home.files() {
      try copy.home.write(bytes, to: name)
    }
  }

  @Test(arguments: isWhole ? Array(10...15) : [10])
  func `after any commands undo leads back to revision 0`(
    seed: UInt64
  ) throws {
    var generator = SplitMix64(seed: seed)
    try tool.home.write(
      collectionFile(
        ListedSection("A", "🐶", "🐱", "🐶"), ListedSection("B", "🍎"),
        ListedSection("C")), to: ".local/share/emoji/collection.json")
    let first = try tool.sections()
    var undoable = 0
    for _ in 0..<(Self.isWhole ? 100 : 20) {
      let before = try tool.revision()
      let words = RandomCommand.words(
        on: try tool.sections(), using: &generator)
      #expect(try tool.run(words).code == 0, "\(words)")
      if try tool.revision() > before { undoable += 1 }
    }
    let last = try tool.sections()
    try tool.refuses(
      "undo \(undoable + 1)", 1,
      "emoji: there are only \(undoable) changes to undo, not \(undoable + 1)")
    try tool.given("undo \(undoable) -q")
    #expect(try tool.sections() == first)
    #expect(try tool("diff", "0", "--exit-code").code == 0)
    try tool.refuses("undo", 1, "emoji: there is nothing to undo")
    try tool.given("redo \(undoable) -q")
    #expect(try tool.sections() == last)
  }
}

/// Commands that fit a collection.
private enum RandomCommand {
  static func words(
    on sections: [ListedSection], using generator: inout SplitMix64
  ) -> [String] {
    func number(below limit: Int) -> Int {
      Int.random(in: 0..<max(1, limit), using: &generator)
    }
    let section = number(below: sections.count)
    let count = sections.isEmpty ? 0 : sections[section].emoji.count
    let target = number(below: sections.count)
    let seed = "\(number(below: 1000))"
    let random = ["add", "\(section)", "--random", "4", "--seed", seed]
    if sections.isEmpty { return ["section", "add", "S\(seed)"] }
    switch number(below: 10) {
    case 0: return ["shuffle", "--seed", seed]
    case 1: return ["section", "add", "S\(sections.count) \(seed)"]
    case 2: return ["section", "move", "\(section)", "\(target)"]
    case 3: return ["section", "rename", "\(section)", "R\(target) \(seed)"]
    case 4 where sections.count > 2: return ["section", "remove", "\(section)"]
    case 5 where count > 0:
      return ["remove", "\(section)", "\(number(below: count))"]
    case 6 where count > 0 && target != section:
      let item = number(below: count)
      return ["move", "\(section)", "\(item)", "\(target)", "0"]
    case 7 where count > 0:
      return ["replace", "\(section)", "\(number(below: count))", "🦊"]
    case 8: return ["clear", "\(section)"]
    default: return random
    }
  }
}
