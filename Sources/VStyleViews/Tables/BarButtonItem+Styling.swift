public import VStyle

extension Property {
  /// The width, in points. In sheets: `width`.
  public static let width = Property("width", .length)
  /// The custom view that replaces the button. In sheets: `custom-view`, the name of a view type.
  public static let customView = Property("custom-view", .object(of: View.self))
  /// The possible titles. The item is wide enough for each of them. In sheets: `possible-titles`.
  public static let possibleTitles = Property("possible-titles", .string.list)
}

extension PropertyTable {
  /// The property bindings of ``BarButtonItem``.
  static var barButtonItem: PropertyTable {
    ownBarButtonItem + barButtonItemPlaces
  }

  private static var ownBarButtonItem: PropertyTable {
    [
      .bind(.tintColor, \BarButtonItem.tintColor),
      .bind(.style, \BarButtonItem.style, kind: .keyword(BarButtonItem.Style.self)),
      .bind(.width, \BarButtonItem.width),
      .bindObject(.customView, \BarButtonItem.customView, make: ViewTypes.instance),
      .bind(.possibleTitles, \BarButtonItem.possibleTitles),
      .bind(.isSelected, \BarButtonItem.isSelected),
      .bind(.isHidden, \BarButtonItem.isHidden),
      .bind(.changesSelectionAsPrimaryAction, \BarButtonItem.changesSelectionAsPrimaryAction),
      .bind(.preferredMenuElementOrder, \BarButtonItem.preferredMenuElementOrder),
    ]
  }
}
