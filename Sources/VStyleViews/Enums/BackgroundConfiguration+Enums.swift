public import VStyle

extension BackgroundConfiguration {
  /// The look that a background starts from. UIKit: the factory methods of UIBackgroundConfiguration.
  public enum Preset: String, KeywordValue, Bindable {
    /// Nothing.
    case clear
    /// In a plain list.
    case listPlainCell, listPlainHeaderFooter
    /// In a grouped list.
    case listGroupedCell, listGroupedHeaderFooter
    /// In a sidebar.
    case listSidebarHeader, listSidebarCell
    /// In a sidebar that stands beside another one.
    case listAccompaniedSidebarCell
  }
}
