/// How the ends of lines are chosen. UIKit: `NSParagraphStyle.LineBreakStrategy`.
public struct LineBreakStrategy: KeywordSet {
  /// The bits, as in UIKit.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Words are pushed to the next line so that the last one does not stand alone.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
  /// Hangul is broken between words only.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
  /// What labels of the system do.
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

  /// The strategies by keyword.
  public static let keywords: [(name: String, set: LineBreakStrategy)] = [
    ("pushOut", .pushOut), ("hangulWordPriority", .hangulWordPriority), ("standard", .standard),
  ]
}
