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

extension ListContentConfiguration {
  /// The alignment of a cell's text. UIKit: `UIListContentConfiguration.TextProperties.TextAlignment`.
  public enum TextAlignment: String, KeywordValue, Bindable {
    /// Aligned to the edge at which lines of the script begin.
    case natural
    /// Centered.
    case center
    /// Justified, aligned to both edges.
    case justified
  }

  /// The capitalization of a cell's text. UIKit: `UIListContentConfiguration.TextProperties.TextTransform`.
  public enum TextTransform: String, KeywordValue, Bindable {
    /// No change.
    case none
    /// Uppercase letters.
    case uppercase
    /// Lowercase letters.
    case lowercase
    /// An uppercase letter at the beginning of each word.
    case capitalized
  }
}

extension BarAppearance {
  /// The background that an appearance starts from. UIKit: the methods `configureWithDefaultBackground()`,
  /// `configureWithOpaqueBackground()` and `configureWithTransparentBackground()`.
  public enum Background: String, KeywordValue, Bindable {
    /// The system's default background for the bar.
    case `default`
    /// An opaque background.
    case opaque
    /// A transparent background.
    case transparent
  }
}
