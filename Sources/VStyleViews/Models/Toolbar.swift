public import VStyle

/// A bar with buttons. UIKit: `UIToolbar`.
open class Toolbar: View {
  /// The look of the bar. Default: `default`. UIKit: `UIToolbar.barStyle`.
  open var barStyle = BarStyle.default
  /// The colour of the bar; nil is the system's. Default: nil. UIKit: `UIToolbar.barTintColor`.
  open var barTintColor: Color?
  /// Whether light comes through the bar. Default: true. UIKit: `UIToolbar.isTranslucent`.
  open var isTranslucent = true
  /// The look at the usual height. Default: a fresh one. UIKit: `UIToolbar.standardAppearance`.
  open var standardAppearance = ToolbarAppearance()
  /// The look at the compact height; nil is the standard one. Default: nil. UIKit: `UIToolbar.compactAppearance`.
  open var compactAppearance: ToolbarAppearance?
  /// The look while the content is at its edge; nil is the standard one. Default: nil. UIKit:
  /// `UIToolbar.scrollEdgeAppearance`.
  open var scrollEdgeAppearance: ToolbarAppearance?
  /// The look at the compact height while the content is at its edge. Default: nil. UIKit:
  /// `UIToolbar.compactScrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: ToolbarAppearance?

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .toolbar }
}
