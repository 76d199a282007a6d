/// Distances from the four edges of a rectangle, in points, relative to the direction of the text.
public struct DirectionalEdgeInsets: Hashable, Sendable, Bindable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the edge at which lines begin, in points.
  public var leading: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the edge at which lines end, in points.
  public var trailing: Double

  /// Creates insets. Unit: points. Negative numbers extend the rectangle.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates equal insets on all edges. Unit: points.
  public init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }

  /// Insets of 0 on all edges.
  public static let zero = DirectionalEdgeInsets(0)
}
