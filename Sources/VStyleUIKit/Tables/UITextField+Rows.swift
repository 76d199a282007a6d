#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UITextField`.
    @MainActor
    static var uiTextField: PropertyTable {
      var table = PropertyTable.uiTextFieldRows + .uiTextFieldRows2 + .uiTextFieldRows3
      #if !os(visionOS)
        table = table + .uiTextFieldExceptOnVision
      #endif
      #if !os(tvOS) && !os(visionOS)
        table = table + .uiTextFieldOnPhonesAndMacs
      #endif
      return table
    }

    @MainActor
    private static var uiTextFieldRows: PropertyTable {
      [
        .bindMain(.font, \UITextField.font, as: .font),
        .optionalMethods(
          .textColor, as: .color, read: { (field: UITextField) in field.textColor },
          write: { $0.textColor = $1 ?? .label }),
        .bindMain(.textAlignment, \UITextField.textAlignment, as: .raw(TextAlignment.self)),
        .bindMain(.borderStyle, \UITextField.borderStyle, as: .raw(TextFieldBorderStyle.self)),
        .bindMain(.background, \UITextField.background, as: .image),
        .bindMain(.disabledBackground, \UITextField.disabledBackground, as: .image),
        .bindMain(.clearButtonMode, \UITextField.clearButtonMode, as: .raw(TextFieldViewMode.self)),
        .bindMain(.rightViewMode, \UITextField.rightViewMode, as: .raw(TextFieldViewMode.self)),
        .bindMain(.text, \UITextField.text),
        .bindMain(.placeholder, \UITextField.placeholder),
        .attributed(.attributedText, \UITextField.attributedText),
        .attributed(.attributedPlaceholder, \UITextField.attributedPlaceholder),
        .placeholderColor,
        .bindMain(.leftViewMode, \UITextField.leftViewMode, as: .raw(TextFieldViewMode.self)),
      ]
    }

    @MainActor
    private static var uiTextFieldRows2: PropertyTable {
      [
        .view(.leftView, \UITextField.leftView),
        .view(.rightView, \UITextField.rightView),
        .view(.inputView, \UITextField.inputView),
        .attributes(
          .defaultTextAttributes, read: { (field: UITextField) in field.defaultTextAttributes },
          write: { $0.defaultTextAttributes = $1 ?? [:] }),
        .attributes(.typingAttributes, \UITextField.typingAttributes),
        .bindMain(.adjustsFontSizeToFitWidth, \UITextField.adjustsFontSizeToFitWidth),
        .bindMain(.minimumFontSize, \UITextField.minimumFontSize, as: .number),
        .bindMain(.adjustsFontForContentSizeCategory, \UITextField.adjustsFontForContentSizeCategory),
        .bindMain(.clearsOnBeginEditing, \UITextField.clearsOnBeginEditing),
        .bindMain(.clearsOnInsertion, \UITextField.clearsOnInsertion),
        .bindMain(.allowsEditingTextAttributes, \UITextField.allowsEditingTextAttributes),
        .bindMain(.keyboardType, \UITextField.keyboardType, as: .raw(KeyboardType.self, Array(0...11) + [1])),
        .bindMain(
          .keyboardAppearance, \UITextField.keyboardAppearance, as: .raw(KeyboardAppearance.self, [0, 1, 2, 1])),
        .bindMain(.returnKeyType, \UITextField.returnKeyType, as: .raw(ReturnKeyType.self)),
      ]
    }

    @MainActor
    private static var uiTextFieldRows3: PropertyTable {
      [
        .bindMain(
          .autocapitalizationType, \UITextField.autocapitalizationType, as: .raw(TextAutocapitalizationType.self)),
        .bindMain(.autocorrectionType, \UITextField.autocorrectionType, as: .raw(TextInputSwitch.self)),
        .bindMain(.spellCheckingType, \UITextField.spellCheckingType, as: .raw(TextInputSwitch.self)),
        .bindMain(.smartQuotesType, \UITextField.smartQuotesType, as: .raw(TextInputSwitch.self)),
        .bindMain(.smartDashesType, \UITextField.smartDashesType, as: .raw(TextInputSwitch.self)),
        .bindMain(.smartInsertDeleteType, \UITextField.smartInsertDeleteType, as: .raw(TextInputSwitch.self)),
        .bindMain(.inlinePredictionType, \UITextField.inlinePredictionType, as: .raw(TextInputSwitch.self)),
        .bindMain(
          .mathExpressionCompletionType, \UITextField.mathExpressionCompletionType, as: .raw(TextInputSwitch.self)),
        .bindMain(.enablesReturnKeyAutomatically, \UITextField.enablesReturnKeyAutomatically),
        .bindMain(.isSecureTextEntry, \UITextField.isSecureTextEntry),
        .bindMain(.textContentType, \UITextField.textContentType, as: .textContentType),
        .bindMain(.passwordRules, \UITextField.passwordRules, as: .passwordRules),
      ]
    }

    #if !os(visionOS)
      @MainActor
      private static var uiTextFieldExceptOnVision: PropertyTable {
        [
          .view(.inputAccessoryView, \UITextField.inputAccessoryView)
        ]
      }
    #endif

    #if !os(tvOS) && !os(visionOS)
      @MainActor
      private static var uiTextFieldOnPhonesAndMacs: PropertyTable {
        [
          .bindMain(
            .writingToolsBehavior, \UITextField.writingToolsBehavior,
            as: .raw(WritingToolsBehavior.self, [-1, 0, 1, 2]))
        ]
      }
    #endif
  }
#endif
