import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``SearchTextField``.
  static var searchTextField: PropertyTable {
    [
      .bind(.tokenBackgroundColor, \SearchTextField.tokenBackgroundColor),
      .bind(.allowsDeletingTokens, \SearchTextField.allowsDeletingTokens),
      .bind(.allowsCopyingTokens, \SearchTextField.allowsCopyingTokens),
    ]
  }
}
