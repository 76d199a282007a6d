public import VStyle

extension View {
  /// The adjustment of a view's tint color. UIKit: `UIView.TintAdjustmentMode`.
  public enum TintAdjustmentMode: String, KeywordValue, Bindable {
    /// The mode of the superview.
    case automatic
    /// The tint color is not adjusted.
    case normal
    /// The tint color is desaturated and dimmed, as behind an alert.
    case dimmed
  }
}
