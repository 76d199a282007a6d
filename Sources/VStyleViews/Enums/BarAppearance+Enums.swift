public import VStyle

extension BarAppearance {
  /// The background that an appearance starts from. UIKit: the methods configureWithDefaultBackground(), …Opaque… and
  /// …Transparent….
  public enum Background: String, KeywordValue, Bindable {
    /// The system's for the bar.
    case `default`
    /// One that lets nothing through.
    case opaque
    /// None.
    case transparent
  }
}
