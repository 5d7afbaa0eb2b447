import Foundation

extension Tool {
  /// The variable that says where a process writes which lines it ran.
  private static let variable = "LLVM_PROFILE_FILE"

  /// What a measured tool gets besides its variables; nothing if the tests are
  /// not measured.
  ///
  /// All runs share four files, instead of writing a large one each.
  static var measuring: [String: String] {
    guard let own = ProcessInfo.processInfo.environment[variable] else {
      return [:]
    }
    let folder = URL(filePath: own).deletingLastPathComponent()
    let file = folder.appending(path: "Tool%4m.profraw")
    return [variable: file.path(percentEncoded: false)]
  }

  /// This tool, not measured, so that it may be killed at any moment.
  ///
  /// A process killed while it writes its measurements leaves a broken file.
  public var unmeasured: Tool {
    var tool = self
    if tool.environment[Self.variable] != nil {
      tool.environment[Self.variable] = "/dev/null"
    }
    return tool
  }
}
