public import VStyleProperties

/// An object that manages the views of one screen. UIKit: `UIViewController`.
open class ViewController: Styleable {
  /// The interface style, light or dark, that overrides the inherited one. Default: `unspecified`. UIKit:
  /// `UIViewController.overrideUserInterfaceStyle`.
  open var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified
  /// The preferred style of the status bar, which determines the color of its text. Default: `default`. UIKit:
  /// `UIViewController.preferredStatusBarStyle`.
  open var preferredStatusBarStyle = StatusBarStyle.default
  /// The title. Default: nil. UIKit: `UIViewController.title`.
  open var title: String?
  /// The presentation style of the screen when it is modal. Default: `automatic`. UIKit:
  /// `UIViewController.modalPresentationStyle`.
  open var modalPresentationStyle = ViewController.ModalPresentationStyle.automatic
  /// The transition style of the screen when it is modal. Default: `coverVertical`. UIKit:
  /// `UIViewController.modalTransitionStyle`.
  open var modalTransitionStyle = ViewController.ModalTransitionStyle.coverVertical
  /// The edges at which the content extends under bars. Default: `all`. UIKit:
  /// `UIViewController.edgesForExtendedLayout`.
  open var edgesForExtendedLayout = RectEdge.all
  /// Whether the content also extends under opaque bars. Default: false. UIKit:
  /// `UIViewController.extendedLayoutIncludesOpaqueBars`.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether the bottom bar is hidden while the screen is pushed. Default: false. UIKit:
  /// `UIViewController.hidesBottomBarWhenPushed`.
  open var hidesBottomBarWhenPushed = false
  /// The preferred size of the content. If zero, any size is allowed. Unit: points. Default: zero. UIKit:
  /// `UIViewController.preferredContentSize`.
  open var preferredContentSize = Size.zero

  private var loadedView: View?

  /// The view of the screen. The first access calls ``loadView()`` and then ``viewDidLoad()``. UIKit:
  /// `UIViewController.view`.
  @MainActor
  open var view: View {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? View()
      loadedView = view
      viewDidLoad()
      return loadedView ?? view
    }
    set { loadedView = newValue }
  }

  /// The view of the screen; nil if it is not loaded. UIKit: `UIViewController.viewIfLoaded`.
  public var viewIfLoaded: View? { loadedView }

  /// Creates the view and assigns it to ``view``. Default: an empty view. UIKit: `UIViewController.loadView`.
  @MainActor
  open func loadView() { loadedView = View() }

  /// Called once, after the view is loaded. Override it to set up values that follow the theme, the appearance and the
  /// skin. UIKit: `UIViewController.viewDidLoad`.
  @MainActor
  open func viewDidLoad() {}

  /// The engine's data for the object.
  public private(set) lazy var styleStorage = StyleStorage()

  /// Creates an object with UIKit's defaults.
  public required init() {}

  /// The property bindings of the view type. An override appends its own to those of its superclass.
  open class var properties: PropertyTable { .viewController }

  /// The name that a type selector matches. Default: the name of the Swift class.
  open class var styleTypeName: String { StyleTypeName.of(self) }

  /// The names of the states that the view type adds to those of its superclass. Default: none.
  open class var styleStateNames: [String] { [] }
}
