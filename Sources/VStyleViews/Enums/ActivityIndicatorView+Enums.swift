public import VStyle

extension ActivityIndicatorView {
  /// The size and the colour of an activity indicator. UIKit: `UIActivityIndicatorView.Style`.
  public enum Style: String, KeywordValue, Bindable {
    /// Of the usual size, grey.
    case medium
    /// Large, grey.
    case large
    /// UIKit's old name for a large white one.
    case whiteLarge
    /// UIKit's old name for a white one.
    case white
    /// UIKit's old name for a grey one.
    case gray
  }
}
