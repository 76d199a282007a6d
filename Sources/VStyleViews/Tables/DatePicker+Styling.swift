import VStyleProperties

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
