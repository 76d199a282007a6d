public import VStyle

extension View {
  /// What changes in a view when its superview is resized. UIKit: `UIView.AutoresizingMask`.
  public struct AutoresizingMask: KeywordSet {
    /// The options as bits.
    public let rawValue: UInt64

    /// Makes a set of options.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The space on the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The space on the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The space above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The space below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

    /// The options by keyword.
    public static let keywords: [(name: String, set: AutoresizingMask)] = [
      ("flexibleLeftMargin", .flexibleLeftMargin),
      ("flexibleWidth", .flexibleWidth),
      ("flexibleRightMargin", .flexibleRightMargin),
      ("flexibleTopMargin", .flexibleTopMargin),
      ("flexibleHeight", .flexibleHeight),
      ("flexibleBottomMargin", .flexibleBottomMargin),
    ]
  }
}
