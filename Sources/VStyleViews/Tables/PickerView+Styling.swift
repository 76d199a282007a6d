public import VStyle

extension Property {
  /// Whether lines mark the chosen row: `shows-selection-indicator`.
  public static let showsSelectionIndicator = Property("shows-selection-indicator", .bool)
}

extension PropertyTable {
  /// The rows of ``PickerView``.
  static var pickerView: PropertyTable {
    [
      .bind(.showsSelectionIndicator, \PickerView.showsSelectionIndicator)
    ]
  }
}
