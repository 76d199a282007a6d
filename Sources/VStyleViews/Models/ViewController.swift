public import VStyle

/// What controls the views of a screen. UIKit: `UIViewController`.
open class ViewController: Styleable {
  /// Whether the screen is light or dark, whatever is above it. Default: `unspecified`. UIKit:
  /// `UIViewController.overrideUserInterfaceStyle`.
  open var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified
  /// The color of the status bar's text. Default: `default`. UIKit: `UIViewController.preferredStatusBarStyle`.
  open var preferredStatusBarStyle = StatusBarStyle.default
  /// The title. Default: nil. UIKit: `UIViewController.title`.
  open var title: String?
  /// How the screen is shown above another one. Default: `automatic`. UIKit:
  /// `UIViewController.modalPresentationStyle`.
  open var modalPresentationStyle = ViewController.ModalPresentationStyle.automatic
  /// How the screen comes and goes. Default: `coverVertical`. UIKit: `UIViewController.modalTransitionStyle`.
  open var modalTransitionStyle = ViewController.ModalTransitionStyle.coverVertical
  /// Under which bars the content reaches. Default: `all`. UIKit: `UIViewController.edgesForExtendedLayout`.
  open var edgesForExtendedLayout = RectEdge.all
  /// Whether the content also reaches under bars that let nothing through. Default: false. UIKit:
  /// `UIViewController.extendedLayoutIncludesOpaqueBars`.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether the bar below goes when the screen comes. Default: false. UIKit:
  /// `UIViewController.hidesBottomBarWhenPushed`.
  open var hidesBottomBarWhenPushed = false
  /// The size that the screen would like to have; zero for any. Unit: points. Default: zero. UIKit:
  /// `UIViewController.preferredContentSize`.
  open var preferredContentSize = Size.zero

  private var loadedView: View?

  /// The view of the screen. Made with ``loadView()`` when it is asked for the first time; then ``viewDidLoad()`` runs.
  /// UIKit: `UIViewController.view`.
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

  /// The view of the screen, unless nobody has asked for it yet. UIKit: `UIViewController.viewIfLoaded`.
  public var viewIfLoaded: View? { loadedView }

  /// Sets ``view``. Default: an empty view. UIKit: `UIViewController.loadView`.
  @MainActor
  open func loadView() { loadedView = View() }

  /// Runs once, when the view has been made: the place to set up what follows the theme, the appearance and the skin.
  /// UIKit: `UIViewController.viewDidLoad`.
  @MainActor
  open func viewDidLoad() {}

  /// What the engine knows about the object.
  public private(set) lazy var styleStorage = StyleStorage()

  /// Makes an object with UIKit's defaults.
  public required init() {}

  /// The rows of the class. An override appends to its superclass's.
  open class var properties: PropertyTable { .viewController }

  /// The name that a type selector matches: the name of the class.
  open class var styleTypeName: String { StyleTypeName.of(self) }

  /// The states that the class adds to its superclass's: none.
  open class var styleStateNames: [String] { [] }
}
