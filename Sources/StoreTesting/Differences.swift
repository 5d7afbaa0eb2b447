/// Returns where two values differ, a line for each place.
///
/// Dictionaries are compared key by key, sets by what is missing and unexpected, and
/// parts that are equal by `==` are left out, however they print.
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
  let areEqual = (expected as? any Equatable).map { isEqual($0, actual) }
  if areEqual == true { return [] }
  guard let lines = differencesByPart(path, expected, actual) else {
    return leaf(path, expected, actual)
  }
  return lines.isEmpty && areEqual == false
    ? leaf(path, expected, actual) : lines
}

private func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
  first == second as? Value
}

/// Returns `nil` where a difference is better told as a whole.
private func differencesByPart(
  _ path: String, _ expected: Any, _ actual: Any
) -> [String]? {
  let before = Mirror(reflecting: expected)
  let after = Mirror(reflecting: actual)
  guard before.subjectType == after.subjectType else { return nil }
  let old = before.children.map(\.self)
  let new = after.children.map(\.self)
  switch before.displayStyle {
  case .struct, .class, .tuple, .enum, .optional:
    let haveSameParts = !old.isEmpty && old.map(\.label) == new.map(\.label)
    return haveSameParts ? differences(path, old, new) : nil
  case .collection: return differences(path, old, new)
  case .dictionary: return differencesByKey(path, expected, actual)
  case .set: return differencesByMember(path, expected, actual)
  default: return nil
  }
}

private func differences(
  _ path: String, _ old: [Mirror.Child], _ new: [Mirror.Child]
) -> [String] {
  (0..<max(old.count, new.count)).flatMap { index in
    let child = index < old.count ? old[index] : new[index]
    return differences(
      path + step(to: child.label, index),
      index < old.count ? old[index].value : nil,
      or: index < new.count ? new[index].value : nil)
  }
}

private func differencesByKey(
  _ path: String, _ expected: Any, _ actual: Any
) -> [String]? {
  guard
    let old = expected as? [AnyHashable: Any],
    let new = actual as? [AnyHashable: Any]
  else { return nil }
  return Set(old.keys).union(new.keys).sorted(by: precedes).flatMap { key in
    differences(
      "\(path)[\(String(reflecting: key.base))]", old[key], or: new[key])
  }
}

private func differencesByMember(
  _ path: String, _ expected: Any, _ actual: Any
) -> [String]? {
  guard
    let old = expected as? Set<AnyHashable>,
    let new = actual as? Set<AnyHashable>
  else { return nil }
  return old.symmetricDifference(new).sorted(by: precedes).flatMap { member in
    differences(
      path, old.contains(member) ? member.base : nil,
      or: new.contains(member) ? member.base : nil)
  }
}

/// Compares what one of the sides may lack.
private func differences(
  _ path: String, _ expected: Any?, or actual: Any?
) -> [String] {
  switch (expected, actual) {
  case (let expected?, let actual?): differences(path, expected, actual)
  case (let expected?, nil):
    ["\(place(path)): missing \(String(reflecting: expected))"]
  case (nil, let actual?):
    ["\(place(path)): unexpected \(String(reflecting: actual))"]
  case (nil, nil): []
  }
}

/// An order that is the same at every run: that of the keys, if they have one.
private func precedes(_ first: AnyHashable, _ second: AnyHashable) -> Bool {
  func isLess<Key: Comparable>(_ key: Key) -> Bool? {
    (second.base as? Key).map { key < $0 }
  }
  if let key = first.base as? any Comparable, let isLess = isLess(key) {
    return isLess
  }
  return String(reflecting: first.base) < String(reflecting: second.base)
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
  return ["\(place(path)): expected \(expected), is \(actual)"]
}

private func place(_ path: String) -> String {
  path.isEmpty ? "value" : String(path.drop { $0 == "." })
}
