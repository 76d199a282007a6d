/// The strategy that chooses the ends of lines. UIKit: `NSParagraphStyle.LineBreakStrategy`.
public struct LineBreakStrategy: KeywordSet {
  /// The bits, as in UIKit.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Words are pushed to the next line so that the last line has more than one word.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
  /// Hangul is broken between words only.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
  /// The strategy of the labels of the system.
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

  /// The strategies by keyword.
  public static let keywords: [(name: String, set: LineBreakStrategy)] = [
    ("pushOut", .pushOut), ("hangulWordPriority", .hangulWordPriority), ("standard", .standard),
  ]
}
