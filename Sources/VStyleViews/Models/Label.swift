public import VStyleProperties

/// A view that displays one or more lines of read-only text. UIKit: `UILabel`.
open class Label: View {
  /// The text. Default: nil. UIKit: `UILabel.text`.
  open var text: String? { didSet { if text != oldValue { styleDidChange(.text) } } }

  /// The font. Default: the system font at 17 points. Setting nil restores the default, so the getter never returns
  /// nil. UIKit: `UILabel.font`.
  open var font: Font? {
    get { ownFont ?? .system(17) }
    set { ownFont = newValue }
  }
  private var ownFont: Font?
  /// The color of the text. Default: `label`. Setting nil restores the default, so the getter never returns nil. UIKit:
  /// `UILabel.textColor`.
  open var textColor: Color? {
    get { ownTextColor ?? .label }
    set { ownTextColor = newValue }
  }
  private var ownTextColor: Color?
  /// The alignment of the text. Default: `natural`. UIKit: `UILabel.textAlignment`.
  open var textAlignment = TextAlignment.natural
  /// The technique for wrapping and truncating text that does not fit. Default: `byTruncatingTail`. UIKit:
  /// `UILabel.lineBreakMode`.
  open var lineBreakMode = LineBreakMode.byTruncatingTail
  /// Whether the text is drawn as enabled. Default: true. UIKit: `UILabel.isEnabled`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { styleDidChange(.states) } } }
  /// Whether the font shrinks so that the text fits the width. Default: false. UIKit:
  /// `UILabel.adjustsFontSizeToFitWidth`.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the spacing between letters tightens before the text is truncated. Default: false. UIKit:
  /// `UILabel.allowsDefaultTighteningForTruncation`.
  open var allowsDefaultTighteningForTruncation = false
  /// The vertical position of text whose font shrinks to fit. Default: `alignBaselines`. UIKit:
  /// `UILabel.baselineAdjustment`.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// The minimum scale of the font. Range: `[0, 1]`. If 0, the system chooses. Default: 0. UIKit:
  /// `UILabel.minimumScaleFactor`.
  open var minimumScaleFactor = 0.0
  /// The maximum number of lines. Range: `[0, ∞]`; 0 means no limit. Default: 1. UIKit: `UILabel.numberOfLines`.
  open var numberOfLines = 1
  /// The color of highlighted text. If nil, `textColor` applies. Default: nil. UIKit: `UILabel.highlightedTextColor`.
  open var highlightedTextColor: Color?
  /// Whether the text is highlighted. Default: false. UIKit: `UILabel.isHighlighted`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { styleDidChange(.states) } } }
  /// The color of the shadow; nil for none. Default: nil. UIKit: `UILabel.shadowColor`.
  open var shadowColor: Color?
  /// The offset of the shadow from the text. Unit: points. Default: 0, -1. UIKit: `UILabel.shadowOffset`.
  open var shadowOffset = Size(width: 0, height: -1)
  /// The attributed text. If it is set, it is displayed instead of the plain text. The other members apply where its
  /// attributes set none. Default: nil. UIKit: `UILabel.attributedText`.
  open var attributedText: AttributedText? { didSet { if attributedText != oldValue { styleDidChange(.text) } } }
  /// The preferred maximum width, at which lines wrap; 0 for none. Unit: points. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UILabel.preferredMaxLayoutWidth`.
  open var preferredMaxLayoutWidth = 0.0
  /// Whether the font scales with the user's text size. Default: false. UIKit:
  /// `UILabel.adjustsFontForContentSizeCategory`.
  open var adjustsFontForContentSizeCategory = false
  /// The strategy for breaking lines. Default: `standard`. UIKit: `UILabel.lineBreakStrategy`.
  open var lineBreakStrategy = LineBreakStrategy.standard
  /// Whether the full text of a truncated label appears when the pointer hovers over it. Default: false. UIKit:
  /// `UILabel.showsExpansionTextWhenTruncated`.
  open var showsExpansionTextWhenTruncated = false

  /// Creates a label, which ignores touches and redraws when its bounds change.
  public required init() {
    super.init()
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// The text that `:empty` tests.
  open override var styleText: String? { attributedText?.string ?? text }

  /// The names of the current states: `enabled` or `disabled`, `highlighted` and the app's own.
  open override var styleStates: Set<String> {
    super.styleStates.union([isEnabled ? "enabled" : "disabled"]).union(isHighlighted ? ["highlighted"] : [])
  }

  /// The names of the states that the view type adds.
  open override class var styleStateNames: [String] { ["highlighted", "disabled", "enabled"] }

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .label }
}
