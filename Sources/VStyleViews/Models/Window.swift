public import VStyle

/// The root of a tree of views. UIKit: `UIWindow`.
open class Window: View {
  /// How far the window lies in front of others. Default: 0. UIKit: `UIWindow.windowLevel`.
  open var windowLevel = 0.0
  /// Whether the window takes the size of its content. Default: false. UIKit: `UIWindow.canResizeToFitContent`.
  open var canResizeToFitContent = false

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .window }
}
