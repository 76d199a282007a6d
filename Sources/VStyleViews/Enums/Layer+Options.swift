public import VStyle

extension Layer {
  /// Corners of a layer. Core Animation: `CACornerMask`.
  public struct CornerMask: KeywordSet {
    /// The options as bits.
    public let rawValue: UInt64

    /// Makes a set of options.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The top left one.
    public static let layerMinXMinYCorner = CornerMask(rawValue: 1 << 0)
    /// The top right one.
    public static let layerMaxXMinYCorner = CornerMask(rawValue: 1 << 1)
    /// The bottom left one.
    public static let layerMinXMaxYCorner = CornerMask(rawValue: 1 << 2)
    /// The bottom right one.
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
    /// The options as bits.
    public let rawValue: UInt64

    /// Makes a set of options.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The left one.
    public static let layerLeftEdge = EdgeAntialiasingMask(rawValue: 1 << 0)
    /// The right one.
    public static let layerRightEdge = EdgeAntialiasingMask(rawValue: 1 << 1)
    /// The bottom one.
    public static let layerBottomEdge = EdgeAntialiasingMask(rawValue: 1 << 2)
    /// The top one.
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
