public import VStyle

/// A field for what is searched. UIKit: `UISearchTextField`.
open class SearchTextField: TextField {
  /// The color behind tokens; nil is the system's. Default: nil. UIKit: `UISearchTextField.tokenBackgroundColor`.
  open var tokenBackgroundColor: Color?
  /// Whether tokens can be deleted. Default: true. UIKit: `UISearchTextField.allowsDeletingTokens`.
  open var allowsDeletingTokens = true
  /// Whether tokens can be copied. Default: true. UIKit: `UISearchTextField.allowsCopyingTokens`.
  open var allowsCopyingTokens = true

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .searchTextField }
}
