#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The variables that the process was started with.
enum Environment {
  /// Returns a variable's value, or `nil` if it is unset or empty.
  static func value(of name: String) throws(EnvironmentError) -> String? {
    guard let start = unsafe getenv(name) else { return nil }
    guard let value = unsafe String(validatingCString: start) else {
      throw .notUTF8(variable: name)
    }
    return value.isEmpty ? nil : value
  }
}
