public import VStyle

extension Property {
  /// The keyboard that comes up: `keyboard-type`.
  public static let keyboardType = Property("keyboard-type", .keyword(KeyboardType.self))
  /// The look of the keyboard: `keyboard-appearance`.
  public static let keyboardAppearance = Property("keyboard-appearance", .keyword(KeyboardAppearance.self))
  /// The label of the return key: `return-key-type`.
  public static let returnKeyType = Property("return-key-type", .keyword(ReturnKeyType.self))
  /// Where the keyboard begins with a capital letter: `autocapitalization-type`.
  public static let autocapitalizationType = Property(
    "autocapitalization-type", .keyword(TextAutocapitalizationType.self))
  /// Whether the system corrects what is typed: `autocorrection-type`.
  public static let autocorrectionType = Property("autocorrection-type", .keyword(TextInputSwitch.self))
  /// Whether the system marks misspelled words: `spell-checking-type`.
  public static let spellCheckingType = Property("spell-checking-type", .keyword(TextInputSwitch.self))
  /// Whether straight quotes become curly ones: `smart-quotes-type`.
  public static let smartQuotesType = Property("smart-quotes-type", .keyword(TextInputSwitch.self))
  /// Whether two hyphens become a dash: `smart-dashes-type`.
  public static let smartDashesType = Property("smart-dashes-type", .keyword(TextInputSwitch.self))
  /// Whether spaces are added and removed around what is pasted and cut: `smart-insert-delete-type`.
  public static let smartInsertDeleteType = Property("smart-insert-delete-type", .keyword(TextInputSwitch.self))
  /// Whether the system shows how a word may go on: `inline-prediction-type`.
  public static let inlinePredictionType = Property("inline-prediction-type", .keyword(TextInputSwitch.self))
  /// Whether the system works out sums: `math-expression-completion-type`.
  public static let mathExpressionCompletionType = Property(
    "math-expression-completion-type", .keyword(TextInputSwitch.self))
  /// How far the system may rewrite the text: `writing-tools-behavior`.
  public static let writingToolsBehavior = Property("writing-tools-behavior", .keyword(WritingToolsBehavior.self))
  /// Whether the return key waits for a text: `enables-return-key-automatically`.
  public static let enablesReturnKeyAutomatically = Property("enables-return-key-automatically", .bool)
  /// Whether the text is hidden: `secure-text-entry`.
  public static let isSecureTextEntry = Property("secure-text-entry", .bool, aliases: ["is-secure-text-entry"])
  /// What the text means, so that the system can fill it in: `text-content-type`.
  public static let textContentType = Property("text-content-type", .keyword(TextContentType.self))
  /// What a password has to be like, as a descriptor such as `minlength: 8: `password-rules`.
  public static let passwordRules = Property("password-rules", .string)
}

extension PropertyTable {
  /// The rows of a class whose text is typed.
  ///
  /// Closures, since a key path of a generic class is not folded.
  static func textInputTraits<Root: TextInputTraits>(of _: Root.Type) -> PropertyTable {
    [
      .bind(.keyboardType, read: { (object: Root) in object.keyboardType }, write: { $0.keyboardType = $1 }),
      .bind(
        .keyboardAppearance, read: { (object: Root) in object.keyboardAppearance },
        write: { $0.keyboardAppearance = $1 }),
      .bind(.returnKeyType, read: { (object: Root) in object.returnKeyType }, write: { $0.returnKeyType = $1 }),
      .bind(
        .autocapitalizationType, read: { (object: Root) in object.autocapitalizationType },
        write: { $0.autocapitalizationType = $1 }),
      .bind(
        .autocorrectionType, read: { (object: Root) in object.autocorrectionType },
        write: { $0.autocorrectionType = $1 }),
      .bind(
        .spellCheckingType, read: { (object: Root) in object.spellCheckingType }, write: { $0.spellCheckingType = $1 }),
      .bind(.smartQuotesType, read: { (object: Root) in object.smartQuotesType }, write: { $0.smartQuotesType = $1 }),
      .bind(.smartDashesType, read: { (object: Root) in object.smartDashesType }, write: { $0.smartDashesType = $1 }),
      .bind(
        .smartInsertDeleteType, read: { (object: Root) in object.smartInsertDeleteType },
        write: { $0.smartInsertDeleteType = $1 }),
      .bind(
        .inlinePredictionType, read: { (object: Root) in object.inlinePredictionType },
        write: { $0.inlinePredictionType = $1 }),
      .bind(
        .mathExpressionCompletionType, read: { (object: Root) in object.mathExpressionCompletionType },
        write: { $0.mathExpressionCompletionType = $1 }),
      .bind(
        .writingToolsBehavior, read: { (object: Root) in object.writingToolsBehavior },
        write: { $0.writingToolsBehavior = $1 }),
      .bind(
        .enablesReturnKeyAutomatically, read: { (object: Root) in object.enablesReturnKeyAutomatically },
        write: { $0.enablesReturnKeyAutomatically = $1 }),
      .bind(
        .isSecureTextEntry, read: { (object: Root) in object.isSecureTextEntry }, write: { $0.isSecureTextEntry = $1 }),
      .bind(.textContentType, read: { (object: Root) in object.textContentType }, write: { $0.textContentType = $1 }),
      .bind(.passwordRules, read: { (object: Root) in object.passwordRules }, write: { $0.passwordRules = $1 }),
    ]
  }
}
