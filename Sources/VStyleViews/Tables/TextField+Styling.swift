import VStyleProperties

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
      .bindObject(.leftView, \TextField.leftView, kind: .view, make: ViewTypes.instance),
      .bindObject(.rightView, \TextField.rightView, kind: .view, make: ViewTypes.instance),
      .bindObject(.inputView, \TextField.inputView, kind: .view, make: ViewTypes.instance),
      .bindObject(.inputAccessoryView, \TextField.inputAccessoryView, kind: .view, make: ViewTypes.instance),
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
