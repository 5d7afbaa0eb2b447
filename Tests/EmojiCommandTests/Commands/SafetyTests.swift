import Foundation
import TestSupport
import Testing

/// A place that cannot be used: one clear line, and every file as before.
struct SafetyTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
  }

  // MARK: Permissions

  /// Starts a program as a user who may not write everywhere: the superuser
  /// may, so another one is taken then.
  private static let launcher: [String] =
    geteuid() == 0
    ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []

  private static let canBeSomebodyElse =
    (try? Tool().run(["--version"], launcher: launcher))?.code == 0

  /// Runs a line as that user, and expects no file to change.
  private func asSomebodyElse(_ line: String) throws -> Finished {
    let before = try tool.home.files()
    // Somebody else may not write a profile beside the tool.
    let result = try tool.unmeasured.run(
      line.split(separator: " ").map(String.init), launcher: Self.launcher)
    #expect(try tool.home.files() == before, "\(line)")
    return result
  }

  private func setPermissions(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: tool.home.path(name))
  }

  @Test(.enabled(if: canBeSomebodyElse, "setpriv cannot change the user"))
  func `a folder that may only be read is read, and never changed`() throws {
    try tool.given("--file box/c.json add 0 🐶", "--file box/c.json add 0 🐱")
    for hasLock in [true, false] {
      if !hasLock {
        try FileManager.default.removeItem(
          atPath: tool.home.path("box/c.json.lock"))
      }
      try setPermissions(0o555, of: "box")
      defer { try? setPermissions(0o755, of: "box") }
      let rows = try asSomebodyElse("--file box/c.json list")
      #expect(rows.lines.count == 2 && rows.code == 0)
      let log = try asSomebodyElse("--file box/c.json log")
      #expect(log.lines.count == 2 && log.errors == "")
      #expect(try asSomebodyElse("--file box/c.json show 1").lines.count == 1)
      if geteuid() != 0, hasLock { continue }
      for line in ["add 0 🍎", "undo", "clear", "section add A"] {
        let result = try asSomebodyElse("--file box/c.json \(line)")
        #expect(
          result.errors == "emoji: cannot create box/c.json.lock: "
            + "Permission denied\n")
        #expect(result.code == 73 && result.output == "")
      }
    }
  }

  @Test(.enabled(if: canBeSomebodyElse, "setpriv cannot change the user"))
  func `a folder that may not be entered is no empty collection`() throws {
    try tool.given("--file box/c.json add 0 🐶")
    try setPermissions(0o600, of: "box")
    defer { try? setPermissions(0o755, of: "box") }
    for line in ["list", "log", "show 0", "diff box/c.json"] {
      let result = try tool.unmeasured.run(
        ["--file", "box/c.json"] + line.split(separator: " ").map(String.init),
        launcher: Self.launcher)
      #expect(
        result.errors.hasPrefix("emoji: cannot read box/c.json")
          && result.errors.hasSuffix(": Permission denied\n"), "\(line)")
      #expect(result.code == 74 && result.output == "", "\(line)")
    }
  }

  @Test(.enabled(if: canBeSomebodyElse, "setpriv cannot change the user"))
  func `a new collection needs a folder that can be made`() throws {
    try tool.home.write("", to: "box/file")
    try setPermissions(0o555, of: "box")
    defer { try? setPermissions(0o755, of: "box") }
    let result = try asSomebodyElse("--file box/a/b/c.json add 0 🐶")
    #expect(
      result.errors == "emoji: cannot create box/a: Permission denied\n")
    #expect(result.code == 73)
    #expect(try asSomebodyElse("--file box/a/b/c.json list").code == 0)
  }

  @Test func `a collection keeps its permissions`() throws {
    try tool.given("--file c.json add 0 🐶")
    try setPermissions(0o640, of: "c.json")
    try tool.given("--file c.json add 0 🐱", "--file c.json undo")
    let mode = try FileManager.default
      .attributesOfItem(atPath: tool.home.path("c.json"))[.posixPermissions]
    #expect(mode as? Int == 0o640)
  }

  // MARK: Other things in a file's place

  @Test(arguments: [
    ("c.json", 74, "read c.json: it is not a regular file"),
    ("c.json.history", 74, "read c.json.history: it is not a regular file"),
    ("c.json.lock", 73, "create c.json.lock: Is a directory"),
    ("c.json.new", 74, "write c.json.new: Is a directory"),
  ])
  func `a folder in a file's place is said, and stays`(
    name: String, code: Int, fault: String
  ) throws {
    if name != "c.json" { try tool.given("--file c.json add 0 🐶") }
    try? FileManager.default.removeItem(atPath: tool.home.path(name))
    try tool.home.write("precious", to: name + "/file")
    try tool.refuses(
      "--file c.json add 0 🐱", Int32(code), "emoji: cannot \(fault)")
    #expect(try tool.home.text(of: name + "/file") == "precious")
    if name == "c.json" {
      for line in ["list", "log", "undo"] {
        try tool.refuses(
          "--file c.json \(line)", 74, "emoji: cannot \(fault)")
      }
      #expect(try tool.home.files().count == 1)
    }
  }

  @Test func `nothing is ever written through a link`() throws {
    try tool.home.write("precious", to: "target")
    for (name, target) in [
      ("c.json.lock", "target"), ("c.json.history", "unfinished"),
    ] {
      try tool.home.write("{\"format\":", to: "unfinished")
      try link(name, to: target)
      try tool.refuses(
        "--file c.json add 0 🐶", 73,
        "emoji: cannot create \(name): it is a symbolic link")
      try FileManager.default.removeItem(atPath: tool.home.path(name))
    }
    try link("c.json.new", to: "target")
    try tool.given("--file c.json add 0 🐶")
    #expect(try tool.home.text(of: "target") == "precious")
    #expect(try tool.home.files()["c.json.new"] == nil)
  }

  @Test func `a link to a collection stays one`() throws {
    try tool.home.write("", to: "far/file")
    try link("c.json", to: "far/real.json")
    try tool.given("--file c.json add 0 🐶", "--file c.json add 0 🐱")
    #expect(
      try tool.home.files().keys.sorted() == [
        "far/file", "far/real.json", "far/real.json.history",
        "far/real.json.lock",
      ])
    #expect(try tool.sections(at: "c.json")[0].emoji == ["🐶", "🐱"])
    try link("a", to: "b")
    try link("b", to: "a")
    let result = try tool.line("--file a list")
    #expect(result.errors.hasSuffix(": Too many levels of symbolic links\n"))
    #expect(result.code == 74)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: tool.home.path(name), withDestinationPath: target)
  }

  @Test func `a link to a name that is no text is read, and never replaced`()
    throws
  {
    try tool.given("--file c.json add 0 🐶")
    _ = try tool.shell(
      "name=$(printf 'r\\351al'); cp c.json \"$name\"; ln -s \"$name\" l.json")
    let files = try tool.shell("ls").output
    #expect(
      try tool.line("--file l.json list").output
        == "0\t0\t🐶\tEmoji Section 0\n")
    let result = try tool.line("--file l.json add 0 🐱")
    #expect(
      result.errors == "emoji: cannot write l.json: it is a symbolic link\n")
    #expect(result.code == 74)
    #expect(try tool.shell("ls").output == files)
  }

  @Test func `a pipe is no collection, and no history`() throws {
    try tool.given("--file c.json add 0 🐶")
    for path in ["/dev/stdin", "/dev/fd/0"] {
      let result = try tool.shell("cat c.json | emoji --file \(path) list")
      #expect(result.code == 74)
      #expect(
        result.errors
          == "emoji: cannot read \(path): it is not a regular file\n")
    }
    try tool.refuses(
      "--file - list", 64, "emoji: standard input cannot be the collection",
      "'emoji import -' and 'emoji diff -' read it; ./- is a file of that name."
    )
    _ = try tool.shell("rm c.json.history; mkfifo c.json.history")
    for line in ["add 0 🐱", "log", "check", "compact"] {
      try tool.refuses(
        "--file c.json \(line)", 74,
        "emoji: cannot read c.json.history: it is not a regular file")
    }
    try tool.given("--file c.json list")
  }

  @Test func `a path through a file leads nowhere`() throws {
    try tool.home.write("text", to: "file")
    for (line, end) in [("list", ""), ("log", ".history"), ("clear", ".lock")] {
      try tool.refuses(
        "--file file/c.json \(line)", 74,
        "emoji: cannot read file/c.json\(end): Not a directory")
    }
  }

  // MARK: No room

  @Test(
    .disabled(
      if: ProcessInfo.processInfo.environment["SANITIZER"] == "thread",
      "the thread sanitizer needs a large file of its own"))
  func `a file that may not grow any more is an error`() throws {
    try tool.given("--file c.json add 0 🐶")
    let before = try tool.home.files()
    let line = "ulimit -f 2; emoji --file c.json add 0 --random 999 --seed 1"
    let result = try tool.shell(line)
    #expect(result.errors.hasSuffix("File too large\n"), "\(result.errors)")
    #expect(result.code == 74 && result.output == "")
    #expect(try tool.home.files() == before)
  }

  /// A disk of 64 KiB, full but for a few pages: each step of a change meets the
  /// end in turn.
  @Test(.enabled(if: SmallDisk.canBeMade, "no small disk can be mounted"))
  func `a full disk loses nothing`() throws {
    let disk = try SmallDisk(kilobytes: 64)
    let path = disk.folder.path("c.json")
    try tool.given("--file \(path) add 0 --random 60 --seed 1 -q")
    var codes: Set<Int32> = []
    for free in 0...8 {
      try disk.fill(leavingPages: free)
      let before = try disk.folder.files()
      let result = try tool.line("--file \(path) add 0 --random 60 -q")
      codes.insert(result.code)
      if result.code != 0 {
        let reason = ": No space left on device\n"
        #expect(result.errors.hasSuffix(reason), "\(result.errors)")
        #expect(result.errors.hasPrefix("emoji: cannot "))
        #expect(try disk.folder.files() == before, "\(free) pages")
      }
      let list = try tool.line("--file \(path) list")
      #expect(list.lines.count % 60 == 0 && list.code == 0)
    }
    #expect(codes.contains(0) && codes.isSubset(of: [0, 73, 74]))
    try disk.empty()
    try tool.given("--file \(path) undo")
  }
}
