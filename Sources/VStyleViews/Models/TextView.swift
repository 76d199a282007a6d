public import VStyleProperties

/// A scrollable view that displays several lines of editable text. UIKit: `UITextView`.
open class TextView: ScrollView, TextInputTraits {
  /// The text. Default: empty. UIKit: `UITextView.text`.
  open var text = "" { didSet { if text != oldValue { styleDidChange(.text) } } }

  /// The font. If nil, the system font at 12 points applies. Default: nil. UIKit: `UITextView.font`.
  open var font: Font?
  /// The color of the text. If nil, black applies. Default: `label`. UIKit: `UITextView.textColor`.
  open var textColor: Color? = .label
  /// The alignment of the text. Default: `natural`. UIKit: `UITextView.textAlignment`.
  open var textAlignment = TextAlignment.natural
  /// Whether the text can be edited. Default: true. UIKit: `UITextView.isEditable`.
  open var isEditable = true
  /// Whether the text can be selected. Default: true. UIKit: `UITextView.isSelectable`.
  open var isSelectable = true
  /// Whether the user can edit the style of the text. Default: false. UIKit: `UITextView.allowsEditingTextAttributes`.
  open var allowsEditingTextAttributes = false
  /// The insets of the text container. Unit: points. Default: 8 at the top and the bottom. UIKit:
  /// `UITextView.textContainerInset`.
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Whether the text is being edited. Default: false. UIKit: `isFirstResponder` of an editable text view.
  open var isEditing = false { didSet { if isEditing != oldValue { styleDidChange(.states) } } }
  /// The attributed text. If it is set, it is displayed instead of the plain text. The other members apply where its
  /// attributes set none. Default: nil. UIKit: `UITextView.attributedText`.
  open var attributedText: AttributedText? { didSet { if attributedText != oldValue { styleDidChange(.text) } } }
  /// The types of data that are detected in the text and become links. Default: none. UIKit:
  /// `UITextView.dataDetectorTypes`.
  open var dataDetectorTypes: TextView.DataDetectorTypes = []
  /// The attributes of links, in addition to those of the text. Default: none. UIKit: `UITextView.linkTextAttributes`.
  open var linkTextAttributes = TextAttributes()
  /// The attributes of newly typed text. If nil, those of the surrounding text apply. Default: nil. UIKit:
  /// `UITextView.typingAttributes`.
  open var typingAttributes: TextAttributes?
  /// Whether typed text replaces the existing text. Default: false. UIKit: `UITextView.clearsOnInsertion`.
  open var clearsOnInsertion = false
  /// Whether the text is scaled as on other platforms. Default: false. UIKit: `UITextView.usesStandardTextScaling`.
  open var usesStandardTextScaling = false
  /// Whether the font scales with the user's text size. Default: false. UIKit:
  /// `UITextView.adjustsFontForContentSizeCategory`.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the find panel is enabled. Default: false. UIKit: `UITextView.isFindInteractionEnabled`.
  open var isFindInteractionEnabled = false
  /// The style of the border. Default: `none`. UIKit: `UITextView.borderStyle`.
  open var borderStyle = TextView.BorderStyle.none
  /// The input view that replaces the keyboard. Default: nil. UIKit: `UITextView.inputView`.
  open var inputView: View?
  /// The accessory view above the keyboard. Default: nil. UIKit: `UITextView.inputAccessoryView`.
  open var inputAccessoryView: View?

  /// The text that `:empty` tests.
  open override var styleText: String? { attributedText?.string ?? text }

  /// The names of the current states: `editing` and the app's own.
  open override var styleStates: Set<String> { super.styleStates.union(isEditing ? ["editing"] : []) }

  /// The name of the state that the view type adds.
  open override class var styleStateNames: [String] { ["editing"] }

  /// The text input traits.
  public var textInputValues: TextInputValues {
    get { typingDetails }
    set { typingDetails = newValue }
  }
  @Rare private var typingDetails: TextInputValues

  /// The region in which the text is laid out. UIKit: `UITextView.textContainer`.
  public private(set) lazy var textContainer = TextContainer()

  /// The property bindings of the view type.
  open override class var properties: PropertyTable {
    super.properties + .textView + .textInputTraits(of: TextView.self)
  }
}
