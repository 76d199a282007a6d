// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UITextView: UIScrollView {
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor? = .black
  open var textAlignment: NSTextAlignment = .natural
  open var isEditable: Bool = true
  open var isSelectable: Bool = true
  open var allowsEditingTextAttributes: Bool = false
  open var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var clearsOnInsertion: Bool = false
  open var usesStandardTextScaling: Bool = false
  open var adjustsFontForContentSizeCategory: Bool = false
  open var isFindInteractionEnabled: Bool = false
  open var borderStyle: UITextView.BorderStyle = .none
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var inlinePredictionType: UITextInlinePredictionType = .default
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType = .default
  open var writingToolsBehavior: UIWritingToolsBehavior = .default
  open var enablesReturnKeyAutomatically: Bool = false
  open var isSecureTextEntry: Bool = false
  open var textContentType: UITextContentType! = .URL
  open var passwordRules: UITextInputPasswordRules?

  private var content = NSAttributedString(string: "")
  private var hasText = false
  /// The text and the attributed text are one content: the last one that is set wins.
  open var text: String! {
    get { content.string }
    set {
      hasText = newValue != nil
      content = NSAttributedString(string: newValue ?? "")
    }
  }
  open var attributedText: NSAttributedString! {
    get { hasText ? content : content }
    set {
      hasText = newValue != nil
      content = newValue ?? NSAttributedString(string: "")
    }
  }

  private var links: [NSAttributedString.Key: Any]?

  /// Nil sets the default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { links ?? [:] }
    set { links = newValue }
  }

  public let textContainer = NSTextContainer()
}

open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines: Int = 0
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail

  public required override init() {}
}
