public import VStyle

/// The order of the elements in a menu. UIKit: `UIContextMenuConfiguration.ElementOrder`.
public enum MenuElementOrder: String, KeywordValue, Bindable {
  /// The order that fits the menu.
  case automatic
  /// The first element is closest to the location of the interaction.
  case priority
  /// The elements are in order from top to bottom.
  case fixed
}
