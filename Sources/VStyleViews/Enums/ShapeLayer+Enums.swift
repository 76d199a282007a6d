public import VStyle

extension ShapeLayer {
  /// What lies inside a path that crosses itself. Core Animation: `CAShapeLayerFillRule`.
  public enum FillRule: String, KeywordValue, Bindable {
    /// What the path runs around, the directions counted against each other.
    case nonZero
    /// What the path runs around an odd number of times.
    case evenOdd
  }

  /// The ends of a line. Core Animation: `CAShapeLayerLineCap`.
  public enum LineCap: String, KeywordValue, Bindable {
    /// Cut at the end.
    case butt
    /// Round.
    case round
    /// A square beyond the end.
    case square
  }

  /// The corners of a line. Core Animation: `CAShapeLayerLineJoin`.
  public enum LineJoin: String, KeywordValue, Bindable {
    /// Pointed.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }
}
