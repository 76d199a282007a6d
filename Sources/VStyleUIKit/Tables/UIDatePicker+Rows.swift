#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIDatePicker`.
    @MainActor
    static var uiDatePicker: PropertyTable {
      .uiDatePickerRows
    }

    @MainActor
    private static var uiDatePickerRows: PropertyTable {
      [
        .bindMain(.datePickerMode, \UIDatePicker.datePickerMode, as: .raw(DatePickerMode.self)),
        .bindMain(
          .preferredDatePickerStyle, \UIDatePicker.preferredDatePickerStyle, as: .raw(DatePickerDisplayStyle.self)),
        .bindMain(.minuteInterval, \UIDatePicker.minuteInterval),
        .bindMain(.countDownDuration, \UIDatePicker.countDownDuration),
        .bindMain(.roundsToMinuteInterval, \UIDatePicker.roundsToMinuteInterval),
        .methods(.date, as: .date, none: nil, read: { (picker: UIDatePicker) in picker.date }, write: { $0.date = $1 }),
        .bindMain(.minimumDate, \UIDatePicker.minimumDate, as: .date),
        .bindMain(.maximumDate, \UIDatePicker.maximumDate, as: .date),
        .bindMain(.locale, \UIDatePicker.locale, as: .locale),
      ]
    }
  }
#endif
