/// How a line under or through a text is drawn. UIKit: `NSUnderlineStyle`.
public struct UnderlineStyle: KeywordSet {
  /// The bits, as in UIKit.
  public let rawValue: Int

  /// Makes a style of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = UnderlineStyle(rawValue: 0x01)
  /// One heavy line.
  public static let thick = UnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = UnderlineStyle(rawValue: 0x09)
  /// Of dots.
  public static let patternDot = UnderlineStyle(rawValue: 0x0100)
  /// Of dashes.
  public static let patternDash = UnderlineStyle(rawValue: 0x0200)
  /// Of a dash and a dot in turn.
  public static let patternDashDot = UnderlineStyle(rawValue: 0x0300)
  /// Of a dash and two dots in turn.
  public static let patternDashDotDot = UnderlineStyle(rawValue: 0x0400)
  /// Under words only, not under the spaces between them.
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
  /// As if pressed into the background.
  case letterpressStyle
}
