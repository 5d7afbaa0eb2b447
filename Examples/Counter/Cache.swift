import Foundation

/// Keeps the last count in a file.
struct Cache {
  let file: URL

  func load() -> Int {
    let text = try? String(contentsOf: file, encoding: .utf8)
    return text.flatMap { Int($0) } ?? 0
  }

  func save(_ count: Int) throws {
    try Data("\(count)".utf8).write(to: file, options: .atomic)
  }
}
