public import VStyle

extension View {
  /// How a view's tint color is adjusted. UIKit: `UIView.TintAdjustmentMode`.
  public enum TintAdjustmentMode: String, KeywordValue, Bindable {
    /// As the superview's.
    case automatic
    /// Not adjusted.
    case normal
    /// Without color and dim, as behind an alert.
    case dimmed
  }
}
