public import VStyle

extension View {
  /// How content that has another size than its view is placed. UIKit: `UIView.ContentMode`.
  public enum ContentMode: String, KeywordValue, Bindable {
    /// Stretched to the bounds.
    case scaleToFill
    /// Scaled to fit into the bounds, with its proportions.
    case scaleAspectFit
    /// Scaled to fill the bounds, with its proportions.
    case scaleAspectFill
    /// Drawn again when the bounds change.
    case redraw
    /// In the center, in its own size.
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
