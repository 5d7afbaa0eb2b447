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
    let (processes, adds) = Self.isWhole ? (50, 20) : (5, 6)
    let result = try tool.shell(
      """
      process() { for i in $(seq \(adds)); do emoji add 0 🐶 -q || exit; done; }
      reads() {
        until [ -e done ]; do
          for line in "list --json" "log -n 9" "show 0" "diff 0" check; do
            emoji $line >/dev/null || echo "$line failed"
          done
        done
      }
      for i in $(seq \(processes)); do process & writers="$writers $!"; done
      for i in 1 2; do reads & done
      wait $writers
      touch done
      wait
      """)
    #expect(result.output == "" && result.errors == "")
    let count = processes * adds
    #expect(try tool.sections()[0].emoji.count == count)
    #expect(try tool.revision() == count)
    #expect(try tool("check").code == 0)
    let log = try tool("log").lines
    #expect(log.count == count)
    #expect(Set(log.map { $0.prefix { $0 != "\t" } }).count == count)
    try tool.given("undo \(count) -q")
    #expect(try tool.rows() == ["", "", ""])
  }

  @Test func `processes that read meanwhile see whole states`() throws {
    let count = Self.isWhole ? 200 : 8
    try tool.given("add 0 🐱")
    let result = try tool.shell(
      """
      reads() {
        for i in $(seq \(count)); do
          for line in "list --json" log "show 1" "diff 0 1"; do
            emoji $line >/dev/null || echo "$line failed"
          done
        done
      }
      for i in 1 2; do reads & done
      for i in $(seq \(count)); do emoji add 0 🐶 -q || echo "add failed"; done
      wait
      """)
    #expect(result.output == "" && result.errors == "")
    #expect(try tool.revision() == count + 1)
  }

  /// Four processes give a section a name each, and are all killed.
  ///
  /// Every name that was reported is in the history, whatever else is.
  @Test func `writers killed at any moment lose nothing that they reported`()
    throws
  {
    var generator = SplitMix64(seed: 8)
    try tool.given("section add Four")
    var reported: [String] = []
    var killed = 0
    var round = 0
    var longest: UInt32 = 12_000
    while killed < (Self.isWhole ? 2_000 : 24) || reported.isEmpty {
      round += 1
      let writers = try (0..<4).map { section in
        let words = ["section", "rename", "\(section)", "\(section)-\(round)"]
        return (words, try tool.start(words))
      }
      for (_, writer) in writers.shuffled(using: &generator) {
        usleep(UInt32.random(in: 0..<longest, using: &generator))
        writer.send(SIGKILL)
      }
      for (words, writer) in writers {
        let result = try writer.wait()
        if result.code == 137 { killed += 1 }
        #expect(result.code == 137 || result.code == 0, "\(result.errors)")
        guard result.code == 0 || !result.output.isEmpty else { continue }
        reported.append("section rename \(words[2]) '\(words[3])'")
      }
      // On a slow machine none would ever come so far as to report.
      if reported.isEmpty { longest = min(2 * longest, 2_000_000) }
    }
    let log = try tool("log").lines
    let actions = Set(log.compactMap { $0.split(separator: "\t").last })
    #expect(reported.allSatisfy { actions.contains($0[...]) })
    #expect(try tool("check").code == 0)
    try tool.given("add 0 🐶")
    #expect(
      try tool.home.files().keys.sorted() == [
        ".local/share/emoji/collection.json",
        ".local/share/emoji/collection.json.history",
        ".local/share/emoji/collection.json.lock",
      ])
  }

  /// Each command also runs on a copy that nobody kills: what the victim leaves
  /// is the state before, or the state of the copy; the latter if it was
  /// reported as done.
  @Test(arguments: [SIGKILL, SIGINT], isWhole ? Array(1...4) : [1])
  func `a process ended at any moment leaves one state or the other`(
    signal: Int32, seed: UInt64
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
      victim.send(signal)
      let result = try victim.wait()
      let hasEnded = result.code == 128 + signal
      let after = try tool.sections()
      let finished = try copy.sections()
      #expect(after == before || after == finished, "\(words)")
      if hasEnded {
        killed += 1
      } else {
        #expect(result.code == expected.code, "\(words)")
      }
      if !result.output.isEmpty || !hasEnded {
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
