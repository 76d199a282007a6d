public import VStyle

extension Property {
  /// The width, in points: `width`.
  public static let width = Property("width", .length)
  /// The view in the place of a button: `custom-view`, a class to make one of.
  public static let customView = Property("custom-view", .object(of: View.self))
  /// The titles that may come, for which the item is wide enough: `possible-titles`.
  public static let possibleTitles = Property("possible-titles", .string.list)
}

extension PropertyTable {
  /// The rows of ``BarButtonItem``.
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
