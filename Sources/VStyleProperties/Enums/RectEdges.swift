public import VStyle

/// Edges of a rectangle. UIKit: `UIRectEdge`.
public struct RectEdge: KeywordSet {
  /// The bits of the options.
  public let rawValue: UInt64

  /// Creates a set of options.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = RectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = RectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = RectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = RectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all = RectEdge(rawValue: (1 << 4) - 1)

  /// The options by keyword.
  public static let keywords: [(name: String, set: RectEdge)] = [
    ("top", .top),
    ("left", .left),
    ("bottom", .bottom),
    ("right", .right),
    ("all", .all),
  ]
}

/// Edges of a rectangle, named by the reading direction. UIKit: `NSDirectionalRectEdge`.
public struct DirectionalRectEdge: KeywordSet {
  /// The bits of the options.
  public let rawValue: UInt64

  /// Creates a set of options.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1 << 0)
  /// The leading edge, at which lines begin.
  public static let leading = DirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 1 << 2)
  /// The trailing edge, at which lines end.
  public static let trailing = DirectionalRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all = DirectionalRectEdge(rawValue: (1 << 4) - 1)

  /// The options by keyword.
  public static let keywords: [(name: String, set: DirectionalRectEdge)] = [
    ("top", .top),
    ("leading", .leading),
    ("bottom", .bottom),
    ("trailing", .trailing),
    ("all", .all),
  ]
}
