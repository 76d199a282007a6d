#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UITextView`.
    @MainActor
    static var uiTextView: PropertyTable {
      var table = PropertyTable.uiTextViewRows + .uiTextViewRows2 + .uiTextViewRows3
      #if !os(tvOS)
        table = table + .uiTextViewExceptOnTV
      #endif
      #if !os(visionOS)
        table = table + .uiTextViewExceptOnVision
      #endif
      #if !os(tvOS) && !os(visionOS)
        table = table + .uiTextViewOnPhonesAndMacs
      #endif
      return table
    }

    @MainActor
    private static var uiTextViewRows: PropertyTable {
      [
        .bindMain(.font, \UITextView.font, as: .font),
        .bindMain(.textColor, \UITextView.textColor, as: .color),
        .bindMain(.textAlignment, \UITextView.textAlignment, as: .raw(TextAlignment.self)),
        .bindMain(.isSelectable, \UITextView.isSelectable),
        .bindMain(.allowsEditingTextAttributes, \UITextView.allowsEditingTextAttributes),
        .bindMain(.textContainerInset, \UITextView.textContainerInset, as: .insets),
        .bindMain(.text, \UITextView.text),
        .attributed(.attributedText, \UITextView.attributedText),
        .attributes(.linkTextAttributes, \UITextView.linkTextAttributes),
        .attributes(
          .typingAttributes, read: { (view: UITextView) in view.typingAttributes },
          write: { $0.typingAttributes = $1 ?? [:] }),
        .bindMain(.clearsOnInsertion, \UITextView.clearsOnInsertion),
        .bindMain(.usesStandardTextScaling, \UITextView.usesStandardTextScaling),
        .bindMain(.adjustsFontForContentSizeCategory, \UITextView.adjustsFontForContentSizeCategory),
        .bindMain(
          .borderStyle, \UITextView.borderStyle, as: .raw(TextViewBorderStyle.self),
          kind: .keyword(TextViewBorderStyle.self)),
      ]
    }

    @MainActor
    private static var uiTextViewRows2: PropertyTable {
      [
        .view(.inputView, \UITextView.inputView),
        .bindMain(.textContainerLineFragmentPadding, \UITextView.textContainer.lineFragmentPadding, as: .number),
        .bindMain(.textContainerMaximumNumberOfLines, \UITextView.textContainer.maximumNumberOfLines),
        .bindMain(.textContainerLineBreakMode, \UITextView.textContainer.lineBreakMode, as: .raw(LineBreakMode.self)),
        .bindMain(.keyboardType, \UITextView.keyboardType, as: .raw(KeyboardType.self, Array(0...11) + [1])),
        .bindMain(
          .keyboardAppearance, \UITextView.keyboardAppearance, as: .raw(KeyboardAppearance.self, [0, 1, 2, 1])),
        .bindMain(.returnKeyType, \UITextView.returnKeyType, as: .raw(ReturnKeyType.self)),
        .bindMain(
          .autocapitalizationType, \UITextView.autocapitalizationType, as: .raw(TextAutocapitalizationType.self)),
        .bindMain(.autocorrectionType, \UITextView.autocorrectionType, as: .raw(TextInputSwitch.self)),
        .bindMain(.spellCheckingType, \UITextView.spellCheckingType, as: .raw(TextInputSwitch.self)),
        .bindMain(.smartQuotesType, \UITextView.smartQuotesType, as: .raw(TextInputSwitch.self)),
        .bindMain(.smartDashesType, \UITextView.smartDashesType, as: .raw(TextInputSwitch.self)),
        .bindMain(.smartInsertDeleteType, \UITextView.smartInsertDeleteType, as: .raw(TextInputSwitch.self)),
        .bindMain(.inlinePredictionType, \UITextView.inlinePredictionType, as: .raw(TextInputSwitch.self)),
      ]
    }

    @MainActor
    private static var uiTextViewRows3: PropertyTable {
      [
        .bindMain(
          .mathExpressionCompletionType, \UITextView.mathExpressionCompletionType, as: .raw(TextInputSwitch.self)),
        .bindMain(.enablesReturnKeyAutomatically, \UITextView.enablesReturnKeyAutomatically),
        .bindMain(.isSecureTextEntry, \UITextView.isSecureTextEntry),
        .bindMain(.textContentType, \UITextView.textContentType, as: .textContentType),
        .bindMain(.passwordRules, \UITextView.passwordRules, as: .passwordRules),
      ]
    }

    #if !os(tvOS)
      @MainActor
      private static var uiTextViewExceptOnTV: PropertyTable {
        [
          .bindMain(.isEditable, \UITextView.isEditable),
          .bindMain(.dataDetectorTypes, \UITextView.dataDetectorTypes, as: .options(TextViewDataDetectorTypes.self)),
          .bindMain(.isFindInteractionEnabled, \UITextView.isFindInteractionEnabled),
        ]
      }
    #endif

    #if !os(visionOS)
      @MainActor
      private static var uiTextViewExceptOnVision: PropertyTable {
        [
          .view(.inputAccessoryView, \UITextView.inputAccessoryView)
        ]
      }
    #endif

    #if !os(tvOS) && !os(visionOS)
      @MainActor
      private static var uiTextViewOnPhonesAndMacs: PropertyTable {
        [
          .bindMain(
            .writingToolsBehavior, \UITextView.writingToolsBehavior, as: .raw(WritingToolsBehavior.self, [-1, 0, 1, 2]))
        ]
      }
    #endif
  }
#endif
