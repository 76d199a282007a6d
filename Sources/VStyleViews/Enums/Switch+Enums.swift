public import VStyle

extension Switch {
  /// The look of a switch. UIKit: `UISwitch.Style`.
  public enum Style: String, KeywordValue, Bindable {
    /// As suits the platform.
    case automatic
    /// A box with a check mark.
    case checkbox
    /// A thumb that slides.
    case sliding
  }
}
