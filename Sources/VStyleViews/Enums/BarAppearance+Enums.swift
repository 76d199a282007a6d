public import VStyle

extension BarAppearance {
  /// The background that an appearance starts from. UIKit: the methods `configureWithDefaultBackground()`,
  /// `configureWithOpaqueBackground()` and `configureWithTransparentBackground()`.
  public enum Background: String, KeywordValue, Bindable {
    /// The system's default background for the bar.
    case `default`
    /// An opaque background.
    case opaque
    /// A transparent background.
    case transparent
  }
}
