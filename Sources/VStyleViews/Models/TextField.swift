public import VStyle

/// A text of one line that can be edited. UIKit: `UITextField`.
open class TextField: Control, TextInputTraits {
  /// The text. Default: nil. UIKit: `UITextField.text`.
  open var text: String? { didSet { if text != oldValue { styleDidChange(.text) } } }
  /// The text that stands there while there is none. Default: nil. UIKit: `UITextField.placeholder`.
  open var placeholder: String?

  /// The font; nil for the system's, 12 points. Default: the system's, 17 points. UIKit: `UITextField.font`.
  open var font: Font? = .system(17)
  /// The color of the text; nil for black. Default: `label`. UIKit: `UITextField.textColor`.
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
  /// The text with attributes of its own. Where there is one, it shows instead of the plain text; what its
  /// attributes leave open is as the other members say. Default: nil. UIKit: `UITextField.attributedText`.
  open var attributedText: AttributedText? { didSet { if attributedText != oldValue { styleDidChange(.text) } } }
  /// The placeholder with attributes of its own, instead of the plain one. Default: nil. UIKit:
  /// `UITextField.attributedPlaceholder`.
  open var attributedPlaceholder: AttributedText?
  /// The color of the placeholder where its attributes say none. UIKit has it among the attributes alone. Default:
  /// `placeholderText`.
  open var placeholderColor: Color = .placeholderText
  /// When the view on the left is there. Default: `never`. UIKit: `UITextField.leftViewMode`.
  open var leftViewMode = TextField.ViewMode.never
  /// The view on the left. Default: nil. UIKit: `UITextField.leftView`.
  open var leftView: View?
  /// The view on the right. Default: nil. UIKit: `UITextField.rightView`.
  open var rightView: View?
  /// The view in the place of the keyboard. Default: nil. UIKit: `UITextField.inputView`.
  open var inputView: View?
  /// The view above the keyboard. Default: nil. UIKit: `UITextField.inputAccessoryView`.
  open var inputAccessoryView: View?
  /// The attributes of the whole text. Default: none. UIKit: `UITextField.defaultTextAttributes`.
  open var defaultTextAttributes = TextAttributes()
  /// The attributes of what is typed next. Default: nil. UIKit: `UITextField.typingAttributes`.
  open var typingAttributes: TextAttributes?
  /// Whether the font gets smaller to fit. Default: false. UIKit: `UITextField.adjustsFontSizeToFitWidth`.
  open var adjustsFontSizeToFitWidth = false
  /// How small the font may get; 0 lets the system choose. Unit: points. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UITextField.minimumFontSize`.
  open var minimumFontSize = 0.0
  /// Whether the font follows the user's text size. Default: false. UIKit:
  /// `UITextField.adjustsFontForContentSizeCategory`.
  open var adjustsFontForContentSizeCategory = false
  /// Whether editing begins with an empty text. Default: false. UIKit: `UITextField.clearsOnBeginEditing`.
  open var clearsOnBeginEditing = false
  /// Whether what is typed replaces the text. Default: false. UIKit: `UITextField.clearsOnInsertion`.
  open var clearsOnInsertion = false
  /// Whether the style of the text can be edited. Default: false. UIKit: `UITextField.allowsEditingTextAttributes`.
  open var allowsEditingTextAttributes = false

  /// The text.
  open override var styleText: String? { attributedText?.string ?? text }

  /// The control states, `editing`, and the app's own.
  open override var styleStates: Set<String> { super.styleStates.union(isEditing ? ["editing"] : []) }

  /// The state of a text that is edited.
  open override class var styleStateNames: [String] { ["editing"] }

  /// How the text is typed.
  public var textInputValues: TextInputValues {
    get { typingDetails }
    set { typingDetails = newValue }
  }
  @Rare private var typingDetails: TextInputValues

  /// The rows of the class.
  open override class var properties: PropertyTable {
    super.properties + .textField + .textInputTraits(of: TextField.self)
  }
}
