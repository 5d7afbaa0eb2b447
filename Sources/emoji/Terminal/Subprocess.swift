#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another program that this one starts, feeds and waits for.
struct Subprocess {
  /// Where the program is.
  var path: String
  /// Its arguments, its name not among them.
  var arguments: [String] = []

  /// What a program left.
  struct Result: Equatable {
    /// Its exit code; 128 and the signal if one ended it.
    var code: Int32
    /// What it printed on standard output.
    var output: [UInt8]
  }

  /// Returns where a program of this name is, by the variable `PATH`.
  static func path(of name: String) throws -> String? {
    let folders = try Environment.value(of: "PATH") ?? ""
    let paths = folders.split(separator: ":").map { "\($0)/\(name)" }
    return paths.first { unsafe access($0, X_OK) == 0 }
  }

  /// Runs the program and returns what it printed.
  ///
  /// It has the terminal that this program has.
  ///
  /// - Parameter input: What it reads from standard input.
  /// - Returns: What it left.
  /// - Throws: The reason if it cannot be started.
  func run(input: [UInt8]) throws(ErrorNumber) -> Result {
    let feed = try Pipe()
    let print = try Pipe()
    let identifier = try start([feed.reader, print.writer])
    feed.reader.close()
    print.writer.close()
    // A program that has read enough closes its end.
    try? feed.writer.writeAll(input)
    feed.writer.close()
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while let count = try? print.reader.fill(&buffer), count > 0 {
      output += buffer.prefix(count)
    }
    print.reader.close()
    return Result(code: Self.wait(for: identifier), output: output)
  }

  /// Runs the program with nothing to print on, and returns its exit code.
  ///
  /// What it leaves running keeps no file of this program open.
  func runSilently(input: [UInt8]) throws(ErrorNumber) -> Int32 {
    let feed = try Pipe()
    let nowhere = Descriptor(number: unsafe open("/dev/null", O_WRONLY))
    let identifier = try start([feed.reader, nowhere, nowhere])
    feed.reader.close()
    nowhere.close()
    try? feed.writer.writeAll(input)
    feed.writer.close()
    return Self.wait(for: identifier)
  }

  private static func wait(for identifier: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) == -1 {
      guard ErrorNumber.last == .interrupted else { return 127 }
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}

/// Two ends of which one reads what the other writes; no program inherits them.
private struct Pipe {
  let reader: Descriptor
  let writer: Descriptor

  init() throws(ErrorNumber) {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw .last }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    reader = Descriptor(number: ends[0])
    writer = Descriptor(number: ends[1])
  }
}

extension Descriptor {
  /// Closes the file.
  fileprivate func close() {
    #if canImport(Glibc)
      _ = Glibc.close(number)
    #elseif canImport(Musl)
      _ = Musl.close(number)
    #else
      _ = Darwin.close(number)
    #endif
  }
}
