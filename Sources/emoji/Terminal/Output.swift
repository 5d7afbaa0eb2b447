/// Writes text to a file of this process, in large pieces.
///
/// What is still kept when the process ends is lost: call ``flush()`` last.
struct Output: ~Copyable {
  private let descriptor: Descriptor
  private let capacity: Int
  private var kept: [UInt8] = []

  /// Creates an output that keeps at most so many bytes.
  init(to descriptor: Descriptor = .standardOutput, keeping: Int = 1 << 16) {
    self.descriptor = descriptor
    capacity = keeping
  }

  /// Writes a text as it is; see ``Sanitize`` for text from elsewhere.
  mutating func write(_ text: String) throws(OutputError) {
    kept.append(contentsOf: text.utf8)
    if kept.count >= capacity { try flush() }
  }

  /// Writes a text and a line feed.
  mutating func line(_ text: String = "") throws(OutputError) {
    kept.append(contentsOf: text.utf8)
    try write("\n")
  }

  /// Writes what is kept.
  mutating func flush() throws(OutputError) {
    defer { kept.removeAll(keepingCapacity: true) }
    do throws(ErrorNumber) {
      try descriptor.writeAll(kept)
    } catch .brokenPipe {
      throw .closedPipe
    } catch {
      throw .failed(error)
    }
  }
}
