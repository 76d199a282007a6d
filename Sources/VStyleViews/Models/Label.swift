public import VStyle

/// A text that is read. UIKit: `UILabel`.
open class Label: View {
  /// The text. Default: nil. UIKit: `UILabel.text`.
  open var text: String? { didSet { if text != oldValue { styleDidChange(.text) } } }

  /// The font. Default: the system's, 17 points, which setting nil brings back, so that it is never nil.
  /// UIKit: `UILabel.font`.
  open var font: Font? {
    get { ownFont ?? .system(17) }
    set { ownFont = newValue }
  }
  private var ownFont: Font?
  /// The color of the text. Default: `label`, which setting nil brings back, so that it is never nil.
  /// UIKit: `UILabel.textColor`.
  open var textColor: Color? {
    get { ownTextColor ?? .label }
    set { ownTextColor = newValue }
  }
  private var ownTextColor: Color?
  /// How the lines are aligned. Default: `natural`. UIKit: `UILabel.textAlignment`.
  open var textAlignment = TextAlignment.natural
  /// How a text that is too long is broken or cut. Default: `byTruncatingTail`. UIKit: `UILabel.lineBreakMode`.
  open var lineBreakMode = LineBreakMode.byTruncatingTail
  /// Whether the text is drawn as one that can be used. Default: true. UIKit: `UILabel.isEnabled`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { styleDidChange(.states) } } }
  /// Whether the font gets smaller to fit. Default: false. UIKit: `UILabel.adjustsFontSizeToFitWidth`.
  open var adjustsFontSizeToFitWidth = false
  /// Whether letters stand closer before the text is cut. Default: false.
  /// UIKit: `UILabel.allowsDefaultTighteningForTruncation`.
  open var allowsDefaultTighteningForTruncation = false
  /// Where a text with a smaller font stands. Default: `alignBaselines`. UIKit: `UILabel.baselineAdjustment`.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// How small the font may get, as a part of its size. Range: `[0, 1]`; 0 lets the system choose. Default: 0.
  /// UIKit: `UILabel.minimumScaleFactor`.
  open var minimumScaleFactor = 0.0
  /// How many lines there may be. Range: `[0, ∞]`; 0 is without limit. Default: 1. UIKit: `UILabel.numberOfLines`.
  open var numberOfLines = 1
  /// The color of the text while it is highlighted; nil leaves it. Default: nil.
  /// UIKit: `UILabel.highlightedTextColor`.
  open var highlightedTextColor: Color?
  /// Whether the text is highlighted. Default: false. UIKit: `UILabel.isHighlighted`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { styleDidChange(.states) } } }
  /// The color of the shadow; nil for none. Default: nil. UIKit: `UILabel.shadowColor`.
  open var shadowColor: Color?
  /// How far the shadow lies from the text. Unit: points. Default: 0, -1. UIKit: `UILabel.shadowOffset`.
  open var shadowOffset = Size(width: 0, height: -1)
  /// The text with attributes of its own. Where there is one, it shows instead of the plain text; what its
  /// attributes leave open is as the other members say. Default: nil. UIKit: `UILabel.attributedText`.
  open var attributedText: AttributedText? { didSet { if attributedText != oldValue { styleDidChange(.text) } } }
  /// The width from which on lines are broken; 0 for none. Unit: points. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UILabel.preferredMaxLayoutWidth`.
  open var preferredMaxLayoutWidth = 0.0
  /// Whether the font follows the user's text size. Default: false. UIKit:
  /// `UILabel.adjustsFontForContentSizeCategory`.
  open var adjustsFontForContentSizeCategory = false
  /// How the ends of lines are chosen. Default: `standard`. UIKit: `UILabel.lineBreakStrategy`.
  open var lineBreakStrategy = LineBreakStrategy.standard
  /// Whether the pointer shows the whole text where it is cut. Default: false. UIKit:
  /// `UILabel.showsExpansionTextWhenTruncated`.
  open var showsExpansionTextWhenTruncated = false

  /// Makes a label, which takes no touches and draws again when its bounds change.
  public required init() {
    super.init()
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// The text.
  open override var styleText: String? { attributedText?.string ?? text }

  /// `enabled` or `disabled`, and `highlighted`.
  open override var styleStates: Set<String> {
    super.styleStates.union([isEnabled ? "enabled" : "disabled"]).union(isHighlighted ? ["highlighted"] : [])
  }

  /// The states of a text that can be highlighted or drawn as disabled.
  open override class var styleStateNames: [String] { ["highlighted", "disabled", "enabled"] }

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .label }
}
