import Foundation

/// An open file without a name, gone with the last reference to it.
///
/// A program that writes into a file never has to wait for its reader, so
/// nothing can get stuck, however much it writes.
final class ScratchFile: Sendable {
  let descriptor: Int32

  init(_ bytes: [UInt8] = []) throws {
    let folder = FileManager.default.temporaryDirectory
    let path = folder.appending(path: "emoji-scratch-" + UUID().uuidString)
      .path(percentEncoded: false)
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
    descriptor = try SystemError.check(
      "open", unsafe open(path, flags, 0o600))
    unsafe unlink(path)
    try FileHandle(fileDescriptor: descriptor).write(contentsOf: bytes)
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit {
    close(descriptor)
  }

  /// Returns all that the file holds by now.
  func bytes() throws -> [UInt8] {
    lseek(descriptor, 0, SEEK_SET)
    let handle = FileHandle(fileDescriptor: descriptor)
    return try [UInt8](handle.readToEnd() ?? Data())
  }
}
