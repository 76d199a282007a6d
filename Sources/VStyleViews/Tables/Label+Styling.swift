public import VStyle

extension Property {
  /// The technique for wrapping and truncating text that does not fit. In sheets: `line-break-mode`.
  public static let lineBreakMode = Property("line-break-mode", .keyword(LineBreakMode.self))
  /// Whether the font shrinks so that the text fits the width. In sheets: `adjusts-font-size-to-fit-width`.
  public static let adjustsFontSizeToFitWidth = Property("adjusts-font-size-to-fit-width", .bool)
  /// Whether the spacing between letters tightens before the text is truncated. In sheets:
  /// `allows-default-tightening-for-truncation`.
  public static let allowsDefaultTighteningForTruncation = Property("allows-default-tightening-for-truncation", .bool)
  /// The vertical position of text whose font shrinks to fit. In sheets: `baseline-adjustment`.
  public static let baselineAdjustment = Property("baseline-adjustment", .keyword(BaselineAdjustment.self))
  /// The minimum scale of the font. In sheets: `minimum-scale-factor`, a number in `[0, 1]` or a percentage.
  public static let minimumScaleFactor = Property("minimum-scale-factor", .numberOrPercentage(0...1))
  /// The maximum number of lines. In sheets: `number-of-lines`, an integer in `[0, ∞]`; 0 means no limit.
  public static let numberOfLines = Property("number-of-lines", .integer(0...))
  /// The color of highlighted text. In sheets: `highlighted-text-color`.
  public static let highlightedTextColor = Property("highlighted-text-color", .color)
  /// The color of the text's shadow. In sheets: `shadow-color`.
  public static let shadowColor = Property("shadow-color", .color)
  /// The offset of the shadow from the text, in points. In sheets: `shadow-offset`.
  public static let shadowOffset = Property("shadow-offset", .size)
  /// The preferred maximum width, at which lines wrap, in points. In sheets: `preferred-max-layout-width`, in `[0, ∞]`.
  public static let preferredMaxLayoutWidth = Property("preferred-max-layout-width", .length(0...))
  /// The strategy for breaking lines. In sheets: `line-break-strategy`.
  public static let lineBreakStrategy = Property("line-break-strategy", .flags(LineBreakStrategy.self))
  /// Whether the full text of a truncated label appears when the pointer hovers over it. In sheets:
  /// `shows-expansion-text-when-truncated`.
  public static let showsExpansionTextWhenTruncated = Property("shows-expansion-text-when-truncated", .bool)
}

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
