/// How the lines of a paragraph are set. UIKit: `NSParagraphStyle`.
public struct ParagraphStyle: Record {
  /// The alignment of the lines. Default: natural.
  public var alignment = TextAlignment.natural
  /// Where lines that are too long are broken or cut. Default: by word wrapping.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// How the ends of lines are chosen. Default: none.
  public var lineBreakStrategy: LineBreakStrategy = []
  /// The space between two lines, in points. Range: `[0, ∞]`. Default: 0.
  public var lineSpacing = 0.0
  /// The space after the paragraph, in points. Range: `[0, ∞]`. Default: 0.
  public var paragraphSpacing = 0.0
  /// The space before the paragraph, in points. Range: `[0, ∞]`. Default: 0.
  public var paragraphSpacingBefore = 0.0
  /// The indent of the first line at its beginning, in points. Range: `[0, ∞]`. Default: 0.
  public var firstLineHeadIndent = 0.0
  /// The indent of the other lines at their beginning, in points. Range: `[0, ∞]`. Default: 0.
  public var headIndent = 0.0
  /// Where lines end, in points from their beginning; if not positive, from the far edge. Default: 0.
  public var tailIndent = 0.0
  /// The least height of a line, in points. Range: `[0, ∞]`. Default: 0.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line, in points; 0 for no bound. Range: `[0, ∞]`. Default: 0.
  public var maximumLineHeight = 0.0
  /// By how much the natural height of a line is multiplied; 0 for not at all. Range: `[0, ∞]`. Default: 0.
  public var lineHeightMultiple = 0.0
  /// How full a line must be so that no word is hyphenated; 0 for no hyphenation. Range: `[0, 1]`. Default: 0.
  public var hyphenationFactor = 0.0
  /// Whether words are hyphenated as the system does. Default: no.
  public var usesDefaultHyphenation = false
  /// The distance of tabs after the last one that is set, in points. Range: `[0, ∞]`. Default: 0.
  public var defaultTabInterval = 0.0
  /// The direction of the paragraph. Default: natural.
  public var baseWritingDirection = WritingDirection.natural
  /// Whether characters may move closer together before a line is cut. Default: no.
  public var allowsDefaultTighteningForTruncation = false

  /// Makes UIKit's default style.
  public init() {}

  /// The members, as UIKit names them.
  public static let members: [RecordMember<ParagraphStyle>] = [
    RecordMember("alignment", .keyword(TextAlignment.self), \.alignment),
    RecordMember("line-break-mode", .keyword(LineBreakMode.self), \.lineBreakMode),
    RecordMember("line-break-strategy", .flags(LineBreakStrategy.self), \.lineBreakStrategy),
    RecordMember("line-spacing", .length(0...), \.lineSpacing),
    RecordMember("paragraph-spacing", .length(0...), \.paragraphSpacing),
    RecordMember("paragraph-spacing-before", .length(0...), \.paragraphSpacingBefore),
    RecordMember("first-line-head-indent", .length(0...), \.firstLineHeadIndent),
    RecordMember("head-indent", .length(0...), \.headIndent),
    RecordMember("tail-indent", .length, \.tailIndent),
    RecordMember("minimum-line-height", .length(0...), \.minimumLineHeight),
    RecordMember("maximum-line-height", .length(0...), \.maximumLineHeight),
    RecordMember("line-height-multiple", .number(0...), \.lineHeightMultiple),
    RecordMember("hyphenation-factor", .number(0...1), \.hyphenationFactor),
    RecordMember("uses-default-hyphenation", .bool, \.usesDefaultHyphenation),
    RecordMember("default-tab-interval", .length(0...), \.defaultTabInterval),
    RecordMember("base-writing-direction", .keyword(WritingDirection.self), \.baseWritingDirection),
    RecordMember(
      "allows-default-tightening-for-truncation", .bool, \.allowsDefaultTighteningForTruncation),
  ]
}

extension ValueKind {
  /// The setting of a paragraph: `paragraph-style(alignment center, line-spacing 4)`. Swift: ``ParagraphStyle``.
  public static let paragraphStyle = record(ParagraphStyle.self)
}
