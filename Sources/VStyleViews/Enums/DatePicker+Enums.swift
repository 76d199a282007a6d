public import VStyle

extension DatePicker {
  /// The mode of a date picker. UIKit: `UIDatePicker.Mode`.
  public enum Mode: String, KeywordValue, Bindable {
    /// Hours and minutes.
    case time
    /// Months, days and years.
    case date
    /// Dates, hours and minutes.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
    /// Months and years.
    case yearAndMonth
  }

  /// The style of a date picker. UIKit: `UIDatePickerStyle`.
  public enum Style: String, KeywordValue, Bindable {
    /// The style that fits the platform and the mode.
    case automatic
    /// Wheels.
    case wheels
    /// A compact label that opens a calendar.
    case compact
    /// An inline calendar.
    case inline
  }
}
