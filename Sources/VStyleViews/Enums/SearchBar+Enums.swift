public import VStyle

extension SearchBar {
  /// The style of a search bar. UIKit: `UISearchBar.Style`.
  public enum Style: String, KeywordValue, Bindable {
    /// The system default.
    case `default`
    /// A prominent style, with a background.
    case prominent
    /// A minimal style, without a background.
    case minimal
  }
}
