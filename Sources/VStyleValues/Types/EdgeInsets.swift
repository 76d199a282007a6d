/// Distances from the four edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable, Bindable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the left edge, in points.
  public var left: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the right edge, in points.
  public var right: Double

  /// Creates insets. Unit: points. Negative numbers extend the rectangle.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates equal insets on all edges. Unit: points.
  public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }

  /// Insets of 0 on all edges.
  public static let zero = EdgeInsets(0)
}
