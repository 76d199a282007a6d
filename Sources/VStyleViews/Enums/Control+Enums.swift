public import VStyle

extension Control {
  /// Where content stands between the top and the bottom of a control. UIKit: `UIControl.ContentVerticalAlignment`.
  public enum ContentVerticalAlignment: String, KeywordValue, Bindable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Over the whole height.
    case fill
  }

  /// Where content stands between the sides of a control. UIKit: `UIControl.ContentHorizontalAlignment`.
  public enum ContentHorizontalAlignment: String, KeywordValue, Bindable {
    /// In the middle.
    case center
    /// On the left.
    case left
    /// On the right.
    case right
    /// Over the whole width.
    case fill
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }
}
