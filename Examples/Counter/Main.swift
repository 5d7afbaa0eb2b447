import Foundation
import Redux

/// A counter: keys on a terminal, words in a pipe.
@main
struct Main {
  @MainActor
  static func main() async {
    let terminal = Terminal()
    let store = Store(
      Counter(), stages(cache: Cache(file: file), log: terminal.log))
    await store.send(Load()).finish()

    terminal.setEcho(false)
    let view = store.subscribe({ $0 }, terminal.show)
    for await word in terminal.words() {
      if ["q", "quit", "\u{3}"].contains(word) { break }
      let dispatch = store.send(intent(word))
      if !terminal.isInteractive { await dispatch.finish() }
    }
    view.cancel()
    terminal.setEcho(true)
  }

  private static var file: URL {
    let path = ProcessInfo.processInfo.environment["COUNTER_FILE"]
    let folder = FileManager.default.temporaryDirectory
    return path.map { URL(filePath: $0) } ?? folder.appending(path: "counter")
  }
}
