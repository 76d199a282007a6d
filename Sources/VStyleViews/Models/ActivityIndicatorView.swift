public import VStyleProperties

/// A spinning indicator that shows that a task is in progress. UIKit: `UIActivityIndicatorView`.
open class ActivityIndicatorView: View {
  /// The style, which determines size and color. Setting it removes the custom color. Default: `medium`. UIKit:
  /// `UIActivityIndicatorView.style`.
  open var style = Style.medium { didSet { ownColor = nil } }
  /// The color of the indicator. Setting nil restores the color of the style, so the getter never returns nil. Default:
  /// `systemGray`. UIKit: `UIActivityIndicatorView.color`.
  open var color: Color? {
    get { ownColor ?? (style == .white || style == .whiteLarge ? .white : .systemGray) }
    set { ownColor = newValue }
  }
  var ownColor: Color?
  /// Whether the indicator is hidden while it does not animate. Default: true. UIKit:
  /// `UIActivityIndicatorView.hidesWhenStopped`.
  open var hidesWhenStopped = true
  /// Whether the indicator animates. UIKit has a read-only property and the methods `startAnimating()` and
  /// `stopAnimating()`. Default: false.
  open var isAnimating = false

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .activityIndicatorView }
}
