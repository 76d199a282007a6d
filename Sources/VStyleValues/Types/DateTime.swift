/// A date with a time of day. The `Date` of UIKit corresponds to ``secondsSince1970(utcOffset:)``.
///
/// - Spec: https://www.rfc-editor.org/rfc/rfc3339#section-5.6
public struct DateTime: Hashable, Sendable, Bindable {
  /// The year. Range: `[1, 9999]`.
  public let year: Int
  /// The month. Range: `[1, 12]`.
  public let month: Int
  /// The day of the month. Range: from 1 to the last day of the month.
  public let day: Int
  /// The hour. Range: `[0, 23]`.
  public let hour: Int
  /// The minute. Range: `[0, 59]`.
  public let minute: Int
  /// The second. Range: `[0, 59]`.
  public let second: Int
  /// The offset from UTC, in minutes ahead; `nil` for the time zone of the view. Range: `[-1439, 1439]`.
  public let utcOffsetInMinutes: Int?

  /// Creates a date and time; `nil` for a day or a time that does not exist.
  public init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, utcOffsetInMinutes: Int? = nil
  ) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...DateTime.dayCount(of: month, in: year)).contains(day), (0...23).contains(hour), (0...59).contains(minute),
      (0...59).contains(second), (-1439...1439).contains(utcOffsetInMinutes ?? 0)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.utcOffsetInMinutes = utcOffsetInMinutes
  }

  /// The seconds since the beginning of 1970 in UTC.
  ///
  /// - Parameter utcOffset: the offset from UTC, in minutes ahead, for a time without an offset of its own. Default: 0.
  public func secondsSince1970(utcOffset: Int = 0) -> Int {
    let minutes = hour * 60 + minute - (utcOffsetInMinutes ?? utcOffset)
    return (DateTime.days(to: year, month, day) * 1440 + minutes) * 60 + second
  }

  /// The days between the beginning of 1970 and a day, in the Gregorian calendar.
  private static func days(to year: Int, _ month: Int, _ day: Int) -> Int {
    // Years begin in March here, so that a leap day is the last day of a year.
    let shifted = month < 3 ? year - 1 : year
    let monthsFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthsFromMarch + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }

  private static func dayCount(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension DateTime: CustomStringConvertible {
  /// The shortest text: `2024-02-29`, `2024-02-29T12:30` or `2024-02-29T12:30:15+02:00`.
  public var description: String {
    let date = "\(DateTime.digits(year, 4))-\(DateTime.digits(month, 2))-\(DateTime.digits(day, 2))"
    guard hour != 0 || minute != 0 || second != 0 || utcOffsetInMinutes != nil else { return date }
    let seconds = second == 0 ? "" : ":\(DateTime.digits(second, 2))"
    return "\(date)T\(DateTime.digits(hour, 2)):\(DateTime.digits(minute, 2))\(seconds)\(offset)"
  }

  private var offset: String {
    guard let minutes = utcOffsetInMinutes else { return "" }
    guard minutes != 0 else { return "Z" }
    return "\(minutes < 0 ? "-" : "+")\(DateTime.digits(abs(minutes) / 60, 2)):\(DateTime.digits(abs(minutes) % 60, 2))"
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
