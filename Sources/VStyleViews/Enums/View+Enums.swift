public import VStyle

extension View {
  /// The position and scaling of content whose size differs from its view's. UIKit: `UIView.ContentMode`.
  public enum ContentMode: String, KeywordValue, Bindable {
    /// Stretched to fill the bounds.
    case scaleToFill
    /// Scaled to fit in the bounds, with the same aspect ratio.
    case scaleAspectFit
    /// Scaled to fill the bounds, with the same aspect ratio.
    case scaleAspectFill
    /// Redrawn when the bounds change.
    case redraw
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
  }
}
