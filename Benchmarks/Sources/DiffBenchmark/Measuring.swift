import Foundation
import Memory

/// Times of one thing, in microseconds of processor time.
struct Times {
  private(set) var values: [Double] = []

  var median: Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
  }

  /// The least time, which other work on the machine disturbs least.
  var best: Double { values.min() ?? .nan }

  /// Does something as often as it takes to be measurable; adds the time of one.
  mutating func measure(_ body: () -> Void) {
    var count = 0
    let start = processorTime()
    var end = start
    repeat {
      body()
      count += 1
      end = processorTime()
    } while end - start < 2_000
    values.append((end - start) / Double(count))
  }
}

/// The processor time of this process, in microseconds.
private func processorTime() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// Returns how many bytes of memory something needs at its peak, beyond what there
/// was before it, or nil where the system does not tell.
func peakMemory(_ body: () -> Void) -> Int? {
  #if os(Linux)
    releaseFreedMemory()
    guard let before = memory("VmRSS:"), resetPeak() else { return nil }
    body()
    return memory("VmHWM:").map { $0 - before }
  #else
    return nil
  #endif
}

/// Makes the kernel measure the peak anew.
private func resetPeak() -> Bool {
  guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else {
    return false
  }
  defer { try? file.close() }
  return (try? file.write(contentsOf: Data("5".utf8))) != nil
}

/// A line of `/proc/self/status`, in bytes.
private func memory(_ name: String) -> Int? {
  let status = try? String(
    contentsOf: URL(fileURLWithPath: "/proc/self/status"), encoding: .utf8)
  let line = status?.split(separator: "\n").first { $0.hasPrefix(name) }
  let number = line?.split(whereSeparator: { !$0.isNumber }).first
  return number.flatMap { Int($0) }.map { $0 * 1_024 }
}
