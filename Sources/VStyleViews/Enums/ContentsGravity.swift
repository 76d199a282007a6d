public import VStyle

extension Layer {
  /// The position and scaling of a layer's contents in its bounds. Core Animation: `CALayerContentsGravity`.
  public enum ContentsGravity: String, KeywordValue, Bindable {
    /// In the center, not scaled.
    case center
    /// At the middle of the top edge.
    case top
    /// At the middle of the bottom edge.
    case bottom
    /// At the middle of the left edge.
    case left
    /// At the middle of the right edge.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight
    /// Stretched to fill the bounds.
    case resize
    /// Scaled to fit in the bounds, with the same aspect ratio.
    case resizeAspect
    /// Scaled to fill the bounds, with the same aspect ratio.
    case resizeAspectFill
  }
}
