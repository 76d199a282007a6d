// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UIViewController: UIResponder {
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var edgesForExtendedLayout: UIRectEdge = [.all]
  open var extendedLayoutIncludesOpaqueBars: Bool = false
  open var hidesBottomBarWhenPushed: Bool = false
  open var preferredContentSize: CGSize = CGSize(width: 0, height: 0)

  open var title: String?
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  public let navigationItem = UINavigationItem()
  private var loaded: UIView?

  open var view: UIView! {
    get {
      if let loaded { return loaded }
      let made = UIView()
      loaded = made
      viewDidLoad()
      return made
    }
    set { loaded = newValue }
  }

  open func viewDidLoad() {}

  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    modalPresentationStyle == .popover
    ? UIPopoverPresentationController(presentedViewController: self, presenting: nil) : nil

  open private(set) var presentedViewController: UIViewController?
  private var container: UIView?

  /// The view of the controller is in the window beside that of the presenting one, in views of UIKit.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    let outer = UITransitionView()
    let inner = controller.modalPresentationStyle == .popover ? _UIPopoverView() : UIDropShadowView()
    inner.addSubview(controller.view)
    outer.addSubview(inner)
    view.window?.addSubview(outer)
    (presentedViewController, container) = (controller, outer)
    completion?()
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    container?.removeFromSuperview()
    presentedViewController?.view.removeFromSuperview()
    (presentedViewController, container) = (nil, nil)
    completion?()
  }
}

@MainActor
open class UIAlertController: UIViewController {
  open var message: String?

  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init()
    (self.title, self.message) = (title, message)
    let view = _UIAlertControllerView()
    for text in [title, message] {
      let label = UILabel()
      label.text = text
      view.addSubview(label)
    }
    self.view = view
  }
}

extension UIAlertController {
  public enum Style: Int { case actionSheet = 0, alert = 1 }
}

@MainActor
open class UIPresentationController {
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {}

  public required init() {}
}

@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var backgroundColor: UIColor?
}
