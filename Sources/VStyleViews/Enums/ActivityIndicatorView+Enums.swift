public import VStyle

extension ActivityIndicatorView {
  /// The size and the color of an activity indicator. UIKit: `UIActivityIndicatorView.Style`.
  public enum Style: String, KeywordValue, Bindable {
    /// Standard size, gray.
    case medium
    /// Large, gray.
    case large
    /// UIKit's old name for a large white indicator.
    case whiteLarge
    /// UIKit's old name for a white indicator.
    case white
    /// UIKit's old name for a gray indicator.
    case gray
  }
}
