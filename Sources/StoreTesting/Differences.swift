/// Returns where two values differ, a line for each place.
///
/// - Parameters:
///   - expected: What a test expects.
///   - actual: What there is.
/// - Returns: Lines such as `board[2].title: expected "A", is "B"`; none if both are
///   equal.
public func differences<Value: Equatable>(
  expected: Value, actual: Value
) -> [String] {
  guard expected != actual else { return [] }
  let lines = differences("", expected, actual)
  return lines.isEmpty
    ? ["expected and actual value print alike: \(String(reflecting: actual))"]
    : lines
}

private func differences(
  _ path: String, _ expected: Any, _ actual: Any
) -> [String] {
  let before = Mirror(reflecting: expected)
  let after = Mirror(reflecting: actual)
  let old = before.children.map(\.self)
  let new = after.children.map(\.self)
  guard
    isTaken(before, old, apart: after, new),
    before.displayStyle == .collection || haveSameLabels(old, new)
  else { return leaf(path, expected, actual) }
  var lines: [String] = []
  for index in 0..<max(old.count, new.count) {
    let child = index < old.count ? old[index] : new[index]
    let place = path + step(to: child.label, index)
    if index >= old.count {
      lines.append(
        "\(place): unexpected \(String(reflecting: new[index].value))")
    } else if index >= new.count {
      lines.append("\(place): missing \(String(reflecting: old[index].value))")
    } else {
      lines += differences(place, old[index].value, new[index].value)
    }
  }
  return lines
}

/// Whether a difference is better told child by child than as a whole.
private func isTaken(
  _ before: Mirror, _ old: [Mirror.Child],
  apart after: Mirror, _ new: [Mirror.Child]
) -> Bool {
  guard before.subjectType == after.subjectType else { return false }
  switch before.displayStyle {
  case .struct, .class, .tuple: return !old.isEmpty
  case .enum, .optional: return !old.isEmpty && !new.isEmpty
  case .collection: return true
  default: return false
  }
}

private func haveSameLabels(
  _ old: [Mirror.Child], _ new: [Mirror.Child]
) -> Bool {
  old.map(\.label) == new.map(\.label)
}

private func step(to label: String?, _ index: Int) -> String {
  switch label {
  case nil: "[\(index)]"
  case "some": ""
  case let label?: ".\(label)"
  }
}

private func leaf(_ path: String, _ expected: Any, _ actual: Any) -> [String] {
  let expected = String(reflecting: expected)
  let actual = String(reflecting: actual)
  guard expected != actual else { return [] }
  let place = path.isEmpty ? "value" : String(path.drop { $0 == "." })
  return ["\(place): expected \(expected), is \(actual)"]
}
