public import VStyle

extension Property {
  /// How a text that is too long is broken or cut: `line-break-mode`.
  public static let lineBreakMode = Property("line-break-mode", .keyword(LineBreakMode.self))
  /// Whether the font gets smaller to fit: `adjusts-font-size-to-fit-width`.
  public static let adjustsFontSizeToFitWidth = Property("adjusts-font-size-to-fit-width", .bool)
  /// Whether letters stand closer before the text is cut: `allows-default-tightening-for-truncation`.
  public static let allowsDefaultTighteningForTruncation = Property("allows-default-tightening-for-truncation", .bool)
  /// Where a text with a smaller font stands: `baseline-adjustment`.
  public static let baselineAdjustment = Property("baseline-adjustment", .keyword(BaselineAdjustment.self))
  /// How small the font may get: `minimum-scale-factor`, a number in `[0, 1]` or a percentage.
  public static let minimumScaleFactor = Property("minimum-scale-factor", .numberOrPercentage(0...1))
  /// How many lines there may be: `number-of-lines`, an integer in `[0, ∞]`, 0 without limit.
  public static let numberOfLines = Property("number-of-lines", .integer(0...))
  /// The color of the text while it is highlighted: `highlighted-text-color`.
  public static let highlightedTextColor = Property("highlighted-text-color", .color)
  /// The color of the text's shadow: `shadow-color`.
  public static let shadowColor = Property("shadow-color", .color)
  /// How far the shadow lies from the text, in points: `shadow-offset`.
  public static let shadowOffset = Property("shadow-offset", .size)
  /// The width from which on lines are broken, in points: `preferred-max-layout-width`, in `[0, ∞]`.
  public static let preferredMaxLayoutWidth = Property("preferred-max-layout-width", .length(0...))
  /// How the ends of lines are chosen: `line-break-strategy`.
  public static let lineBreakStrategy = Property("line-break-strategy", .flags(LineBreakStrategy.self))
  /// Whether the pointer shows the whole text where it is cut: `shows-expansion-text-when-truncated`.
  public static let showsExpansionTextWhenTruncated = Property("shows-expansion-text-when-truncated", .bool)
}

extension PropertyTable {
  /// The rows of ``Label``.
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
