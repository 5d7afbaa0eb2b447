extension StandardStreams {
  /// Prints something worth knowing on standard error.
  static func note(_ text: String) {
    try? Descriptor.standardError.writeAll(
      Array((Sanitize.line(text) + "\n").utf8))
  }
}
