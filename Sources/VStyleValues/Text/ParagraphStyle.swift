/// The layout of the lines of a paragraph. UIKit: `NSParagraphStyle`.
public struct ParagraphStyle: RecordValue {
  /// The alignment of the lines. Default: natural.
  public var alignment = TextAlignment.natural
  /// The way in which lines that are too long are broken or truncated. Default: by word wrapping.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// The strategy that chooses the ends of lines. Default: none.
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
  /// The end of lines, in points from their beginning, or from the trailing edge if not positive. Default: 0.
  public var tailIndent = 0.0
  /// The least height of a line, in points. Range: `[0, ∞]`. Default: 0.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line, in points; 0 for no limit. Range: `[0, ∞]`. Default: 0.
  public var maximumLineHeight = 0.0
  /// The factor for the natural height of a line; 0 for no change. Range: `[0, ∞]`. Default: 0.
  public var lineHeightMultiple = 0.0
  /// The least ratio of text to line width without hyphenation; 0 for no hyphenation. Range: `[0, 1]`. Default: 0.
  public var hyphenationFactor = 0.0
  /// Whether words are hyphenated with the default of the system. Default: `false`.
  public var usesDefaultHyphenation = false
  /// The distance between tab stops after the last explicit one, in points. Range: `[0, ∞]`. Default: 0.
  public var defaultTabInterval = 0.0
  /// The direction of the paragraph. Default: natural.
  public var baseWritingDirection = WritingDirection.natural
  /// Whether characters can move closer together before a line is truncated. Default: `false`.
  public var allowsDefaultTighteningForTruncation = false

  /// Creates the default style of UIKit.
  public init() {}

  /// The members, with the names of UIKit.
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
  /// The layout of a paragraph: `paragraph-style(alignment center, line-spacing 4)`. Swift: ``ParagraphStyle``.
  public static let paragraphStyle = record(ParagraphStyle.self)
}
