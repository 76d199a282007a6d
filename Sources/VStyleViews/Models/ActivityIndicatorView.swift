public import VStyle

/// A wheel that turns while something goes on. UIKit: `UIActivityIndicatorView`.
open class ActivityIndicatorView: View {
  /// The size and the color. Setting it gives up a color of its own. Default: `medium`.
  /// UIKit: `UIActivityIndicatorView.style`.
  open var style = Style.medium { didSet { ownColor = nil } }
  /// The color. Setting nil brings back that of the style, so that it is never nil. Default: `systemGray`.
  /// UIKit: `UIActivityIndicatorView.color`.
  open var color: Color? {
    get { ownColor ?? (style == .white || style == .whiteLarge ? .white : .systemGray) }
    set { ownColor = newValue }
  }
  var ownColor: Color?
  /// Whether the wheel is there only while it turns. Default: true. UIKit:
  /// `UIActivityIndicatorView.hidesWhenStopped`.
  open var hidesWhenStopped = true
  /// Whether the wheel turns. UIKit has it to be read, and two methods. Default: false.
  open var isAnimating = false

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .activityIndicatorView }
}
