/// What tells whether the files of a collection are still as they were.
///
/// Two stamps are equal if nobody wrote to the files in between.
public struct CollectionStamp: Hashable, Sendable {
  let collection: FileStamp?
  let history: FileStamp?
}

/// What tells whether a file is still as it was.
struct FileStamp: Hashable, Sendable {
  var inode: UInt64
  var size: Int
  var seconds: Int
  var nanoseconds: Int
}

extension CollectionFiles {
  /// The stamp of the files as they are now; nothing of them is read.
  public var stamp: CollectionStamp {
    CollectionStamp(
      collection: files.stamp(of: path), history: files.stamp(of: historyPath))
  }
}
