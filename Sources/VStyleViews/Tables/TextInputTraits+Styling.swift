public import VStyle

extension Property {
  /// The type of the keyboard. In sheets: `keyboard-type`.
  public static let keyboardType = Property("keyboard-type", .keyword(KeyboardType.self))
  /// The appearance of the keyboard. In sheets: `keyboard-appearance`.
  public static let keyboardAppearance = Property("keyboard-appearance", .keyword(KeyboardAppearance.self))
  /// The title of the return key. In sheets: `return-key-type`.
  public static let returnKeyType = Property("return-key-type", .keyword(ReturnKeyType.self))
  /// When the keyboard capitalizes letters automatically. In sheets: `autocapitalization-type`.
  public static let autocapitalizationType = Property(
    "autocapitalization-type", .keyword(TextAutocapitalizationType.self))
  /// Whether the system corrects typed text. In sheets: `autocorrection-type`.
  public static let autocorrectionType = Property("autocorrection-type", .keyword(TextInputSwitch.self))
  /// Whether the system marks misspelled words. In sheets: `spell-checking-type`.
  public static let spellCheckingType = Property("spell-checking-type", .keyword(TextInputSwitch.self))
  /// Whether straight quotes are replaced with curly quotes. In sheets: `smart-quotes-type`.
  public static let smartQuotesType = Property("smart-quotes-type", .keyword(TextInputSwitch.self))
  /// Whether two hyphens are replaced with a dash. In sheets: `smart-dashes-type`.
  public static let smartDashesType = Property("smart-dashes-type", .keyword(TextInputSwitch.self))
  /// Whether spaces around pasted and deleted text are adjusted. In sheets: `smart-insert-delete-type`.
  public static let smartInsertDeleteType = Property("smart-insert-delete-type", .keyword(TextInputSwitch.self))
  /// Whether the system displays inline predictions of the text. In sheets: `inline-prediction-type`.
  public static let inlinePredictionType = Property("inline-prediction-type", .keyword(TextInputSwitch.self))
  /// Whether the system completes mathematical expressions. In sheets: `math-expression-completion-type`.
  public static let mathExpressionCompletionType = Property(
    "math-expression-completion-type", .keyword(TextInputSwitch.self))
  /// The extent to which Writing Tools may change the text. In sheets: `writing-tools-behavior`.
  public static let writingToolsBehavior = Property("writing-tools-behavior", .keyword(WritingToolsBehavior.self))
  /// Whether the return key is disabled while the text is empty. In sheets: `enables-return-key-automatically`.
  public static let enablesReturnKeyAutomatically = Property("enables-return-key-automatically", .bool)
  /// Whether the text is hidden, as for a password. In sheets: `secure-text-entry`.
  public static let isSecureTextEntry = Property("secure-text-entry", .bool, aliases: ["is-secure-text-entry"])
  /// The meaning of the text, which lets the system fill it in. In sheets: `text-content-type`.
  public static let textContentType = Property("text-content-type", .keyword(TextContentType.self))
  /// The requirements for a password, as a descriptor such as `minlength: 8; required: digit;`. In sheets:
  /// `password-rules`.
  public static let passwordRules = Property("password-rules", .string)
}

extension PropertyTable {
  /// The property bindings of a view type that accepts text input.
  ///
  /// The bindings use closures, since the compiler does not fold key paths of a generic class.
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
