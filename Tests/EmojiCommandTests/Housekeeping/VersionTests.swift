import Foundation
import Testing

@testable import emoji

@MainActor
struct VersionTests {
  @Test func `the changelog tells of the version that the tool has`() throws {
    let text = try String(
      contentsOf: Repository.url("CHANGELOG.md"), encoding: .utf8)
    #expect(
      text.contains("## \(Main.version)")
        || text.contains("## Unreleased (\(Main.version))"))
  }
}
