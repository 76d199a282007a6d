public import VStyle

extension PageControl {
  /// The look behind the dots. UIKit: `UIPageControl.BackgroundStyle`.
  public enum BackgroundStyle: String, KeywordValue, Bindable {
    /// As suits what the user does.
    case automatic
    /// A full background.
    case prominent
    /// No background.
    case minimal
  }

  /// In which direction the dots follow each other. UIKit: `UIPageControl.Direction`.
  public enum Direction: String, KeywordValue, Bindable {
    /// As one reads.
    case natural
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From the top down.
    case topToBottom
    /// From the bottom up.
    case bottomToTop
  }
}
