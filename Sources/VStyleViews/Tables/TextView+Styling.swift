import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``TextView``.
  static var textView: PropertyTable {
    [
      .bind(.font, \TextView.font),
      .bind(.textColor, \TextView.textColor),
      .bind(.textAlignment, \TextView.textAlignment),
      .bind(.isEditable, \TextView.isEditable),
      .bind(.isSelectable, \TextView.isSelectable),
      .bind(.allowsEditingTextAttributes, \TextView.allowsEditingTextAttributes),
      .bind(.textContainerInset, \TextView.textContainerInset),
      .bind(.text, \TextView.text),
      .bind(.attributedText, \TextView.attributedText),
      .bind(.dataDetectorTypes, \TextView.dataDetectorTypes),
      .bind(.linkTextAttributes, \TextView.linkTextAttributes),
      .bind(.typingAttributes, \TextView.typingAttributes),
      .bind(.clearsOnInsertion, \TextView.clearsOnInsertion),
      .bind(.usesStandardTextScaling, \TextView.usesStandardTextScaling),
      .bind(.adjustsFontForContentSizeCategory, \TextView.adjustsFontForContentSizeCategory),
      .bind(.isFindInteractionEnabled, \TextView.isFindInteractionEnabled),
      .bind(.borderStyle, \TextView.borderStyle, kind: .keyword(TextView.BorderStyle.self)),
      .bindObject(.inputView, \TextView.inputView, kind: .view, make: ViewTypes.instance),
      .bindObject(.inputAccessoryView, \TextView.inputAccessoryView, kind: .view, make: ViewTypes.instance),
      .bind(.textContainerLineFragmentPadding, \TextView.textContainer.lineFragmentPadding),
      .bind(.textContainerMaximumNumberOfLines, \TextView.textContainer.maximumNumberOfLines),
      .bind(.textContainerLineBreakMode, \TextView.textContainer.lineBreakMode),
    ]
  }
}
