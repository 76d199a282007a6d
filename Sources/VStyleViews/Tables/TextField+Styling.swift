public import VStyle

extension Property {
  /// The style of the border. In sheets: `border-style`.
  public static let borderStyle = Property("border-style", .keyword(TextField.BorderStyle.self))
  /// The background image. In sheets: `background`.
  public static let background = Property("background", .image)
  /// The background image while the field is disabled. In sheets: `disabled-background`.
  public static let disabledBackground = Property("disabled-background", .image)
  /// When the clear button is displayed. In sheets: `clear-button-mode`.
  public static let clearButtonMode = Property("clear-button-mode", .keyword(TextField.ViewMode.self))
  /// When the view on the right is displayed. In sheets: `right-view-mode`.
  public static let rightViewMode = Property("right-view-mode", .keyword(TextField.ViewMode.self))
  /// The attributed placeholder, displayed instead of the plain one. In sheets: `attributed-placeholder`.
  public static let attributedPlaceholder = Property("attributed-placeholder", .attributedText)
  /// The color of the placeholder where its attributes set none. In sheets: `placeholder-color`.
  public static let placeholderColor = Property("placeholder-color", .color)
  /// When the view on the left is displayed. In sheets: `left-view-mode`.
  public static let leftViewMode = Property("left-view-mode", .keyword(TextField.ViewMode.self))
  /// The view on the left. In sheets: `left-view`, the name of a view type.
  public static let leftView = Property("left-view", .object(of: View.self))
  /// The view on the right. In sheets: `right-view`, the name of a view type.
  public static let rightView = Property("right-view", .object(of: View.self))
  /// The default text attributes. In sheets: `default-text-attributes`.
  public static let defaultTextAttributes = Property("default-text-attributes", .textAttributes)
  /// The minimum size of the font, in points. In sheets: `minimum-font-size`, in `[0, ∞]`.
  public static let minimumFontSize = Property("minimum-font-size", .length(0...))
  /// Whether the text is cleared when editing begins. In sheets: `clears-on-begin-editing`.
  public static let clearsOnBeginEditing = Property("clears-on-begin-editing", .bool)
}

extension PropertyTable {
  /// The property bindings of ``TextField``.
  static var textField: PropertyTable {
    [
      .bind(.font, \TextField.font),
      .bind(.textColor, \TextField.textColor),
      .bind(.textAlignment, \TextField.textAlignment),
      .bind(.borderStyle, \TextField.borderStyle),
      .bind(.background, \TextField.background),
      .bind(.disabledBackground, \TextField.disabledBackground),
      .bind(.clearButtonMode, \TextField.clearButtonMode),
      .bind(.rightViewMode, \TextField.rightViewMode),
      .bind(.text, \TextField.text),
      .bind(.placeholder, \TextField.placeholder),
      .bind(.attributedText, \TextField.attributedText),
      .bind(.attributedPlaceholder, \TextField.attributedPlaceholder),
      .bind(.placeholderColor, \TextField.placeholderColor),
      .bind(.leftViewMode, \TextField.leftViewMode),
      .bindObject(.leftView, \TextField.leftView, make: ViewTypes.instance),
      .bindObject(.rightView, \TextField.rightView, make: ViewTypes.instance),
      .bindObject(.inputView, \TextField.inputView, make: ViewTypes.instance),
      .bindObject(.inputAccessoryView, \TextField.inputAccessoryView, make: ViewTypes.instance),
      .bind(.defaultTextAttributes, \TextField.defaultTextAttributes),
      .bind(.typingAttributes, \TextField.typingAttributes),
      .bind(.adjustsFontSizeToFitWidth, \TextField.adjustsFontSizeToFitWidth),
      .bind(.minimumFontSize, \TextField.minimumFontSize),
      .bind(.adjustsFontForContentSizeCategory, \TextField.adjustsFontForContentSizeCategory),
      .bind(.clearsOnBeginEditing, \TextField.clearsOnBeginEditing),
      .bind(.clearsOnInsertion, \TextField.clearsOnInsertion),
      .bind(.allowsEditingTextAttributes, \TextField.allowsEditingTextAttributes),
    ]
  }
}
