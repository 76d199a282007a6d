// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UITextField: UIControl {
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textAlignment: NSTextAlignment = .natural
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var clearButtonMode: UITextField.ViewMode = .never
  open var rightViewMode: UITextField.ViewMode = .never
  open var leftViewMode: UITextField.ViewMode = .never
  open var leftView: UIView?
  open var rightView: UIView?
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var adjustsFontSizeToFitWidth: Bool = false
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory: Bool = false
  open var clearsOnBeginEditing: Bool = false
  open var clearsOnInsertion: Bool = false
  open var allowsEditingTextAttributes: Bool = false
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
  private var ownColor: UIColor? = .label

  /// UIKit raises an exception for nil.
  open var textColor: UIColor? {
    get { ownColor }
    set {
      precondition(newValue != nil, "NSInvalidArgumentException")
      ownColor = newValue
    }
  }

  /// The text and the attributed text are one content: the last one that is set wins.
  open var text: String? {
    get { hasText ? content.string : nil }
    set {
      hasText = newValue != nil
      content = NSAttributedString(string: newValue ?? "")
    }
  }
  open var attributedText: NSAttributedString? {
    get { hasText ? content : nil }
    set {
      hasText = newValue != nil
      content = newValue ?? NSAttributedString(string: "")
    }
  }

  private var hint: NSAttributedString?

  /// The placeholder and the attributed one are one content.
  open var placeholder: String? {
    get { hint?.string }
    set { hint = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { hint }
    set { hint = newValue }
  }
  private var typing: [NSAttributedString.Key: Any]?

  /// It exists only while the text is edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? typing ?? [:] : nil }
    set { if isEditing { typing = newValue } }
  }
  open var isEditing: Bool { isFirstResponder }
  open var borderStyle: UITextField.BorderStyle = .none
}

@MainActor
open class UISearchTextField: UITextField {
  open var allowsDeletingTokens: Bool = true
  open var allowsCopyingTokens: Bool = true

  private var ownTokenColor: UIColor?
  open var tokenBackgroundColor: UIColor! {
    get { ownTokenColor ?? .systemBlue }
    set { ownTokenColor = newValue }
  }
}
