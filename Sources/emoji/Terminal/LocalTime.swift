import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The time as the clock on the wall shows it, by the system's time zone.
///
/// The system library knows the zones; FoundationEssentials alone does not.
struct LocalTime: Equatable {
  var year: Int
  var month: Int
  var day: Int
  var hour = 0
  var minute = 0
  var second = 0

  /// Returns the local time of a date.
  init(_ date: Date) {
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
    var parts = unsafe tm()
    unsafe localtime_r(&seconds, &parts)
    unsafe self.init(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1,
      day: Int(parts.tm_mday), hour: Int(parts.tm_hour),
      minute: Int(parts.tm_min), second: Int(parts.tm_sec))
  }

  init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0,
    second: Int = 0
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The date of this local time; of two, when clocks are set back, either.
  var date: Date {
    var parts = unsafe parts
    unsafe parts.tm_isdst = -1
    return Date(timeIntervalSince1970: Double(unsafe mktime(&parts)))
  }

  /// The date at which clocks at Greenwich show this time.
  var dateAtGreenwich: Date {
    var parts = unsafe parts
    return Date(timeIntervalSince1970: Double(unsafe timegm(&parts)))
  }

  private var parts: tm {
    var parts = unsafe tm()
    unsafe parts.tm_year = CInt(year - 1900)
    unsafe parts.tm_mon = CInt(month - 1)
    unsafe parts.tm_mday = CInt(day)
    unsafe parts.tm_hour = CInt(hour)
    unsafe parts.tm_min = CInt(minute)
    unsafe parts.tm_sec = CInt(second)
    return unsafe parts
  }
}

extension LocalTime: CustomStringConvertible {
  /// The time as `2026-11-30 09:00:00`.
  var description: String {
    let date = [year, month, day].map(LocalTime.twoDigits)
    let time = [hour, minute, second].map(LocalTime.twoDigits)
    return date.joined(separator: "-") + " " + time.joined(separator: ":")
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
