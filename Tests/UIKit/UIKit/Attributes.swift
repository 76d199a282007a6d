// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "font")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "paragraphStyle")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "foregroundColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "backgroundColor")
  public static let ligature = NSAttributedString.Key(rawValue: "ligature")
  public static let kern = NSAttributedString.Key(rawValue: "kern")
  public static let tracking = NSAttributedString.Key(rawValue: "tracking")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "strikethroughStyle")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "underlineStyle")
  public static let strokeColor = NSAttributedString.Key(rawValue: "strokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "strokeWidth")
  public static let shadow = NSAttributedString.Key(rawValue: "shadow")
  public static let textEffect = NSAttributedString.Key(rawValue: "textEffect")
  public static let link = NSAttributedString.Key(rawValue: "link")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "baselineOffset")
  public static let underlineColor = NSAttributedString.Key(rawValue: "underlineColor")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "strikethroughColor")
  public static let obliqueness = NSAttributedString.Key(rawValue: "obliqueness")
  public static let expansion = NSAttributedString.Key(rawValue: "expansion")
  public static let writingDirection = NSAttributedString.Key(rawValue: "writingDirection")
}

open class NSShadow: NSObject {
  open var shadowOffset: CGSize = .zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}

open class NSParagraphStyle: NSObject {}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open var alignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  open var lineSpacing: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var paragraphSpacingBefore: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var headIndent: CGFloat = 0
  open var tailIndent: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var hyphenationFactor: Float = 0
  open var usesDefaultHyphenation = false
  open var defaultTabInterval: CGFloat = 0
  open var baseWritingDirection: NSWritingDirection = .natural
  open var allowsDefaultTighteningForTruncation = false
}
