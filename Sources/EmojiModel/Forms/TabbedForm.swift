/// Rows with tabs: an emoji and words about it, or what `list` prints.
enum TabbedForm {
  /// Reads a line if there is a tab in it.
  ///
  /// The first field is the emoji; but a row of two numbers, an emoji and a title
  /// is one of `list`.
  ///
  /// - Returns: Whether there is a tab.
  static func read(
    _ line: Substring, _ collector: inout ImportCollector
  ) -> Bool {
    let fields = line.parts(between: UInt8(ascii: "\t"), limit: 4)
    guard fields.count > 1 else { return false }
    if fields[0].isEmpty {
      collector.fail("no emoji stands before the first tab")
    } else if fields.count == 4, fields[0].isNumber, fields[1].isNumber {
      collector.begin(fields[3])
      collector.add(allOf: fields[2])
    } else {
      collector.add(allOf: fields[0])
    }
    return true
  }
}

extension Substring {
  fileprivate var isNumber: Bool {
    !isEmpty && utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }
}
