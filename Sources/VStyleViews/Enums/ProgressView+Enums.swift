public import VStyle

extension ProgressView {
  /// The style of a progress view. UIKit: `UIProgressView.Style`.
  public enum Style: String, KeywordValue, Bindable {
    /// A standard progress bar.
    case `default`
    /// A progress bar at the edge of a navigation bar or a toolbar.
    case bar
  }
}
