/// How a text is typed. UIKit: the members of `UITextInputTraits`.
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

/// A view in which a text is typed. UIKit: `UITextInputTraits`.
public protocol TextInputTraits: AnyObject, SendableMetatype {
  /// How the text is typed.
  var textInputValues: TextInputValues { get set }
}

extension TextInputTraits {
  /// The keyboard that comes up. Default: `default`. UIKit: `UITextInputTraits.keyboardType`.
  public var keyboardType: KeyboardType {
    get { textInputValues.keyboardType }
    set { textInputValues.keyboardType = newValue }
  }

  /// The look of the keyboard. Default: `default`. UIKit: `UITextInputTraits.keyboardAppearance`.
  public var keyboardAppearance: KeyboardAppearance {
    get { textInputValues.keyboardAppearance }
    set { textInputValues.keyboardAppearance = newValue }
  }

  /// The label of the return key. Default: `default`. UIKit: `UITextInputTraits.returnKeyType`.
  public var returnKeyType: ReturnKeyType {
    get { textInputValues.returnKeyType }
    set { textInputValues.returnKeyType = newValue }
  }

  /// Where the keyboard begins with a capital letter. Default: `sentences`. UIKit:
  /// `UITextInputTraits.autocapitalizationType`.
  public var autocapitalizationType: TextAutocapitalizationType {
    get { textInputValues.autocapitalizationType }
    set { textInputValues.autocapitalizationType = newValue }
  }

  /// Whether the system corrects what is typed. Default: `default`. UIKit: `UITextInputTraits.autocorrectionType`.
  public var autocorrectionType: TextInputSwitch {
    get { textInputValues.autocorrectionType }
    set { textInputValues.autocorrectionType = newValue }
  }

  /// Whether the system marks misspelled words. Default: `default`. UIKit: `UITextInputTraits.spellCheckingType`.
  public var spellCheckingType: TextInputSwitch {
    get { textInputValues.spellCheckingType }
    set { textInputValues.spellCheckingType = newValue }
  }

  /// Whether straight quotes become curly ones. Default: `default`. UIKit: `UITextInputTraits.smartQuotesType`.
  public var smartQuotesType: TextInputSwitch {
    get { textInputValues.smartQuotesType }
    set { textInputValues.smartQuotesType = newValue }
  }

  /// Whether two hyphens become a dash. Default: `default`. UIKit: `UITextInputTraits.smartDashesType`.
  public var smartDashesType: TextInputSwitch {
    get { textInputValues.smartDashesType }
    set { textInputValues.smartDashesType = newValue }
  }

  /// Whether spaces are added and removed around what is pasted and cut. Default: `default`. UIKit:
  /// `UITextInputTraits.smartInsertDeleteType`.
  public var smartInsertDeleteType: TextInputSwitch {
    get { textInputValues.smartInsertDeleteType }
    set { textInputValues.smartInsertDeleteType = newValue }
  }

  /// Whether the system shows how a word may go on. Default: `default`. UIKit:
  /// `UITextInputTraits.inlinePredictionType`.
  public var inlinePredictionType: TextInputSwitch {
    get { textInputValues.inlinePredictionType }
    set { textInputValues.inlinePredictionType = newValue }
  }

  /// Whether the system works out sums. Default: `default`. UIKit: `UITextInputTraits.mathExpressionCompletionType`.
  public var mathExpressionCompletionType: TextInputSwitch {
    get { textInputValues.mathExpressionCompletionType }
    set { textInputValues.mathExpressionCompletionType = newValue }
  }

  /// How far the system may rewrite the text. Default: `default`. UIKit: `UITextInputTraits.writingToolsBehavior`.
  public var writingToolsBehavior: WritingToolsBehavior {
    get { textInputValues.writingToolsBehavior }
    set { textInputValues.writingToolsBehavior = newValue }
  }

  /// Whether the return key waits for a text. Default: false. UIKit:
  /// `UITextInputTraits.enablesReturnKeyAutomatically`.
  public var enablesReturnKeyAutomatically: Bool {
    get { textInputValues.enablesReturnKeyAutomatically }
    set { textInputValues.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether the text is hidden. Default: false. UIKit: `UITextInputTraits.isSecureTextEntry`.
  public var isSecureTextEntry: Bool {
    get { textInputValues.isSecureTextEntry }
    set { textInputValues.isSecureTextEntry = newValue }
  }

  /// What the text means, so that the system can fill it in; nil for nothing in particular. Default: nil. UIKit:
  /// `UITextInputTraits.textContentType`.
  public var textContentType: TextContentType? {
    get { textInputValues.textContentType }
    set { textInputValues.textContentType = newValue }
  }

  /// What a password has to be like, as a descriptor such as `minlength: 8; required: digit;`. Default: nil. UIKit:
  /// `UITextInputTraits.passwordRules`.
  public var passwordRules: String? {
    get { textInputValues.passwordRules }
    set { textInputValues.passwordRules = newValue }
  }
}
