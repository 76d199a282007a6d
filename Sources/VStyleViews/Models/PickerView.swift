public import VStyle

/// Wheels of which each shows one of several rows. UIKit: `UIPickerView`.
open class PickerView: View {
  /// Whether lines mark the chosen row. UIKit no longer draws them. Default: false. UIKit:
  /// `UIPickerView.showsSelectionIndicator`.
  open var showsSelectionIndicator = false

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .pickerView }
}
