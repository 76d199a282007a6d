public import VStyle

/// Corners of a layer. Core Animation: `CACornerMask`.
public struct LayerCornerMask: KeywordSet {
  /// The bits of the options.
  public let rawValue: UInt64

  /// Creates a set of options.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = LayerCornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = LayerCornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = LayerCornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = LayerCornerMask(rawValue: 1 << 3)

  /// The options by keyword.
  public static let keywords: [(name: String, set: LayerCornerMask)] = [
    ("layerMinXMinYCorner", .layerMinXMinYCorner),
    ("layerMaxXMinYCorner", .layerMaxXMinYCorner),
    ("layerMinXMaxYCorner", .layerMinXMaxYCorner),
    ("layerMaxXMaxYCorner", .layerMaxXMaxYCorner),
  ]
}

/// Edges of a layer. Core Animation: `CAEdgeAntialiasingMask`.
public struct LayerEdgeAntialiasingMask: KeywordSet {
  /// The bits of the options.
  public let rawValue: UInt64

  /// Creates a set of options.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The left edge.
  public static let layerLeftEdge = LayerEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The right edge.
  public static let layerRightEdge = LayerEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The bottom edge.
  public static let layerBottomEdge = LayerEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The top edge.
  public static let layerTopEdge = LayerEdgeAntialiasingMask(rawValue: 1 << 3)

  /// The options by keyword.
  public static let keywords: [(name: String, set: LayerEdgeAntialiasingMask)] = [
    ("layerLeftEdge", .layerLeftEdge),
    ("layerRightEdge", .layerRightEdge),
    ("layerBottomEdge", .layerBottomEdge),
    ("layerTopEdge", .layerTopEdge),
  ]
}
