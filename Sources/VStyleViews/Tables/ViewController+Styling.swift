import VStyleProperties

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
