import Testing

@testable import emoji

struct MainTests {
  @MainActor @Test func `the tool has an entry point`() {
    Main.main()
  }
}
