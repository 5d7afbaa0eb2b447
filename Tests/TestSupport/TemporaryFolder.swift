import Foundation

/// A fresh folder that is removed with the last reference to it.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let path: String

  /// Creates an empty folder under the system's temporary one.
  public init() throws {
    let name = "emoji-test-" + UUID().uuidString
    let url = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: false)
    path =
      url.resolvingSymlinksInPath().path(percentEncoded: false)
      .trimmingSlash
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Returns the path of something in the folder.
  public func path(_ name: String) -> String {
    path + "/" + name
  }

  /// Writes a file, in folders that are made if need be.
  public func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Writes a file of text, in folders that are made if need be.
  public func write(_ text: String, to name: String) throws {
    try write(text.utf8, to: name)
  }

  /// Returns the bytes of a file.
  ///
  /// `Data(contentsOf:)` would leak a buffer for each empty file.
  public func bytes(of name: String) throws -> [UInt8] {
    let file = try FileHandle(forReadingFrom: URL(filePath: path(name)))
    return try [UInt8](file.readToEnd() ?? Data())
  }

  /// Returns the text of a file, its faults repaired.
  public func text(of name: String) throws -> String {
    try String(decoding: bytes(of: name), as: UTF8.self)
  }

  /// Returns the bytes of every file, by its path from here.
  ///
  /// Two of these are equal if nothing changed in between.
  public func files() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      let isFile = try URL(filePath: path(name))
        .resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
      if isFile == true { files[name] = try bytes(of: name) }
    }
    return files
  }
}

extension String {
  fileprivate var trimmingSlash: String {
    count > 1 && hasSuffix("/") ? String(dropLast()) : self
  }
}
