public import VStyle

extension Property {
  /// The preferred style of the status bar, which determines the color of its text. In sheets:
  /// `preferred-status-bar-style`.
  public static let preferredStatusBarStyle = Property("preferred-status-bar-style", .keyword(StatusBarStyle.self))
  /// The presentation style of the screen when it is modal. In sheets: `modal-presentation-style`.
  public static let modalPresentationStyle = Property(
    "modal-presentation-style", .keyword(ViewController.ModalPresentationStyle.self))
  /// The transition style of the screen when it is modal. In sheets: `modal-transition-style`.
  public static let modalTransitionStyle = Property(
    "modal-transition-style", .keyword(ViewController.ModalTransitionStyle.self))
  /// The edges at which the content extends under bars. In sheets: `edges-for-extended-layout`.
  public static let edgesForExtendedLayout = Property("edges-for-extended-layout", .flags(RectEdge.self))
  /// Whether the content also extends under opaque bars. In sheets: `extended-layout-includes-opaque-bars`.
  public static let extendedLayoutIncludesOpaqueBars = Property("extended-layout-includes-opaque-bars", .bool)
  /// Whether the bottom bar is hidden while the screen is pushed. In sheets: `hides-bottom-bar-when-pushed`.
  public static let hidesBottomBarWhenPushed = Property("hides-bottom-bar-when-pushed", .bool)
  /// The preferred size of the content, in points. In sheets: `preferred-content-size`.
  public static let preferredContentSize = Property("preferred-content-size", .size)
}

extension PropertyTable {
  /// The property bindings of ``ViewController``.
  static var viewController: PropertyTable {
    [
      .bind(.overrideUserInterfaceStyle, \ViewController.overrideUserInterfaceStyle),
      .bind(.preferredStatusBarStyle, \ViewController.preferredStatusBarStyle),
      .bind(.title, \ViewController.title),
      .bind(.modalPresentationStyle, \ViewController.modalPresentationStyle),
      .bind(.modalTransitionStyle, \ViewController.modalTransitionStyle),
      .bind(.edgesForExtendedLayout, \ViewController.edgesForExtendedLayout),
      .bind(.extendedLayoutIncludesOpaqueBars, \ViewController.extendedLayoutIncludesOpaqueBars),
      .bind(.hidesBottomBarWhenPushed, \ViewController.hidesBottomBarWhenPushed),
      .bind(.preferredContentSize, \ViewController.preferredContentSize),
    ]
  }
}
