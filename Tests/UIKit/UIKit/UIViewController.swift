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
