import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``Label``.
  static var label: PropertyTable {
    [
      .bind(.font, \Label.font),
      .bind(.textColor, \Label.textColor),
      .bind(.textAlignment, \Label.textAlignment),
      .bind(.lineBreakMode, \Label.lineBreakMode),
      .bind(.isEnabled, \Label.isEnabled),
      .bind(.adjustsFontSizeToFitWidth, \Label.adjustsFontSizeToFitWidth),
      .bind(.allowsDefaultTighteningForTruncation, \Label.allowsDefaultTighteningForTruncation),
      .bind(.baselineAdjustment, \Label.baselineAdjustment),
      .bind(.minimumScaleFactor, \Label.minimumScaleFactor),
      .bind(.numberOfLines, \Label.numberOfLines),
      .bind(.highlightedTextColor, \Label.highlightedTextColor),
      .bind(.isHighlighted, \Label.isHighlighted),
      .bind(.shadowColor, \Label.shadowColor),
      .bind(.shadowOffset, \Label.shadowOffset),
      .bind(.text, \Label.text),
      .bind(.attributedText, \Label.attributedText),
      .bind(.preferredMaxLayoutWidth, \Label.preferredMaxLayoutWidth),
      .bind(.adjustsFontForContentSizeCategory, \Label.adjustsFontForContentSizeCategory),
      .bind(.lineBreakStrategy, \Label.lineBreakStrategy),
      .bind(.showsExpansionTextWhenTruncated, \Label.showsExpansionTextWhenTruncated),
    ]
  }
}
