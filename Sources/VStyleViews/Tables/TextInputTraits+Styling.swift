import VStyleProperties

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
