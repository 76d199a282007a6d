public import VStyle

/// A view without a screen: UIKit's members and defaults, a tree, and what selectors match.
open class View: StyleNode, SpecialPropertySetting {
  // MARK: Appearance

  /// The color behind the content. Default: nil. UIKit: `UIView.backgroundColor`.
  open var backgroundColor: Color?
  /// Whether the view is left out. Default: false. UIKit: `UIView.isHidden`.
  open var isHidden = false
  /// The opacity. Range: `[0, 1]`. Default: 1. UIKit: `UIView.alpha`.
  open var alpha = 1.0
  /// Whether the view covers all that is behind it. Default: true. UIKit: `UIView.isOpaque`.
  open var isOpaque = true
  /// How the tint color is adjusted. Default: `automatic`. UIKit: `UIView.tintAdjustmentMode`.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// Whether subviews are cut at the bounds. Default: false; true for scroll views. UIKit: `UIView.clipsToBounds`.
  open var clipsToBounds = false
  /// Whether the bounds are cleared before the view draws. Default: true. UIKit: `UIView.clearsContextBeforeDrawing`.
  open var clearsContextBeforeDrawing = true
  /// Whether the view takes touches. Default: true; false for labels and
  /// image views. UIKit: `UIView.isUserInteractionEnabled`.
  open var isUserInteractionEnabled = true

  /// The tint color of its own, if one was set.
  var ownTintColor: Color?

  /// The color of what can be touched. Setting nil gives up the view's own. The getter never gives nil:
  /// it is the nearest superview's, `systemBlue` at the root. UIKit: `UIView.tintColor`.
  open var tintColor: Color? {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }

  /// What draws the view. Made with the first use.
  public var layer: Layer {
    if let madeLayer { return madeLayer }
    let made = Layer()
    made.delegate = self
    madeLayer = made
    return made
  }

  /// The layer, if there is one yet.
  private(set) var madeLayer: Layer?

  /// A number that the app can find the view by. Default: 0. UIKit: `UIView.tag`.
  open var tag = 0
  /// How content that has another size than the view is placed. Default: `scaleToFill`. UIKit: `UIView.contentMode`.
  open var contentMode = View.ContentMode.scaleToFill
  /// Whether several fingers are distinguished. Default: false. UIKit: `UIView.isMultipleTouchEnabled`.
  open var isMultipleTouchEnabled = false
  /// Whether other views get no touches while this one is touched. Default: false. UIKit: `UIView.isExclusiveTouch`.
  open var isExclusiveTouch = false
  /// Whether subviews are resized with the view. Default: true. UIKit: `UIView.autoresizesSubviews`.
  open var autoresizesSubviews = true
  /// What changes when the superview is resized. Default: none. UIKit: `UIView.autoresizingMask`.
  open var autoresizingMask: View.AutoresizingMask = []
  /// Whether the view is mirrored where one reads from right to left. Default: `unspecified`. UIKit:
  /// `UIView.semanticContentAttribute`.
  open var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// The view whose alpha masks this one; each view needs one of its own. Default: nil. UIKit: `UIView.mask`.
  open var mask: View?
  /// Whether the view is light or dark, whatever is above it. Default: `unspecified`. UIKit:
  /// `UIView.overrideUserInterfaceStyle`.
  open var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified

  /// Where the view is, if it differs from a fresh one's.
  @Rare var geometryDetails: GeometryDetails
  /// How the view takes part in layout, if it differs from a fresh one.
  @Rare var layoutDetails: LayoutDetails
  /// What the view tells an assistant, if it differs from a fresh one.
  @Rare var accessibilityDetails: AccessibilityDetails

  // MARK: What selectors match

  /// The name that `#id` matches. Default: nil.
  public var styleID: String? { didSet { if styleID != oldValue { styleDidChange(.id) } } }

