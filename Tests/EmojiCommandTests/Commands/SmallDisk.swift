import Foundation
import TestSupport

/// A mounted file system of a few pages, gone with the last reference to it.
final class SmallDisk: Sendable {
  /// Its files.
  let folder: TemporaryFolder

  /// Whether this process may mount one.
  static let canBeMade = (try? SmallDisk(kilobytes: 64)) != nil

  /// The system refused to mount it.
  struct Refused: Error {}

  init(kilobytes: Int) throws {
    folder = try TemporaryFolder()
    let options = ["-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs"]
    let mounted = try Invocation(
      ["mount"] + options + [folder.path], environment: Self.environment
    ).run()
    guard mounted.code == 0 else { throw Refused() }
  }

  deinit {
    _ = try? Invocation(
      ["umount", folder.path], environment: Self.environment
    ).run()
  }

  private static let environment = ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"]
  private static let page = 4096

  /// Fills it but for some pages.
  func fill(leavingPages pages: Int) throws {
    try empty()
    let attributes = try FileManager.default.attributesOfFileSystem(
      forPath: folder.path)
    let free = (attributes[.systemFreeSize] as? NSNumber)?.intValue ?? 0
    let count = max(0, free - pages * Self.page)
    try folder.write([UInt8](repeating: 0, count: count), to: "filler")
  }

  /// Removes what fills it.
  func empty() throws {
    try? FileManager.default.removeItem(atPath: folder.path("filler"))
  }
}
