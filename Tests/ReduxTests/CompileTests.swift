import Foundation
import Testing

/// What the compiler keeps people from doing with a store.
struct CompileTests {
  private let setting = """
    import Redux

    struct Count: StoreState {
      var number = 0
    }

    struct Ping: Action {}

    final class Box {
      var number = 0
    }

    """

  @Test func `a stage that only uses its arguments compiles`() throws {
    #expect(
      try faults(
        """
        let stage = Stage<Count>.flow(Ping.self) { count, _ in
          count.number += 1
        }
        """) == [])
  }

  @Test(
    arguments: [
      ("send to the store", "store.send(Ping())"),
      ("update the store", "store.update { $0.number = 1 }"),
      ("read the store", "count = store.state"),
      ("subscribe to the store", "_ = store.subscribe(\\.number) { _ in }"),
    ])
  func `a reducer cannot reach its store`(
    name: String, line: String
  ) throws {
    let source = """
      @MainActor func make(_ store: Store<Count>) -> Stage<Count> {
        .flow(Ping.self) { count, _ in
          \(line)
        }
      }
      """
    #expect(try faults(source) == [3], "\(name)")
  }

  @Test func `a reducer cannot share what is not safe to share`() throws {
    let source = """
      func make(_ box: Box) -> Stage<Count> {
        .flow(Ping.self) { count, _ in
          box.number += 1
        }
      }
      """
    #expect(try faults(source) == [3])
  }

  @Test func `an action is a value that is safe to share`() throws {
    #expect(
      try faults(
        """
        struct Bad: Action {
          var box: Box
          static func == (first: Bad, second: Bad) -> Bool { true }
        }
        """) == [2])
  }

  @Test func `nobody but the store sets its state`() throws {
    let source = """
      @MainActor func set(_ store: Store<Count>) {
        store.state = Count()
      }
      """
    #expect(try faults(source) == [2])
  }

  /// Returns the lines of `source` in which the compiler finds errors.
  private func faults(_ source: String) throws -> [Int] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "compile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Sample.swift")
    try (setting + source).write(to: file, atomically: true, encoding: .utf8)
    let output = try typecheck(file)
    let offset = setting.count { $0 == "\n" }
    let lines = output.split(separator: "\n").compactMap { line -> Int? in
      let parts = line.split(separator: ":")
      guard parts.count > 3, parts[3] == " error" else { return nil }
      return Int(parts[1]).map { $0 - offset }
    }
    return Set(lines).sorted()
  }

  private func typecheck(_ file: URL) throws -> String {
    let program = URL(filePath: CommandLine.arguments[0])
    let modules = program.deletingLastPathComponent().appending(path: "Modules")
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library",
      "-diagnostic-style", "llvm", "-module-cache-path",
      file.deletingLastPathComponent().path(percentEncoded: false),
      "-I", modules.path(percentEncoded: false),
      file.path(percentEncoded: false),
    ]
    let pipe = Pipe()
    compiler.standardError = pipe
    try compiler.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
