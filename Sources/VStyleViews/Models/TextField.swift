public import VStyle

/// A text of one line that can be edited. UIKit: `UITextField`.
open class TextField: Control {
  /// The text. Default: nil. UIKit: `UITextField.text`.
  open var text: String? { didSet { if text != oldValue { styleDidChange(.text) } } }
  /// The text that stands there while there is none. Default: nil. UIKit: `UITextField.placeholder`.
  open var placeholder: String?

  /// The font; nil for the system's, 12 points. Default: the system's, 17 points. UIKit: `UITextField.font`.
  open var font: Font? = .system(17)
  /// The colour of the text; nil for black. Default: `label`. UIKit: `UITextField.textColor`.
  open var textColor: Color? = .label
  /// How the text is aligned. Default: `natural`. UIKit: `UITextField.textAlignment`.
  open var textAlignment = TextAlignment.natural
  /// The border. Default: `none`. UIKit: `UITextField.borderStyle`.
  open var borderStyle = BorderStyle.none
  /// The image behind the text; shows without a border only. Default: nil. UIKit: `UITextField.background`.
  open var background: Image?
  /// The image behind the text while the field is disabled. Default: nil. UIKit: `UITextField.disabledBackground`.
  open var disabledBackground: Image?
  /// When the button that clears the text is there. Default: `never`. UIKit: `UITextField.clearButtonMode`.
  open var clearButtonMode = ViewMode.never
  /// When the view on the right is there. Default: `never`. UIKit: `UITextField.rightViewMode`.
  open var rightViewMode = ViewMode.never
  /// Whether the text is edited now. Default: false. UIKit: `UITextField.isEditing`, which only the system sets.
  open var isEditing = false { didSet { if isEditing != oldValue { styleDidChange(.states) } } }

  /// The text.
  open override var styleText: String? { text }

  /// The control states, `editing`, and the app's own.
  open override var styleStates: Set<String> { super.styleStates.union(isEditing ? ["editing"] : []) }

  /// The state of a text that is edited.
  open override class var styleStateNames: [String] { ["editing"] }

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .textField }
}
