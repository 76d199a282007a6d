public import VStyle

extension View {
  /// The dimensions and margins of a view that adapt when its superview is resized. UIKit: `UIView.AutoresizingMask`.
  public struct AutoresizingMask: KeywordSet {
    /// The bits of the options.
    public let rawValue: UInt64

    /// Creates a set of options.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The margin on the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The margin on the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The margin at the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The margin at the bottom.
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
