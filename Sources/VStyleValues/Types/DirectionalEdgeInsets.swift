/// Distances from the four edges of a rectangle, in points, that follow the direction of the text.
public struct DirectionalEdgeInsets: Hashable, Sendable, Bindable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the edge at which lines begin, in points.
  public var leading: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the edge at which lines end, in points.
  public var trailing: Double

  /// Makes insets. Unit: points. Negative numbers reach outside.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes the same inset on all edges. Unit: points.
  public init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }

  /// No inset at all.
  public static let zero = DirectionalEdgeInsets(0)
}
