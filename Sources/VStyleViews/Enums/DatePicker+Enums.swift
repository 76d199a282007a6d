public import VStyle

extension DatePicker {
  /// What a date picker lets one choose. UIKit: `UIDatePicker.Mode`.
  public enum Mode: String, KeywordValue, Bindable {
    /// A time of day.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// A duration.
    case countDownTimer
    /// A month.
    case yearAndMonth
  }

  /// The look of a date picker. UIKit: `UIDatePickerStyle`.
  public enum Style: String, KeywordValue, Bindable {
    /// As suits the platform.
    case automatic
    /// Wheels.
    case wheels
    /// A label that opens a calendar.
    case compact
    /// A calendar.
    case inline
  }
}
