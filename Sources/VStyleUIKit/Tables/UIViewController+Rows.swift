#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIViewController`.
    @MainActor
    static var uiViewController: PropertyTable {
      var table = PropertyTable.uiViewControllerRows
      #if !os(tvOS)
        table = table + .uiViewControllerExceptOnTV
      #endif
      return table
    }

    @MainActor
    private static var uiViewControllerRows: PropertyTable {
      [
        .bindMain(
          .overrideUserInterfaceStyle, \UIViewController.overrideUserInterfaceStyle, as: .raw(UserInterfaceStyle.self)),
        .bindMain(.title, \UIViewController.title),
        .bindMain(
          .modalPresentationStyle, \UIViewController.modalPresentationStyle,
          as: .raw(ViewControllerModalPresentationStyle.self, [-2, 0, 1, 2, 3, 4, 5, 6, 7, -1])),
        .bindMain(
          .modalTransitionStyle, \UIViewController.modalTransitionStyle,
          as: .raw(ViewControllerModalTransitionStyle.self)),
        .bindMain(.edgesForExtendedLayout, \UIViewController.edgesForExtendedLayout, as: .options(RectEdge.self)),
        .bindMain(.extendedLayoutIncludesOpaqueBars, \UIViewController.extendedLayoutIncludesOpaqueBars),
        .bindMain(.preferredContentSize, \UIViewController.preferredContentSize, as: .size),
      ]
    }

    #if !os(tvOS)
      @MainActor
      private static var uiViewControllerExceptOnTV: PropertyTable {
        [
          .bindMain(.hidesBottomBarWhenPushed, \UIViewController.hidesBottomBarWhenPushed)
        ]
      }
    #endif
  }
#endif
