public import VStyle

extension Button {
  /// What a button is for. UIKit: `UIButton.Role`.
  public enum Role: String, KeywordValue, Bindable {
    /// Nothing in particular.
    case normal
    /// What the user most likely wants.
    case primary
    /// Leaving without a change.
    case cancel
    /// Losing something.
    case destructive
  }
}
