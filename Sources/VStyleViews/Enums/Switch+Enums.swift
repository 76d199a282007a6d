public import VStyle

extension Switch {
  /// The style of a switch. UIKit: `UISwitch.Style`.
  public enum Style: String, KeywordValue, Bindable {
    /// The style that fits the platform.
    case automatic
    /// A box with a check mark.
    case checkbox
    /// A sliding thumb.
    case sliding
  }
}
