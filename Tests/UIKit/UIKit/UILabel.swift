// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UILabel: UIView {
  open var textAlignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  open var isEnabled: Bool = true
  open var adjustsFontSizeToFitWidth: Bool = false
  open var allowsDefaultTighteningForTruncation: Bool = false
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  open var minimumScaleFactor: CGFloat = 0
  open var numberOfLines: Int = 1
  open var highlightedTextColor: UIColor?
  open var isHighlighted: Bool = false
  open var shadowColor: UIColor?
  open var shadowOffset: CGSize = CGSize(width: 0, height: -1)
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var adjustsFontForContentSizeCategory: Bool = false
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = [.standard]
  open var showsExpansionTextWhenTruncated: Bool = false

  private var content = NSAttributedString(string: "")
  private var hasText = false
  private var ownFont: UIFont?
  private var ownColor: UIColor?

  /// Nil sets the default.
  open var font: UIFont! {
    get { ownFont ?? .systemFont(ofSize: 17) }
    set { ownFont = newValue }
  }

  /// Nil sets the default.
  open var textColor: UIColor! {
    get { ownColor ?? .label }
    set { ownColor = newValue }
  }

  /// The text and the attributed text are one content: the last one that is set wins.
  open var text: String? {
    get { hasText ? content.string : nil }
    set {
      hasText = newValue != nil
      content = NSAttributedString(string: newValue ?? "")
    }
  }
  open var attributedText: NSAttributedString? {
    get { hasText ? content : nil }
    set {
      hasText = newValue != nil
      content = newValue ?? NSAttributedString(string: "")
    }
  }
}
