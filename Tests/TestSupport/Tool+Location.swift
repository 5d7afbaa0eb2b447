import Foundation

extension Tool {
  /// The tool could not be found beside the tests.
  public struct NotFound: Error, Sendable {
    /// The folders that were searched.
    public let folders: [String]
  }

  /// The path of the tool that was built together with the running tests.
  static let located: Result<String, NotFound> = {
    let folders = testFiles.flatMap(foldersAbove)
    let paths = folders.map { $0 + "/emoji" }
    let found = paths.first(where: isProgram)
    return found.map(Result.success) ?? .failure(NotFound(folders: folders))
  }()

  /// The running program, and the bundle of tests that it was asked to load.
  private static var testFiles: [String] {
    let program = try? FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/self/exe")
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }
    return [program].compactMap { $0 } + bundles
  }

  private static func foldersAbove(_ file: String) -> [String] {
    var folders: [String] = []
    var url = URL(filePath: file).deletingLastPathComponent()
    for _ in 0..<4 {
      folders.append(url.path(percentEncoded: false))
      url.deleteLastPathComponent()
    }
    return folders
  }

  private static func isProgram(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
      && FileManager.default.isExecutableFile(atPath: path)
  }
}
