/// Reads files that are not part of a collection.
public enum FileReading: Sendable {
  /// Returns the bytes of a file.
  ///
  /// - Throws: ``FileError`` if it cannot be read.
  public static func bytes(of path: String) throws(FileError) -> [UInt8] {
    try FileSystem().contents(of: path)
  }
}
