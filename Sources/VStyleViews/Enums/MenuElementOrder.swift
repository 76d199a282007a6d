public import VStyle

/// In which order the elements of a menu stand. UIKit: `UIContextMenuConfiguration.ElementOrder`.
public enum MenuElementOrder: String, KeywordValue, Bindable {
  /// As suits the menu.
  case automatic
  /// The first one next to the finger.
  case priority
  /// From the top down.
  case fixed
}
