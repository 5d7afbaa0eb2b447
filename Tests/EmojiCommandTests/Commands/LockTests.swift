import Foundation
import TestSupport
import Testing

/// Two processes at one collection: one waits, and says so when it gives up.
struct LockTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.given("--file c.json add 0 🐶")
  }

  private static let hasFlock =
    (try? Invocation(
      ["flock", "--version"], environment: ["PATH": "/usr/bin:/bin"]
    ).run())?.code == 0

  /// Runs a line while another program holds the lock.
  private func locked(_ line: String, shared: Bool = false) throws -> Finished {
    let flag = shared ? "-s" : "-x"
    return try tool.shell(
      "flock \(flag) c.json.lock \"$EMOJI_TOOL\" --file c.json \(line)")
  }

  @Test(.enabled(if: hasFlock, "there is no flock"))
  func `a lock that is held ends a change, and says for how long`() throws {
    let before = try tool.home.files()
    for wait in ["0", "0.05"] {
      let result = try locked("add 0 🐱 --wait \(wait)")
      #expect(
        result.errors == """
          emoji: c.json.lock is locked by another process
          '--wait SECONDS' waits longer.

          """)
      #expect(result.code == 75 && result.output == "")
    }
    #expect(try tool.home.files() == before)
  }

  @Test(.enabled(if: hasFlock, "there is no flock"))
  func `readers share the lock, and list needs none`() throws {
    #expect(try locked("log --wait 0", shared: true).code == 0)
    #expect(try locked("show 0 --wait 0", shared: true).code == 0)
    #expect(try locked("log --wait 0").code == 75)
    #expect(try locked("list --wait 0").code == 0)
    #expect(try locked("add 0 🐱 --wait 0", shared: true).code == 75)
  }

  @Test(.enabled(if: hasFlock, "there is no flock"))
  func `a change waits until the lock is free`() throws {
    let result = try tool.shell(
      """
      flock -x c.json.lock sleep 0.2 &
      sleep 0.05
      emoji --file c.json add 0 🐱
      wait
      """)
    #expect(result.code == 0 && result.errors == "")
    #expect(try tool.sections(at: "c.json")[0].emoji == ["🐶", "🐱"])
  }

  @Test(.enabled(if: hasFlock, "there is no flock"))
  func `a command that waits can be interrupted`() throws {
    let before = try tool.home.files()
    let holder = try RunningProcess(
      Invocation(
        ["flock", "-x", "c.json.lock", "sleep", "0.4"],
        environment: tool.environment, folder: tool.home.path))
    usleep(100_000)
    let waiting = try tool.start(["--file", "c.json", "add", "0", "🐱"])
    usleep(150_000)
    waiting.send(SIGINT)
    let result = try waiting.wait()
    #expect(result.code == 130 && result.output == "")
    _ = try holder.wait()
    #expect(try tool.home.files() == before)
  }

  @Test(.enabled(if: hasFlock, "there is no flock"))
  func `the process that holds the lock is named`() throws {
    let result = try tool.shell(
      """
      flock -x c.json.lock sh -c 'echo $$ | tee c.json.lock; exec sleep 0.3' &
      sleep 0.1
      emoji --file c.json add 0 🐱 --wait 0
      wait
      """)
    let holder = result.lines[0]
    #expect(
      result.errors.hasPrefix(
        "emoji: c.json.lock is locked by process \(holder)\n"))
  }

  @Test(.enabled(if: hasFlock, "there is no flock"))
  func `a collection has one lock, over whichever path`() throws {
    try tool.home.write("", to: "box/none")
    for (name, target) in [
      ("link.json", "c.json"), ("box/far.json", "../c.json"), ("here", "."),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: tool.home.path(name), withDestinationPath: target)
    }
    for path in ["link.json", "box/far.json", "here/c.json", "./c.json"] {
      let result = try tool.shell(
        "flock -x c.json.lock \"$EMOJI_TOOL\" --file \(path) clear --wait 0")
      #expect(result.code == 75, "\(path)")
      try tool.given("--file \(path) add 0 🐱 --wait 0")
    }
    #expect(try tool.sections(at: "c.json")[0].emoji.count == 5)
    #expect(
      try tool.home.files().keys.sorted() == [
        "box/none", "c.json", "c.json.history", "c.json.lock",
      ])
  }

  @Test func `what a dead process left is no lock`() throws {
    try tool.home.write("12345\n", to: "c.json.lock")
    try tool.home.write("half of a coll", to: "c.json.new")
    try tool.given("--file c.json add 0 🐱 --wait 0")
    let files = try tool.home.files()
    #expect(files["c.json.new"] == nil)
    #expect(files["c.json.lock"] == [])
    #expect(try tool.sections(at: "c.json")[0].emoji == ["🐶", "🐱"])
  }
}
