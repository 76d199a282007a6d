import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``PickerView``.
  static var pickerView: PropertyTable {
    [
      .bind(.showsSelectionIndicator, \PickerView.showsSelectionIndicator)
    ]
  }
}
