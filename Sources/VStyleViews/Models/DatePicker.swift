public import VStyle

/// A day and a time that are chosen. UIKit: `UIDatePicker`.
open class DatePicker: Control {
  /// What can be chosen. Default: `dateAndTime`. UIKit: `UIDatePicker.datePickerMode`.
  open var datePickerMode = DatePicker.Mode.dateAndTime
  /// The look of the picker. Default: `automatic`. UIKit: `UIDatePicker.preferredDatePickerStyle`.
  open var preferredDatePickerStyle = DatePicker.Style.automatic
  /// The step between two minutes. It divides 60. Range: `[1, 30]`. Default: 1. UIKit: `UIDatePicker.minuteInterval`.
  open var minuteInterval = 1
  /// The duration, if one is chosen. Unit: seconds. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UIDatePicker.countDownDuration`.
  open var countDownDuration = 0.0
  /// Whether times are rounded to the step. Default: true. UIKit: `UIDatePicker.roundsToMinuteInterval`.
  open var roundsToMinuteInterval = true
  /// The time; nil is now. UIKit's is never nil. Default: nil. UIKit: `UIDatePicker.date`.
  open var date: DateTime?
  /// The earliest time; nil for none. Default: nil. UIKit: `UIDatePicker.minimumDate`.
  open var minimumDate: DateTime?
  /// The latest time; nil for none. Default: nil. UIKit: `UIDatePicker.maximumDate`.
  open var maximumDate: DateTime?
  /// The language and the region; nil is the user's. Default: nil. UIKit: `UIDatePicker.locale`.
  open var locale: LocaleIdentifier?

  /// The rows of the class.
  open override class var properties: PropertyTable {
    (super.properties + .datePicker).refusing(
      .init("text-color", because: RefusedProperty.privateMember))
  }
}
