extension String {
  /// This text between quotation marks, for a message.
  var quoted: String {
    "'\(self)'"
  }
}
