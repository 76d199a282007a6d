public import VStyle

/// A text of several lines that can be edited. UIKit: `UITextView`.
open class TextView: ScrollView, TextInputTraits {
  /// The text. Default: empty. UIKit: `UITextView.text`.
  open var text = "" { didSet { if text != oldValue { styleDidChange(.text) } } }

  /// The font; nil for the system's, 12 points. Default: nil. UIKit: `UITextView.font`.
  open var font: Font?
  /// The color of the text; nil for black. Default: `label`. UIKit: `UITextView.textColor`.
  open var textColor: Color? = .label
  /// How the lines are aligned. Default: `natural`. UIKit: `UITextView.textAlignment`.
  open var textAlignment = TextAlignment.natural
  /// Whether the text can be edited. Default: true. UIKit: `UITextView.isEditable`.
  open var isEditable = true
  /// Whether the text can be selected. Default: true. UIKit: `UITextView.isSelectable`.
  open var isSelectable = true
  /// Whether the style of the text can be edited. Default: false. UIKit: `UITextView.allowsEditingTextAttributes`.
  open var allowsEditingTextAttributes = false
  /// The space around the text. Unit: points. Default: 8 at the top and the bottom.
  /// UIKit: `UITextView.textContainerInset`.
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Whether the text is edited now. Default: false. UIKit: `isFirstResponder` of an editable text view.
  open var isEditing = false { didSet { if isEditing != oldValue { styleDidChange(.states) } } }
  /// The text with attributes of its own. Where there is one, it shows instead of the plain text; what its
  /// attributes leave open is as the other members say. Default: nil. UIKit: `UITextView.attributedText`.
  open var attributedText: AttributedText? { didSet { if attributedText != oldValue { styleDidChange(.text) } } }
  /// What is found in the text and made a link. Default: none. UIKit: `UITextView.dataDetectorTypes`.
  open var dataDetectorTypes: TextView.DataDetectorTypes = []
  /// The attributes of links, beyond those of the text. Default: none. UIKit: `UITextView.linkTextAttributes`.
  open var linkTextAttributes = TextAttributes()
  /// The attributes of what is typed next; nil takes those around. Default: nil. UIKit:
  /// `UITextView.typingAttributes`.
  open var typingAttributes: TextAttributes?
  /// Whether what is typed replaces the text. Default: false. UIKit: `UITextView.clearsOnInsertion`.
  open var clearsOnInsertion = false
  /// Whether the text has the size that it would have on other platforms. Default: false. UIKit:
  /// `UITextView.usesStandardTextScaling`.
  open var usesStandardTextScaling = false
  /// Whether the font follows the user's text size. Default: false. UIKit:
  /// `UITextView.adjustsFontForContentSizeCategory`.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text can be searched. Default: false. UIKit: `UITextView.isFindInteractionEnabled`.
  open var isFindInteractionEnabled = false
  /// The border. Default: `none`. UIKit: `UITextView.borderStyle`.
  open var borderStyle = TextView.BorderStyle.none
  /// The view in the place of the keyboard. Default: nil. UIKit: `UITextView.inputView`.
  open var inputView: View?
  /// The view above the keyboard. Default: nil. UIKit: `UITextView.inputAccessoryView`.
  open var inputAccessoryView: View?

  /// The text.
  open override var styleText: String? { attributedText?.string ?? text }

  /// `editing`, and the app's own.
  open override var styleStates: Set<String> { super.styleStates.union(isEditing ? ["editing"] : []) }

  /// The state of a text that is edited.
  open override class var styleStateNames: [String] { ["editing"] }

  /// How the text is typed.
  public var textInputValues: TextInputValues {
    get { typingDetails }
    set { typingDetails = newValue }
  }
  @Rare private var typingDetails: TextInputValues

  /// The room that the text is laid out in. UIKit: `UITextView.textContainer`.
  public private(set) lazy var textContainer = TextContainer()

  /// The rows of the class.
  open override class var properties: PropertyTable {
    super.properties + .textView + .textInputTraits(of: TextView.self)
  }
}
