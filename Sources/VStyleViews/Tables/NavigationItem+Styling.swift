import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``NavigationItem``.
  static var navigationItem: PropertyTable {
    [
      .bind(.title, \NavigationItem.title),
      .bind(.prompt, \NavigationItem.prompt),
      .bindObject(.titleView, \NavigationItem.titleView, kind: .view, make: ViewTypes.instance),
      .bind(.largeTitleDisplayMode, \NavigationItem.largeTitleDisplayMode),
      .bind(.hidesBackButton, \NavigationItem.hidesBackButton),
      .bind(.backButtonTitle, \NavigationItem.backButtonTitle),
      .bind(.backButtonDisplayMode, \NavigationItem.backButtonDisplayMode),
      .bind(.leftItemsSupplementBackButton, \NavigationItem.leftItemsSupplementBackButton),
      .bind(.hidesSearchBarWhenScrolling, \NavigationItem.hidesSearchBarWhenScrolling),
      .bind(.preferredSearchBarPlacement, \NavigationItem.preferredSearchBarPlacement),
      .bind(.style, \NavigationItem.style, kind: .keyword(NavigationItem.ItemStyle.self)),
      .bind(.standardAppearance, \NavigationItem.standardAppearance),
      .bind(.compactAppearance, \NavigationItem.compactAppearance),
      .bind(.scrollEdgeAppearance, \NavigationItem.scrollEdgeAppearance),
      .bind(.compactScrollEdgeAppearance, \NavigationItem.compactScrollEdgeAppearance),
    ]
  }
}
