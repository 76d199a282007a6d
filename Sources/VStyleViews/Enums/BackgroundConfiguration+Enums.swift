public import VStyle

extension BackgroundConfiguration {
  /// A preset that a background configuration starts from. UIKit: the factory methods of `UIBackgroundConfiguration`.
  public enum Preset: String, KeywordValue, Bindable {
    /// A clear background.
    case clear
    /// The background in a plain list.
    case listPlainCell, listPlainHeaderFooter
    /// The background in a grouped list.
    case listGroupedCell, listGroupedHeaderFooter
    /// The background in a sidebar.
    case listSidebarHeader, listSidebarCell
    /// The background in a sidebar that is accompanied by another one.
    case listAccompaniedSidebarCell
  }
}
