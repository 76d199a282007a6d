public import VStyle

extension Property {
  /// The mode of the picker, such as date or time. In sheets: `date-picker-mode`.
  public static let datePickerMode = Property("date-picker-mode", .keyword(DatePicker.Mode.self))
  /// The preferred style of the picker. In sheets: `preferred-date-picker-style`.
  public static let preferredDatePickerStyle = Property("preferred-date-picker-style", .keyword(DatePicker.Style.self))
  /// The interval between two selectable minutes. In sheets: `minute-interval`.
  public static let minuteInterval = Property("minute-interval", .integer(1...30))
  /// The duration in countdown mode, in seconds. In sheets: `count-down-duration`, in `[0, ∞]`.
  public static let countDownDuration = Property("count-down-duration", .time(0...))
  /// Whether times are rounded to the minute interval. In sheets: `rounds-to-minute-interval`.
  public static let roundsToMinuteInterval = Property("rounds-to-minute-interval", .bool)
  /// The selected date and time. In sheets: `date`.
  public static let date = Property("date", .date)
  /// The earliest date and time that can be selected. In sheets: `minimum-date`.
  public static let minimumDate = Property("minimum-date", .date)
  /// The latest date and time that can be selected. In sheets: `maximum-date`.
  public static let maximumDate = Property("maximum-date", .date)
  /// The locale, which determines language and region. In sheets: `locale`.
  public static let locale = Property("locale", .locale)
}

extension PropertyTable {
  /// The property bindings of ``DatePicker``.
  static var datePicker: PropertyTable {
    [
      .bind(.datePickerMode, \DatePicker.datePickerMode),
      .bind(.preferredDatePickerStyle, \DatePicker.preferredDatePickerStyle),
      .bind(.minuteInterval, \DatePicker.minuteInterval),
      .bind(.countDownDuration, \DatePicker.countDownDuration),
      .bind(.roundsToMinuteInterval, \DatePicker.roundsToMinuteInterval),
      .bind(.date, \DatePicker.date),
      .bind(.minimumDate, \DatePicker.minimumDate),
      .bind(.maximumDate, \DatePicker.maximumDate),
      .bind(.locale, \DatePicker.locale),
    ]
  }
}
