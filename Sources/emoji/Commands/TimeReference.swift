import FoundationEssentials

/// A time as a person types it behind `@`: `2026-11-30`, `2026-11-30T09:00` or
/// `2026-11-30T09:00:30`, by the local clock unless `Z` or `+01:00` follows.
enum TimeReference {
  /// Returns the date that a text means, or `nil` if it is no time.
  static func date(_ text: String) -> Date? {
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    let numbers = [match.1, match.2, match.3].compactMap { Int($0) }
    let clock = [match.4, match.5, match.6].map { $0.flatMap { Int($0) } ?? 0 }
    guard numbers.count == 3, (1...12).contains(numbers[1]),
      (1...days(inMonth: numbers[1], of: numbers[0])).contains(numbers[2]),
      clock[0] < 24, clock[1] < 60, clock[2] < 60
    else { return nil }
    let time = LocalTime(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: clock[0],
      minute: clock[1], second: clock[2])
    guard let zone = match.7 else { return time.date }
    return offset(zone).map { time.dateAtGreenwich - $0 }
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4)
        && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the seconds that clocks in a zone are ahead of Greenwich.
  private static func offset(_ zone: Substring) -> TimeInterval? {
    if zone == "Z" || zone == "z" { return 0 }
    let digits = zone.dropFirst().filter { $0 != ":" }
    guard let hours = Int(digits.prefix(2)),
      let minutes = Int(digits.suffix(2)),
      hours < 24, minutes < 60
    else { return nil }
    let seconds = TimeInterval((hours * 60 + minutes) * 60)
    return zone.hasPrefix("-") ? -seconds : seconds
  }

  private static var pattern:
    Regex<
      (
        Substring, Substring, Substring, Substring, Substring?, Substring?,
        Substring?, Substring?
      )
    >
  {
    /(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?(Z|z|[+-]\d\d:?\d\d)?/
      .asciiOnlyDigits()
  }
}
