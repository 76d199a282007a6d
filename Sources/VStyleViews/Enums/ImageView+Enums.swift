public import VStyle

extension ImageView {
  /// The dynamic range of an image. UIKit: `UIImage.DynamicRange`.
  public enum DynamicRange: String, KeywordValue, Bindable {
    /// The system chooses the range.
    case unspecified
    /// Standard dynamic range.
    case standard
    /// High dynamic range, limited to a moderate brightness.
    case constrainedHigh
    /// High dynamic range, up to the limit of the screen.
    case high
  }
}
