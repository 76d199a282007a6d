public import VStyle

extension ProgressView {
  /// The look of a progress view. UIKit: `UIProgressView.Style`.
  public enum Style: String, KeywordValue, Bindable {
    /// A bar of its own.
    case `default`
    /// A bar at the edge of a navigation bar or toolbar.
    case bar
  }
}
