public import VStyle

extension Button {
  /// The role of a button. UIKit: `UIButton.Role`.
  public enum Role: String, KeywordValue, Bindable {
    /// No particular meaning.
    case normal
    /// The action that the user is most likely to choose.
    case primary
    /// The action that cancels without a change.
    case cancel
    /// The action that destroys data.
    case destructive
  }
}
