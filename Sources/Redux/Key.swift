/// A hashable value of any type, unequal to every value of another type.
///
/// `AnyHashable` would take the number 1 of any integer type for the same.
struct Key: Hashable, Sendable {
  private let type: ObjectIdentifier
  private let value: any Hashable & Sendable

  init<Value: Hashable & Sendable>(_ value: Value) {
    self.type = ObjectIdentifier(Value.self)
    self.value = value
  }

  static func == (first: Key, second: Key) -> Bool {
    first.type == second.type
      && AnyHashable(first.value) == AnyHashable(second.value)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    value.hash(into: &hasher)
  }
}
