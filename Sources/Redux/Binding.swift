/// A value that is read from a store and written by sending an action.
@MainActor
public struct Binding<Value>: Sendable {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(_ read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  /// The value as it is now; setting it sends the action.
  public var value: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
}

extension StoreView {
  /// Returns a value of the state that can be written, by way of an action.
  ///
  /// ```swift
  /// let name = store.binding(\.name) { $0.isEmpty ? Unname() : Name($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - transform: Picks the value, such as `\.name`.
  ///   - action: Makes the action that asks for a value; `nil` asks for nothing.
  /// - Returns: The binding.
  public func binding<Value>(
    _ transform: @escaping (State) -> Value,
    send action: @escaping (Value) -> (any Action)?
  ) -> Binding<Value> {
    Binding({ transform(state) }, { if let asked = action($0) { send(asked) } })
  }
}
