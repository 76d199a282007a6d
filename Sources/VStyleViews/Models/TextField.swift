public import VStyleProperties

/// A control that displays one line of editable text. UIKit: `UITextField`.
open class TextField: Control, TextInputTraits {
  /// The text. Default: nil. UIKit: `UITextField.text`.
  open var text: String? { didSet { if text != oldValue { styleDidChange(.text) } } }
  /// The placeholder, displayed while the text is empty. Default: nil. UIKit: `UITextField.placeholder`.
  open var placeholder: String?

  /// The font. If nil, the system font at 12 points applies. Default: the system font at 17 points. UIKit:
  /// `UITextField.font`.
  open var font: Font? = .system(17)
  /// The color of the text. If nil, black applies. Default: `label`. UIKit: `UITextField.textColor`.
  open var textColor: Color? = .label
  /// The alignment of the text. Default: `natural`. UIKit: `UITextField.textAlignment`.
  open var textAlignment = TextAlignment.natural
  /// The style of the border. Default: `none`. UIKit: `UITextField.borderStyle`.
  open var borderStyle = BorderStyle.none
  /// The background image, displayed only if `borderStyle` is `none`. Default: nil. UIKit: `UITextField.background`.
  open var background: Image?
  /// The background image while the field is disabled. Default: nil. UIKit: `UITextField.disabledBackground`.
  open var disabledBackground: Image?
  /// When the clear button is displayed. Default: `never`. UIKit: `UITextField.clearButtonMode`.
  open var clearButtonMode = ViewMode.never
  /// When the view on the right is displayed. Default: `never`. UIKit: `UITextField.rightViewMode`.
  open var rightViewMode = ViewMode.never
  /// Whether the text is being edited. Default: false. UIKit: `UITextField.isEditing`, which only the system sets.
  open var isEditing = false { didSet { if isEditing != oldValue { styleDidChange(.states) } } }
  /// The attributed text. If it is set, it is displayed instead of the plain text. The other members apply where its
  /// attributes set none. Default: nil. UIKit: `UITextField.attributedText`.
  open var attributedText: AttributedText? { didSet { if attributedText != oldValue { styleDidChange(.text) } } }
  /// The attributed placeholder, displayed instead of the plain one. Default: nil. UIKit:
  /// `UITextField.attributedPlaceholder`.
  open var attributedPlaceholder: AttributedText?
  /// The color of the placeholder where its attributes set none. UIKit has it only among the attributes. Default:
  /// `placeholderText`.
  open var placeholderColor: Color = .placeholderText
  /// When the view on the left is displayed. Default: `never`. UIKit: `UITextField.leftViewMode`.
  open var leftViewMode = TextField.ViewMode.never
  /// The view on the left. Default: nil. UIKit: `UITextField.leftView`.
  open var leftView: View?
  /// The view on the right. Default: nil. UIKit: `UITextField.rightView`.
  open var rightView: View?
  /// The input view that replaces the keyboard. Default: nil. UIKit: `UITextField.inputView`.
  open var inputView: View?
  /// The accessory view above the keyboard. Default: nil. UIKit: `UITextField.inputAccessoryView`.
  open var inputAccessoryView: View?
  /// The default text attributes. Default: none. UIKit: `UITextField.defaultTextAttributes`.
  open var defaultTextAttributes = TextAttributes()
  /// The attributes of newly typed text. Default: nil. UIKit: `UITextField.typingAttributes`.
  open var typingAttributes: TextAttributes?
  /// Whether the font shrinks so that the text fits the width. Default: false. UIKit:
  /// `UITextField.adjustsFontSizeToFitWidth`.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum size of the font. If 0, the system chooses. Unit: points. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UITextField.minimumFontSize`.
  open var minimumFontSize = 0.0
  /// Whether the font scales with the user's text size. Default: false. UIKit:
  /// `UITextField.adjustsFontForContentSizeCategory`.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text is cleared when editing begins. Default: false. UIKit: `UITextField.clearsOnBeginEditing`.
  open var clearsOnBeginEditing = false
  /// Whether typed text replaces the existing text. Default: false. UIKit: `UITextField.clearsOnInsertion`.
  open var clearsOnInsertion = false
  /// Whether the user can edit the style of the text. Default: false. UIKit: `UITextField.allowsEditingTextAttributes`.
  open var allowsEditingTextAttributes = false

  /// The text that `:empty` tests.
  open override var styleText: String? { attributedText?.string ?? text }

  /// The names of the current states: the control states, `editing` and the app's own.
  open override var styleStates: Set<String> { super.styleStates.union(isEditing ? ["editing"] : []) }

  /// The name of the state that the view type adds.
  open override class var styleStateNames: [String] { ["editing"] }

  /// The text input traits.
  public var textInputValues: TextInputValues {
    get { typingDetails }
    set { typingDetails = newValue }
  }
  @Rare private var typingDetails: TextInputValues

  /// The property bindings of the view type.
  open override class var properties: PropertyTable {
    super.properties + .textField + .textInputTraits(of: TextField.self)
  }
}
