public import VStyleProperties

/// A control that lets the user choose a color. UIKit: `UIColorWell`.
open class ColorWell: Control {
  /// The selected color. Default: nil. UIKit: `UIColorWell.selectedColor`.
  open var selectedColor: Color?
  /// Whether the user can choose the opacity of the color. Default: true. UIKit: `UIColorWell.supportsAlpha`.
  open var supportsAlpha = true
  /// The title of the color picker. Default: nil. UIKit: `UIColorWell.title`.
  open var title: String?

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .colorWell }
}
