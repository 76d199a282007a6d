public import VStyle

extension SearchBar {
  /// The look of a search bar. UIKit: `UISearchBar.Style`.
  public enum Style: String, KeywordValue, Bindable {
    /// The system's.
    case `default`
    /// With a background.
    case prominent
    /// Without a background.
    case minimal
  }
}
