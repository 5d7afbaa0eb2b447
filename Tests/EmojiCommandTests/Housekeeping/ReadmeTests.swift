import Foundation
import TestSupport
import Testing

@testable import emoji

@MainActor
struct ReadmeTests {
  private let text: String

  init() throws {
    text = try String(
      contentsOf: Repository.url("README.md"), encoding: .utf8)
  }

  @Test func `every example prints what the README promises`() throws {
    #expect(ConsoleExample.all(in: text).count >= 10)
    let broken = try Tool().brokenExamples(in: text)
    #expect(broken.isEmpty, "\(broken.map(\.description).joined())")
  }

  @Test func `the README names every exit code`() {
    for code in ExitCode.allCases {
      #expect(text.contains("\(code.rawValue) "), "\(code)")
    }
  }
}

/// The files of the repository that the tests are part of.
enum Repository {
  /// Returns where a file is.
  static func url(_ path: String) -> URL {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 {
      root.deleteLastPathComponent()
    }
    return root.appending(path: path)
  }
}
