import EmojiModel
import Foundation

/// The collection that everything is tried on.
enum Example {
  /// What is in it: the last state of the history among the seeds.
  static let collection = ImportedEmoji.example

  /// Its files, in a folder of this process, in memory where that can be.
  static let files: CollectionFiles = {
    let shared = "/dev/shm"
    let parent =
      FileManager.default.isWritableFile(atPath: shared)
      ? shared : NSTemporaryDirectory()
    let folder = parent + "/emoji-fuzz-\(getpid())"
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: Example.folder) }
    return CollectionFiles(path: folder + "/c.json", patience: .zero)
  }()

  private static var folder: String {
    URL(filePath: files.path).deletingLastPathComponent()
      .path(percentEncoded: false)
  }

  /// Puts the collection beside a history, and no other file.
  static func write(history: [UInt8]) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try FileManager.default.removeItem(atPath: folder + name)
    }
    try Data(CollectionFile.encode(collection))
      .write(to: URL(filePath: files.path))
    try Data(history).write(to: URL(filePath: files.path + ".history"))
  }
}

extension ImportedEmoji {
  fileprivate static var example: EmojiCollection {
    let text = "# Emoji Section 0\n🐱🍎\n# Food\n🐶\n"
    return (try? ImportedEmoji(Array(text.utf8), allowsUnknown: false))?
      .collection ?? .new
  }
}
