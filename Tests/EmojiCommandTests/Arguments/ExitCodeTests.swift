import Testing

@testable import emoji

struct ExitCodeTests {
  @Test func `the codes are those that scripts rely on`() {
    #expect(
      ExitCode.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 73, 74, 75, 130])
  }
}
