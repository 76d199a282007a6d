import VStyleProperties

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
      .bindObject(.customView, \BarButtonItem.customView, kind: .view, make: ViewTypes.instance),
      .bind(.possibleTitles, \BarButtonItem.possibleTitles),
      .bind(.isSelected, \BarButtonItem.isSelected),
      .bind(.isHidden, \BarButtonItem.isHidden),
      .bind(.changesSelectionAsPrimaryAction, \BarButtonItem.changesSelectionAsPrimaryAction),
      .bind(.preferredMenuElementOrder, \BarButtonItem.preferredMenuElementOrder),
    ]
  }
}
