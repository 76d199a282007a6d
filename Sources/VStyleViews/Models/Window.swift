public import VStyleProperties

/// The root of a view tree. UIKit: `UIWindow`.
open class Window: View {
  /// The level of the window. Windows with higher levels are in front. Default: 0. UIKit: `UIWindow.windowLevel`.
  open var windowLevel = 0.0
  /// Whether the window can resize to fit its content. Default: false. UIKit: `UIWindow.canResizeToFitContent`.
  open var canResizeToFitContent = false

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .window }
}
