#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UILabel`.
    @MainActor
    static var uiLabel: PropertyTable {
      .uiLabelRows + .uiLabelRows2
    }

    @MainActor
    private static var uiLabelRows: PropertyTable {
      [
        .bindMain(.font, \UILabel.font, as: .font),
        .bindMain(.textColor, \UILabel.textColor, as: .color),
        .bindMain(.textAlignment, \UILabel.textAlignment, as: .raw(TextAlignment.self)),
        .bindMain(.lineBreakMode, \UILabel.lineBreakMode, as: .raw(LineBreakMode.self)),
        .bindMain(.isEnabled, \UILabel.isEnabled),
        .bindMain(.adjustsFontSizeToFitWidth, \UILabel.adjustsFontSizeToFitWidth),
        .bindMain(.allowsDefaultTighteningForTruncation, \UILabel.allowsDefaultTighteningForTruncation),
        .bindMain(.baselineAdjustment, \UILabel.baselineAdjustment, as: .raw(BaselineAdjustment.self)),
        .bindMain(.minimumScaleFactor, \UILabel.minimumScaleFactor, as: .number),
        .bindMain(.numberOfLines, \UILabel.numberOfLines),
        .bindMain(.highlightedTextColor, \UILabel.highlightedTextColor, as: .color),
        .bindMain(.isHighlighted, \UILabel.isHighlighted),
        .bindMain(.shadowColor, \UILabel.shadowColor, as: .color),
        .bindMain(.shadowOffset, \UILabel.shadowOffset, as: .size),
      ]
    }

    @MainActor
    private static var uiLabelRows2: PropertyTable {
      [
        .bindMain(.text, \UILabel.text),
        .attributed(.attributedText, \UILabel.attributedText),
        .bindMain(.preferredMaxLayoutWidth, \UILabel.preferredMaxLayoutWidth, as: .number),
        .bindMain(.adjustsFontForContentSizeCategory, \UILabel.adjustsFontForContentSizeCategory),
        .bindMain(.lineBreakStrategy, \UILabel.lineBreakStrategy, as: .options(LineBreakStrategy.self)),
        .bindMain(.showsExpansionTextWhenTruncated, \UILabel.showsExpansionTextWhenTruncated),
      ]
    }
  }
#endif