  /// The names that `.class` matches. Default: none.
  public var styleClasses: Set<String> = [] { didSet { if styleClasses != oldValue { styleDidChange(.classes) } } }

  /// The values that `[name=value]` matches. Default: none.
  public var styleAttributes: [String: String] = [:] {
    didSet { if styleAttributes != oldValue { styleDidChange(.attributes) } }
  }

  /// The app's own states, which `:state(name)` matches. Default: none.
  public var customStyleStates: Set<String> = [] {
    didSet { if customStyleStates != oldValue { styleDidChange(.states) } }
  }

  /// The theme that is in force from here down; nil leaves the superview's. Default: nil.
  public var styleThemeName: String? { didSet { if styleThemeName != oldValue { styleDidChange(.theme) } } }

  /// The states that hold now: the class's and the app's own.
  open var styleStates: Set<String> { customStyleStates }

  /// The text in the view. One that is not empty makes the view not `:empty`. Default: nil.
  open var styleText: String? { nil }

  // MARK: Tree

  /// The view above; nil for the root of a tree. UIKit: `UIView.superview`.
  public internal(set) weak var superview: View?

  /// The views below, the hindmost first. UIKit: `UIView.subviews`.
  public internal(set) var subviews: [View] = []

  // MARK: Engine

  /// What the engine knows about the view.
  public var styleStorage: StyleStorage {
    if let storage { return storage }
    let made = StyleStorage()
    storage = made
    return made
  }

  private var storage: StyleStorage?

  /// How many changes selectors, inheritance or themes may have to look at since the view was made.
  package private(set) var styleChangeCount = 0

  /// Makes a view with UIKit's defaults.
  public required init() {}

  deinit {
    // A chain of views would be released by one call inside another, and overflow the stack. Views without deeper ones
    // go with their superview: taking all apart made the release of a usual tree a third slower.
    guard isDeep else { return }
    var pending = Array(subviews.reversed())
    subviews = []
    while var view = pending.popLast() {
      guard view.isDeep, isKnownUniquelyReferenced(&view) else { continue }
      pending += view.subviews.reversed()
      view.subviews = []
    }
  }

  /// Whether a subview has subviews.
  private var isDeep: Bool { subviews.contains { !$0.subviews.isEmpty } }

  /// Whether an override of the theme above the view may show in it or in its layer.
  var followsTheme: Bool { storage?.followsTheme ?? false || madeLayer != nil }

  /// The rows of the class. An override appends to its superclass's.
  open class var properties: PropertyTable {
    PropertyTable.view.refusing(
      .init("customization", because: RefusedProperty.closure),
      .init("override-theme-style", because: RefusedProperty.theme))
  }

  /// The name that a type selector matches: the name of the class.
  open class var styleTypeName: String { StyleTypeName.of(self) }

  /// The states that the class adds to its superclass's, without the colon.
  open class var styleStateNames: [String] { [] }

  /// The names of the properties whose values go through ``mi_setValue(_:forKey:)``. An override appends
  /// to its superclass's. Default: none.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  open var mi_specialProperties: [String] { [] }

  /// Sets a special property. An override passes the keys that it does not know to its superclass; what
  /// arrives here is set like any other property of the class.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - key: the property's name as in Swift. One that the class does not have changes nothing.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  open func mi_setValue(_ value: Any, forKey key: String) { setBoundValue(value, forKey: key) }

  /// Every change of id, classes, attributes, states, text, theme and tree comes by here.
  func styleDidChange(_ change: StyleChange) {
    styleChangeCount += 1
    if change == .theme { themeNeedsUpdate() }
    guard storage != nil else { return }
    switch change {
    case .children: styleChildrenNeedUpdate()
    case .parent: if superview == nil { styleDidLeaveParent() }
    default: styleNeedsUpdate()
    }
  }
}

extension View {
  /// The view above.
  public var styleParent: (any StyleNode)? { superview }

  /// The views below, in order.
  public var styleChildren: [any StyleNode] { subviews }
}
