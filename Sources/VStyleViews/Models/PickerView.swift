public import VStyleProperties

/// A view with wheels that select one row each. UIKit: `UIPickerView`.
open class PickerView: View {
  /// Whether lines mark the selected row. Current versions of UIKit do not draw them. Default: false. UIKit:
  /// `UIPickerView.showsSelectionIndicator`.
  open var showsSelectionIndicator = false

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .pickerView }
}
