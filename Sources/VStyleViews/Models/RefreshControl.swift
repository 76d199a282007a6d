public import VStyleProperties

/// A control that the user pulls down to refresh the content. UIKit: `UIRefreshControl`.
open class RefreshControl: Control {
  /// The text below the indicator. Default: nil. UIKit: `UIRefreshControl.attributedTitle`.
  open var attributedTitle: AttributedText?
  /// The text attributes of the title where it sets none. UIKit has them only in the text. Default: nil.
  open var titleTextAttributes: TextAttributes?

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .refreshControl }
}
