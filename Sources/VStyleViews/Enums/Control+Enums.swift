public import VStyle

extension Control {
  /// The vertical alignment of the content of a control. UIKit: `UIControl.ContentVerticalAlignment`.
  public enum ContentVerticalAlignment: String, KeywordValue, Bindable {
    /// Centered.
    case center
    /// At the top edge.
    case top
    /// At the bottom edge.
    case bottom
    /// Filling the height.
    case fill
  }

  /// The horizontal alignment of the content of a control. UIKit: `UIControl.ContentHorizontalAlignment`.
  public enum ContentHorizontalAlignment: String, KeywordValue, Bindable {
    /// Centered.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// Filling the width.
    case fill
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
  }
}
