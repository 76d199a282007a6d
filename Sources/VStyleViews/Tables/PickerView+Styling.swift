public import VStyle

extension Property {
  /// Whether lines mark the selected row. In sheets: `shows-selection-indicator`.
  public static let showsSelectionIndicator = Property("shows-selection-indicator", .bool)
}

extension PropertyTable {
  /// The property bindings of ``PickerView``.
  static var pickerView: PropertyTable {
    [
      .bind(.showsSelectionIndicator, \PickerView.showsSelectionIndicator)
    ]
  }
}
