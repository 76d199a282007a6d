public import VStyle

/// What is pulled to refresh the content. UIKit: `UIRefreshControl`.
open class RefreshControl: Control {
  /// The text below the indicator. Default: nil. UIKit: `UIRefreshControl.attributedTitle`.
  open var attributedTitle: AttributedText?
  /// The attributes of the text where it has none of its own. UIKit has them in the text alone. Default: nil.
  open var titleTextAttributes: TextAttributes?

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .refreshControl }
}
