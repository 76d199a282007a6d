public import VStyle

extension Property {
  /// The border: `border-style`.
  public static let borderStyle = Property("border-style", .keyword(TextField.BorderStyle.self))
  /// The image behind the text: `background`.
  public static let background = Property("background", .image)
  /// The image behind the text while the field is disabled: `disabled-background`.
  public static let disabledBackground = Property("disabled-background", .image)
  /// When the button that clears the text is there: `clear-button-mode`.
  public static let clearButtonMode = Property("clear-button-mode", .keyword(TextField.ViewMode.self))
  /// When the view on the right is there: `right-view-mode`.
  public static let rightViewMode = Property("right-view-mode", .keyword(TextField.ViewMode.self))
}

extension PropertyTable {
  /// The rows of ``TextField``.
  static let textField: PropertyTable = [
    .bind(.font, \TextField.font),
    .bind(.textColor, \TextField.textColor),
    .bind(.textAlignment, \TextField.textAlignment),
    .bind(.borderStyle, \TextField.borderStyle),
    .bind(.background, \TextField.background),
    .bind(.disabledBackground, \TextField.disabledBackground),
    .bind(.clearButtonMode, \TextField.clearButtonMode),
    .bind(.rightViewMode, \TextField.rightViewMode),
  ]
}
