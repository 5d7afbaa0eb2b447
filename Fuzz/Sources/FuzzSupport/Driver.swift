/// The words of a command line, as C hands them over.
public typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// libFuzzer's own main, which calls back with one input after the other.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ words: UnsafeMutablePointer<Words>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Hands one input after the other to `body`, until the time is up.
public func drive(
  _ count: CInt, _ words: Words,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt {
  var count = count
  var words = words
  return runDriver(&count, &words, body)
}

/// Ends the process unless a law holds, so that libFuzzer keeps the input.
public func check(_ claim: Bool, _ law: String) {
  precondition(claim, law)
}
