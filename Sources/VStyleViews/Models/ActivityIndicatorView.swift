public import VStyle

/// A wheel that turns while something goes on. UIKit: `UIActivityIndicatorView`.
open class ActivityIndicatorView: View {
  /// Whether the wheel is there only while it turns. Default: true. UIKit:
  /// `UIActivityIndicatorView.hidesWhenStopped`.
  open var hidesWhenStopped = true
  /// Whether the wheel turns. UIKit has it to be read, and two methods. Default: false.
  open var isAnimating = false

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .activityIndicatorView }
}
