public import VStyleProperties

/// A text field for search terms. UIKit: `UISearchTextField`.
open class SearchTextField: TextField {
  /// The background color of tokens. If nil, the system default applies. Default: nil. UIKit:
  /// `UISearchTextField.tokenBackgroundColor`.
  open var tokenBackgroundColor: Color?
  /// Whether tokens can be deleted. Default: true. UIKit: `UISearchTextField.allowsDeletingTokens`.
  open var allowsDeletingTokens = true
  /// Whether tokens can be copied. Default: true. UIKit: `UISearchTextField.allowsCopyingTokens`.
  open var allowsCopyingTokens = true

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .searchTextField }
}
