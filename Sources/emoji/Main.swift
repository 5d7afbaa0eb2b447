#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@main
@MainActor
enum Main {
  static func main() async {
    StandardStreams.prepare()
    Interruption.endsProcess()
    exit(await end().rawValue)
  }

  /// Runs the command line, prints what went wrong, and returns the exit code.
  private static func end() async -> ExitCode {
    do {
      return try await Main.run(RawArguments.words())
    } catch OutputError.closedPipe {
      return .done
    } catch let error as any Failure {
      StandardStreams.complain("\(error)", hint: error.hint)
      return error.exitCode
    } catch {
      StandardStreams.complain("\(error)")
      return .io
    }
  }
}
