public import VStyle

extension Layer {
  /// Corners of a layer. Core Animation: `CACornerMask`.
  public struct CornerMask: KeywordSet {
    /// The bits of the options.
    public let rawValue: UInt64

    /// Creates a set of options.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The top left corner.
    public static let layerMinXMinYCorner = CornerMask(rawValue: 1 << 0)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CornerMask(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CornerMask(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CornerMask(rawValue: 1 << 3)

    /// The options by keyword.
    public static let keywords: [(name: String, set: CornerMask)] = [
      ("layerMinXMinYCorner", .layerMinXMinYCorner),
      ("layerMaxXMinYCorner", .layerMaxXMinYCorner),
      ("layerMinXMaxYCorner", .layerMinXMaxYCorner),
      ("layerMaxXMaxYCorner", .layerMaxXMaxYCorner),
    ]
  }

  /// Edges of a layer. Core Animation: `CAEdgeAntialiasingMask`.
  public struct EdgeAntialiasingMask: KeywordSet {
    /// The bits of the options.
    public let rawValue: UInt64

    /// Creates a set of options.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The left edge.
    public static let layerLeftEdge = EdgeAntialiasingMask(rawValue: 1 << 0)
    /// The right edge.
    public static let layerRightEdge = EdgeAntialiasingMask(rawValue: 1 << 1)
    /// The bottom edge.
    public static let layerBottomEdge = EdgeAntialiasingMask(rawValue: 1 << 2)
    /// The top edge.
    public static let layerTopEdge = EdgeAntialiasingMask(rawValue: 1 << 3)

    /// The options by keyword.
    public static let keywords: [(name: String, set: EdgeAntialiasingMask)] = [
      ("layerLeftEdge", .layerLeftEdge),
      ("layerRightEdge", .layerRightEdge),
      ("layerBottomEdge", .layerBottomEdge),
      ("layerTopEdge", .layerTopEdge),
    ]
  }
}
