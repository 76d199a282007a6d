/// The text input traits of a view. UIKit: the members of `UITextInputTraits`.
public struct TextInputValues: Hashable, Sendable, RareValues {
  var keyboardType = KeyboardType.default
  var keyboardAppearance = KeyboardAppearance.default
  var returnKeyType = ReturnKeyType.default
  var autocapitalizationType = TextAutocapitalizationType.sentences
  var autocorrectionType = TextInputSwitch.default
  var spellCheckingType = TextInputSwitch.default
  var smartQuotesType = TextInputSwitch.default
  var smartDashesType = TextInputSwitch.default
  var smartInsertDeleteType = TextInputSwitch.default
  var inlinePredictionType = TextInputSwitch.default
  var mathExpressionCompletionType = TextInputSwitch.default
  var writingToolsBehavior = WritingToolsBehavior.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: TextContentType?
  var passwordRules: String?

  static let initial = TextInputValues()
}

/// A view that accepts text input. UIKit: `UITextInputTraits`.
public protocol TextInputTraits: AnyObject, SendableMetatype {
  /// The text input traits.
  var textInputValues: TextInputValues { get set }
}

extension TextInputTraits {
  /// The type of the keyboard. Default: `default`. UIKit: `UITextInputTraits.keyboardType`.
  public var keyboardType: KeyboardType {
    get { textInputValues.keyboardType }
    set { textInputValues.keyboardType = newValue }
  }

  /// The appearance of the keyboard. Default: `default`. UIKit: `UITextInputTraits.keyboardAppearance`.
  public var keyboardAppearance: KeyboardAppearance {
    get { textInputValues.keyboardAppearance }
    set { textInputValues.keyboardAppearance = newValue }
  }

  /// The title of the return key. Default: `default`. UIKit: `UITextInputTraits.returnKeyType`.
  public var returnKeyType: ReturnKeyType {
    get { textInputValues.returnKeyType }
    set { textInputValues.returnKeyType = newValue }
  }

  /// When the keyboard capitalizes letters automatically. Default: `sentences`. UIKit:
  /// `UITextInputTraits.autocapitalizationType`.
  public var autocapitalizationType: TextAutocapitalizationType {
    get { textInputValues.autocapitalizationType }
    set { textInputValues.autocapitalizationType = newValue }
  }

  /// Whether the system corrects typed text. Default: `default`. UIKit: `UITextInputTraits.autocorrectionType`.
  public var autocorrectionType: TextInputSwitch {
    get { textInputValues.autocorrectionType }
    set { textInputValues.autocorrectionType = newValue }
  }

  /// Whether the system marks misspelled words. Default: `default`. UIKit: `UITextInputTraits.spellCheckingType`.
  public var spellCheckingType: TextInputSwitch {
    get { textInputValues.spellCheckingType }
    set { textInputValues.spellCheckingType = newValue }
  }

  /// Whether straight quotes are replaced with curly quotes. Default: `default`. UIKit:
  /// `UITextInputTraits.smartQuotesType`.
  public var smartQuotesType: TextInputSwitch {
    get { textInputValues.smartQuotesType }
    set { textInputValues.smartQuotesType = newValue }
  }

  /// Whether two hyphens are replaced with a dash. Default: `default`. UIKit: `UITextInputTraits.smartDashesType`.
  public var smartDashesType: TextInputSwitch {
    get { textInputValues.smartDashesType }
    set { textInputValues.smartDashesType = newValue }
  }

  /// Whether spaces around pasted and deleted text are adjusted. Default: `default`. UIKit:
  /// `UITextInputTraits.smartInsertDeleteType`.
  public var smartInsertDeleteType: TextInputSwitch {
    get { textInputValues.smartInsertDeleteType }
    set { textInputValues.smartInsertDeleteType = newValue }
  }

  /// Whether the system displays inline predictions of the text. Default: `default`. UIKit:
  /// `UITextInputTraits.inlinePredictionType`.
  public var inlinePredictionType: TextInputSwitch {
    get { textInputValues.inlinePredictionType }
    set { textInputValues.inlinePredictionType = newValue }
  }

  /// Whether the system completes mathematical expressions. Default: `default`. UIKit:
  /// `UITextInputTraits.mathExpressionCompletionType`.
  public var mathExpressionCompletionType: TextInputSwitch {
    get { textInputValues.mathExpressionCompletionType }
    set { textInputValues.mathExpressionCompletionType = newValue }
  }

  /// The extent to which Writing Tools may change the text. Default: `default`. UIKit:
  /// `UITextInputTraits.writingToolsBehavior`.
  public var writingToolsBehavior: WritingToolsBehavior {
    get { textInputValues.writingToolsBehavior }
    set { textInputValues.writingToolsBehavior = newValue }
  }

  /// Whether the return key is disabled while the text is empty. Default: false. UIKit:
  /// `UITextInputTraits.enablesReturnKeyAutomatically`.
  public var enablesReturnKeyAutomatically: Bool {
    get { textInputValues.enablesReturnKeyAutomatically }
    set { textInputValues.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether the text is hidden, as for a password. Default: false. UIKit: `UITextInputTraits.isSecureTextEntry`.
  public var isSecureTextEntry: Bool {
    get { textInputValues.isSecureTextEntry }
    set { textInputValues.isSecureTextEntry = newValue }
  }

  /// The meaning of the text, which lets the system fill it in. If nil, it has no particular meaning. Default: nil.
  /// UIKit: `UITextInputTraits.textContentType`.
  public var textContentType: TextContentType? {
    get { textInputValues.textContentType }
    set { textInputValues.textContentType = newValue }
  }

  /// The requirements for a password, as a descriptor such as `minlength: 8; required: digit;`. Default: nil. UIKit:
  /// `UITextInputTraits.passwordRules`.
  public var passwordRules: String? {
    get { textInputValues.passwordRules }
    set { textInputValues.passwordRules = newValue }
  }
}
