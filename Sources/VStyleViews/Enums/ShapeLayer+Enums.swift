public import VStyle

extension ShapeLayer {
  /// The rule that determines the interior of a path. Core Animation: `CAShapeLayerFillRule`.
  public enum FillRule: String, KeywordValue, Bindable {
    /// The nonzero winding rule: the directions in which the path runs around a point do not cancel out.
    case nonZero
    /// The even-odd rule: a ray from the point crosses the path an odd number of times.
    case evenOdd
  }

  /// The shape of a line's ends. Core Animation: `CAShapeLayerLineCap`.
  public enum LineCap: String, KeywordValue, Bindable {
    /// A square end at the endpoint.
    case butt
    /// A round shape.
    case round
    /// A square end that extends beyond the endpoint.
    case square
  }

  /// The shape of a line's joins. Core Animation: `CAShapeLayerLineJoin`.
  public enum LineJoin: String, KeywordValue, Bindable {
    /// A pointed corner.
    case miter
    /// A round shape.
    case round
    /// A beveled corner.
    case bevel
  }
}
