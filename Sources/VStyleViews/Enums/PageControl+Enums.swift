public import VStyle

extension PageControl {
  /// The style of the background. UIKit: `UIPageControl.BackgroundStyle`.
  public enum BackgroundStyle: String, KeywordValue, Bindable {
    /// The background that fits the current interaction.
    case automatic
    /// A full background.
    case prominent
    /// No background.
    case minimal
  }

  /// The direction in which the dots are laid out. UIKit: `UIPageControl.Direction`.
  public enum Direction: String, KeywordValue, Bindable {
    /// In reading direction.
    case natural
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From top to bottom.
    case topToBottom
    /// From bottom to top.
    case bottomToTop
  }
}
