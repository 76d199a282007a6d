public import VStyle

extension Property {
  /// What can be chosen: `date-picker-mode`.
  public static let datePickerMode = Property("date-picker-mode", .keyword(DatePicker.Mode.self))
  /// The look of the picker: `preferred-date-picker-style`.
  public static let preferredDatePickerStyle = Property("preferred-date-picker-style", .keyword(DatePicker.Style.self))
  /// The step between two minutes: `minute-interval`.
  public static let minuteInterval = Property("minute-interval", .integer(1...30))
  /// The duration, if one is chosen, in seconds: `count-down-duration`, in `[0, ∞]`.
  public static let countDownDuration = Property("count-down-duration", .time(0...))
  /// Whether times are rounded to the step: `rounds-to-minute-interval`.
  public static let roundsToMinuteInterval = Property("rounds-to-minute-interval", .bool)
  /// The time: `date`.
  public static let date = Property("date", .date)
  /// The earliest time: `minimum-date`.
  public static let minimumDate = Property("minimum-date", .date)
  /// The latest time: `maximum-date`.
  public static let maximumDate = Property("maximum-date", .date)
  /// The language and the region: `locale`.
  public static let locale = Property("locale", .locale)
}

extension PropertyTable {
  /// The rows of ``DatePicker``.
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
