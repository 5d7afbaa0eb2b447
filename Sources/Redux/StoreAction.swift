/// Stands where an action is expected for what no action caused.
public enum StoreAction: Action {
  /// The command that the store was started with.
  case start
  /// A change made with ``Store/update(_:)``.
  case update
  /// The failure of a command, which tells the action that caused it.
  case failure
}
