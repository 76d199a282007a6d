public import VStyle

/// A color that is chosen. UIKit: `UIColorWell`.
open class ColorWell: Control {
  /// The chosen color. Default: nil. UIKit: `UIColorWell.selectedColor`.
  open var selectedColor: Color?
  /// Whether a color can let light through. Default: true. UIKit: `UIColorWell.supportsAlpha`.
  open var supportsAlpha = true
  /// The title of the panel in which one chooses. Default: nil. UIKit: `UIColorWell.title`.
  open var title: String?

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .colorWell }
}
