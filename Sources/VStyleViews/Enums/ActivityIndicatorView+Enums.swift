public import VStyle

extension ActivityIndicatorView {
  /// The size and the color of an activity indicator. UIKit: `UIActivityIndicatorView.Style`.
  public enum Style: String, KeywordValue, Bindable {
    /// Of the usual size, gray.
    case medium
    /// Large, gray.
    case large
    /// UIKit's old name for a large white one.
    case whiteLarge
    /// UIKit's old name for a white one.
    case white
    /// UIKit's old name for a gray one.
    case gray
  }
}
