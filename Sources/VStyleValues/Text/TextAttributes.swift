/// The attributes of a text. UIKit: `[NSAttributedString.Key: Any]`.
///
/// For a member that is `nil`, the view decides.
public struct TextAttributes: RecordValue {
  /// The font.
  public var font: Font?
  /// The color of the text.
  public var foregroundColor: Color?
  /// The color behind the text.
  public var backgroundColor: Color?
  /// The additional space between two characters, in points.
  public var kern: Double?
  /// The additional space for each character, in points.
  public var tracking: Double?
  /// Whether characters are joined: 0 for no ligatures, 1 for the default ligatures.
  public var ligature: Int?
  /// The distance of the text above the baseline, in points.
  public var baselineOffset: Double?
  /// The tangent of the angle by which glyphs slant to the right.
  public var obliqueness: Double?
  /// The logarithm of the factor by which glyphs are widened.
  public var expansion: Double?
  /// The line under the text. Default: none.
  public var underlineStyle: UnderlineStyle = []
  /// The color of the line under the text; `nil` for the color of the text.
  public var underlineColor: Color?
  /// The line through the text. Default: none.
  public var strikethroughStyle: UnderlineStyle = []
  /// The color of the line through the text; `nil` for the color of the text.
  public var strikethroughColor: Color?
  /// The color of the outlines of glyphs; `nil` for the color of the text.
  public var strokeColor: Color?
  /// The width of the outlines, in percent of the font size; negative to fill the glyphs too.
  public var strokeWidth: Double?
  /// The effect on the glyphs.
  public var textEffect: TextEffectStyle?
  /// The address of the link.
  public var link: String?
  /// The direction that overrides the direction of the characters.
  public var writingDirection: WritingDirectionOverride?
  /// The shadow behind the text.
  public var shadow: Shadow?
  /// The layout of the paragraph.
  public var paragraphStyle: ParagraphStyle?

  /// Creates attributes with default values.
  public init() {}

  /// Creates attributes with the most frequent members.
  public init(font: Font? = nil, foregroundColor: Color? = nil, shadow: Shadow? = nil) {
    self.font = font
    self.foregroundColor = foregroundColor
    self.shadow = shadow
  }

  /// The attributes, with the names of UIKit.
  public static let members: [RecordMember<TextAttributes>] = [
    RecordMember("font", .font, \.font),
    RecordMember("foreground-color", .color, \.foregroundColor),
    RecordMember("background-color", .color, \.backgroundColor),
    RecordMember("kern", .length, \.kern),
    RecordMember("tracking", .length, \.tracking),
    RecordMember("ligature", .integer(0...1), \.ligature),
    RecordMember("baseline-offset", .length, \.baselineOffset),
    RecordMember("obliqueness", .number, \.obliqueness),
    RecordMember("expansion", .number, \.expansion),
    RecordMember("underline-style", .flags(UnderlineStyle.self), \.underlineStyle),
    RecordMember("underline-color", .color, \.underlineColor),
    RecordMember("strikethrough-style", .flags(UnderlineStyle.self), \.strikethroughStyle),
    RecordMember("strikethrough-color", .color, \.strikethroughColor),
    RecordMember("stroke-color", .color, \.strokeColor),
    RecordMember("stroke-width", .number, \.strokeWidth),
    RecordMember("text-effect", .keyword(TextEffectStyle.self), \.textEffect),
    RecordMember("link", .string, \.link),
    RecordMember("writing-direction", .keyword(WritingDirectionOverride.self), \.writingDirection),
    RecordMember("shadow", .shadow, \.shadow),
    RecordMember("paragraph-style", .paragraphStyle, \.paragraphStyle),
  ]
}

extension ValueKind {
  /// The attributes of a text: `text-attributes(font bold 17 system, foreground-color red)`. Swift:
  /// ``TextAttributes``.
  public static let textAttributes = record(TextAttributes.self)
}
