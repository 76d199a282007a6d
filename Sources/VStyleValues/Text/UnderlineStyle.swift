/// The style of a line under or through a text. UIKit: `NSUnderlineStyle`.
public struct UnderlineStyle: KeywordSet {
  /// The bits, as in UIKit.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = UnderlineStyle(rawValue: 0x01)
  /// One heavy line.
  public static let thick = UnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = UnderlineStyle(rawValue: 0x09)
  /// A line of dots.
  public static let patternDot = UnderlineStyle(rawValue: 0x0100)
  /// A line of dashes.
  public static let patternDash = UnderlineStyle(rawValue: 0x0200)
  /// A line that alternates a dash and a dot.
  public static let patternDashDot = UnderlineStyle(rawValue: 0x0300)
  /// A line that alternates a dash and two dots.
  public static let patternDashDotDot = UnderlineStyle(rawValue: 0x0400)
  /// Lines only for words, not for the spaces between them.
  public static let byWord = UnderlineStyle(rawValue: 0x8000)

  /// The styles by keyword.
  public static let keywords: [(name: String, set: UnderlineStyle)] = [
    ("single", .single), ("thick", .thick), ("double", .double), ("patternDot", .patternDot),
    ("patternDash", .patternDash), ("patternDashDot", .patternDashDot), ("patternDashDotDot", .patternDashDotDot),
    ("byWord", .byWord),
  ]
}

/// An effect on the glyphs of a text. UIKit: `NSAttributedString.TextEffectStyle`.
public enum TextEffectStyle: String, KeywordValue, Bindable {
  /// The glyphs appear pressed into the background.
  case letterpressStyle
}
