import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``View`` for its layout.
  static var viewLayout: PropertyTable {
    [
      .bind(.layoutMargins, \View.layoutMargins),
      .bind(.directionalLayoutMargins, \View.directionalLayoutMargins),
      .bind(.preservesSuperviewLayoutMargins, \View.preservesSuperviewLayoutMargins),
      .bind(.insetsLayoutMarginsFromSafeArea, \View.insetsLayoutMarginsFromSafeArea),
      .bind(.translatesAutoresizingMaskIntoConstraints, \View.translatesAutoresizingMaskIntoConstraints),
      .bind(.minimumContentSizeCategory, \View.minimumContentSizeCategory),
      .bind(.maximumContentSizeCategory, \View.maximumContentSizeCategory),
      .bind(.focusGroupIdentifier, \View.focusGroupIdentifier),
      .bind(.restorationIdentifier, \View.restorationIdentifier),
      .bind(.showsLargeContentViewer, \View.showsLargeContentViewer),
      .bind(.largeContentTitle, \View.largeContentTitle),
      .bind(.largeContentImage, \View.largeContentImage),
      .bind(.largeContentImageInsets, \View.largeContentImageInsets),
      .bind(.scalesLargeContentImage, \View.scalesLargeContentImage),
    ]
  }
}
