public import VStyle

extension Property {
  /// The color of the status bar's text: `preferred-status-bar-style`.
  public static let preferredStatusBarStyle = Property("preferred-status-bar-style", .keyword(StatusBarStyle.self))
  /// How the screen is shown above another one: `modal-presentation-style`.
  public static let modalPresentationStyle = Property(
    "modal-presentation-style", .keyword(ViewController.ModalPresentationStyle.self))
  /// How the screen comes and goes: `modal-transition-style`.
  public static let modalTransitionStyle = Property(
    "modal-transition-style", .keyword(ViewController.ModalTransitionStyle.self))
  /// Under which bars the content reaches: `edges-for-extended-layout`.
  public static let edgesForExtendedLayout = Property("edges-for-extended-layout", .flags(RectEdge.self))
  /// Whether the content also reaches under bars that let nothing through: `extended-layout-includes-opaque-bars`.
  public static let extendedLayoutIncludesOpaqueBars = Property("extended-layout-includes-opaque-bars", .bool)
  /// Whether the bar below goes when the screen comes: `hides-bottom-bar-when-pushed`.
  public static let hidesBottomBarWhenPushed = Property("hides-bottom-bar-when-pushed", .bool)
  /// The size that the screen would like to have, in points: `preferred-content-size`.
  public static let preferredContentSize = Property("preferred-content-size", .size)
}

extension PropertyTable {
  /// The rows of ``ViewController``.
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
