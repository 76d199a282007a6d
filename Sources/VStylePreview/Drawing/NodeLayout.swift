/// What a tree says about the place of a view. Only drawings use it.
package struct NodeLayout: Hashable, Sendable {
  /// The direction of the subviews.
  package enum Axis: String, Sendable, CaseIterable {
    /// One beside another.
    case horizontal
    /// One below another.
    case vertical
    /// One above another, in front.
    case overlay
  }

  /// The direction of the subviews; `nil` follows from the view type and the subviews.
  package var axis: Axis?

  /// The position and the size in the parent: x, y, width, height; `nil` for a place in the flow. Unit: points.
  package var frame: [Double]?

  /// The width in the flow; `nil` follows from the content. Unit: points.
  package var width: Double?

  /// The height in the flow; `nil` follows from the content. Unit: points.
  package var height: Double?

  /// Creates a layout in which everything follows from the view type.
  package init() {}
}
