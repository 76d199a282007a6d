public import VStyle

extension ImageView {
  /// How bright the brightest parts of a picture may be. UIKit: `UIImage.DynamicRange`.
  public enum DynamicRange: String, KeywordValue, Bindable {
    /// As the system decides.
    case unspecified
    /// As bright as white.
    case standard
    /// Somewhat brighter.
    case constrainedHigh
    /// As bright as the screen can.
    case high
  }
}
