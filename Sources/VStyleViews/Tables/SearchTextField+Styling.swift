public import VStyle

extension Property {
  /// The background color of tokens. In sheets: `token-background-color`.
  public static let tokenBackgroundColor = Property("token-background-color", .color)
  /// Whether tokens can be deleted. In sheets: `allows-deleting-tokens`.
  public static let allowsDeletingTokens = Property("allows-deleting-tokens", .bool)
  /// Whether tokens can be copied. In sheets: `allows-copying-tokens`.
  public static let allowsCopyingTokens = Property("allows-copying-tokens", .bool)
}

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
