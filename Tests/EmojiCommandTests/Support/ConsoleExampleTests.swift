import TestSupport
import Testing

struct ConsoleExampleTests {
  private let document = """
    # Title
    ```console
    $ echo one
    one

    $ true
    ```
    $ no block
    ```swift
    $ no console
    ```
    <!-- not run: it builds everything -->

    ```console
    $ swift build
    ```
    ```console
    $ printf 'a b\\n\\n'
    a …

    ```
    """

  @Test func `examples are commands in console blocks`() {
    let examples = ConsoleExample.all(in: document)
    #expect(
      examples.map(\.command) == ["echo one", "true", "printf 'a b\\n\\n'"])
    #expect(examples.map(\.output) == [["one", ""], [], ["a …", ""]])
    #expect(examples.map(\.line) == [3, 6, 18])
  }

  @Test func `an example that prints something else is found`() throws {
    let broken = try Tool().brokenExamples(in: document)
    #expect(broken.map(\.example.command) == ["echo one"])
    #expect(broken.first?.printed == ["one"])
  }

  @Test(arguments: [
    ("a…c", "abc", true), ("a…c", "ac", true), ("a…c", "acb", false),
    ("…", "", true), ("a…a", "a", false), ("a…b…c", "axbyc", true),
    ("a…b…c", "ac", false), ("abc", "abc", true), ("abc", "abcd", false),
  ])
  func `an ellipsis stands for anything`(
    promised: String, printed: String, fits: Bool
  ) {
    let document = "```console\n$ x\n\(promised)\n```"
    let example = ConsoleExample.all(in: document).first
    #expect(example?.promises([printed]) == fits)
  }

  @Test func `an ellipsis alone stands for any lines`() {
    let document = "```console\n$ x\na\n…\nz\n```"
    let example = ConsoleExample.all(in: document).first
    #expect(example?.promises(["a", "z"]) == true)
    #expect(example?.promises(["a", "b", "c", "z"]) == true)
    #expect(example?.promises(["a", "b"]) == false)
  }
}
