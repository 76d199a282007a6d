public import VStyleProperties

/// A control that lets the user choose a date, a time or a duration. UIKit: `UIDatePicker`.
open class DatePicker: Control {
  /// The mode of the picker, such as date or time. Default: `dateAndTime`. UIKit: `UIDatePicker.datePickerMode`.
  open var datePickerMode = DatePicker.Mode.dateAndTime
  /// The preferred style of the picker. Default: `automatic`. UIKit: `UIDatePicker.preferredDatePickerStyle`.
  open var preferredDatePickerStyle = DatePicker.Style.automatic
  /// The interval between two selectable minutes. It is a divisor of 60. Range: `[1, 30]`. Default: 1. UIKit:
  /// `UIDatePicker.minuteInterval`.
  open var minuteInterval = 1
  /// The duration in countdown mode. Unit: seconds. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UIDatePicker.countDownDuration`.
  open var countDownDuration = 0.0
  /// Whether times are rounded to the minute interval. Default: true. UIKit: `UIDatePicker.roundsToMinuteInterval`.
  open var roundsToMinuteInterval = true
  /// The selected date and time. If nil, it is the current time. UIKit's is never nil. Default: nil. UIKit:
  /// `UIDatePicker.date`.
  open var date: DateTime?
  /// The earliest date and time that can be selected; nil for none. Default: nil. UIKit: `UIDatePicker.minimumDate`.
  open var minimumDate: DateTime?
  /// The latest date and time that can be selected; nil for none. Default: nil. UIKit: `UIDatePicker.maximumDate`.
  open var maximumDate: DateTime?
  /// The locale, which determines language and region. If nil, the user's locale applies. Default: nil. UIKit:
  /// `UIDatePicker.locale`.
  open var locale: LocaleIdentifier?

  /// The property bindings of the view type.
  open override class var properties: PropertyTable {
    (super.properties + .datePicker).refusing(
      .init("text-color", because: RefusedProperty.privateMember))
  }
}
