public import VStyleProperties

/// A headless view model with UIKit's members and defaults, a view tree and the data that selectors match. UIKit:
/// `UIView`.
open class View: StyleNode, SpecialPropertySetting {
  // MARK: Appearance

  /// The background color. Default: nil. UIKit: `UIView.backgroundColor`.
  open var backgroundColor: Color?
  /// Whether the view is hidden. Default: false. UIKit: `UIView.isHidden`.
  open var isHidden = false
  /// The opacity. Range: `[0, 1]`. Default: 1. UIKit: `UIView.alpha`.
  open var alpha = 1.0
  /// Whether the view is opaque, so that nothing behind it is visible. Default: true. UIKit: `UIView.isOpaque`.
  open var isOpaque = true
  /// The adjustment of the tint color. Default: `automatic`. UIKit: `UIView.tintAdjustmentMode`.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// Whether subviews are clipped to the bounds. Default: false; true for scroll views. UIKit: `UIView.clipsToBounds`.
  open var clipsToBounds = false
  /// Whether the bounds are cleared before the view draws. Default: true. UIKit: `UIView.clearsContextBeforeDrawing`.
  open var clearsContextBeforeDrawing = true
  /// Whether the view receives touches. Default: true; false for labels and image views. UIKit:
  /// `UIView.isUserInteractionEnabled`.
  open var isUserInteractionEnabled = true

  /// The view's own tint color; nil if none is set.
  var ownTintColor: Color?

  /// The color of interactive elements. Setting nil removes the view's own color. The getter never returns nil: without
  /// an own color it returns the superview's tint color, or `systemBlue` for a root. UIKit: `UIView.tintColor`.
  open var tintColor: Color? {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }

  /// The layer that draws the view, created on first use. UIKit: `UIView.layer`.
  public var layer: Layer {
    if let loadedLayer { return loadedLayer }
    let made = Layer()
    made.delegate = self
    loadedLayer = made
    return made
  }

  /// The layer, if it has been created.
  private(set) var loadedLayer: Layer?

  /// An integer that identifies the view. Default: 0. UIKit: `UIView.tag`.
  open var tag = 0
  /// The position and scaling of content whose size differs from the view's. Default: `scaleToFill`. UIKit:
  /// `UIView.contentMode`.
  open var contentMode = View.ContentMode.scaleToFill
  /// Whether the view receives more than one touch at a time. Default: false. UIKit: `UIView.isMultipleTouchEnabled`.
  open var isMultipleTouchEnabled = false
  /// Whether the view blocks touches in other views while it is touched. Default: false. UIKit:
  /// `UIView.isExclusiveTouch`.
  open var isExclusiveTouch = false
  /// Whether subviews are resized with the view. Default: true. UIKit: `UIView.autoresizesSubviews`.
  open var autoresizesSubviews = true
  /// The dimensions and margins that adapt when the superview is resized. Default: none. UIKit:
  /// `UIView.autoresizingMask`.
  open var autoresizingMask: View.AutoresizingMask = []
  /// Whether the view is mirrored in right-to-left layouts. Default: `unspecified`. UIKit:
  /// `UIView.semanticContentAttribute`.
  open var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// The view whose alpha channel masks this view. Each view needs its own mask. Default: nil. UIKit: `UIView.mask`.
  open var mask: View?
  /// The interface style, light or dark, that overrides the inherited one. Default: `unspecified`. UIKit:
  /// `UIView.overrideUserInterfaceStyle`.
  open var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified

  /// The geometry, stored separately since few views set it.
  @Rare var geometryDetails: GeometryDetails
  /// The layout values, stored separately since few views set them.
  @Rare var layoutDetails: LayoutDetails
  /// The accessibility values, stored separately since few views set them.
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

  /// The name of the theme that applies to the view and its descendants. If nil, the superview's theme applies.
  /// Default: nil.
  public var styleThemeName: String? {
    didSet {
      if styleThemeName != nil { ThemeOverrides.noteOverride() }
      if styleThemeName != oldValue { styleDidChange(.theme) }
    }
  }

  /// The names of the current states: those of the view type and the app's own.
  open var styleStates: Set<String> { customStyleStates }

  /// The text in the view. A view with text that is not empty does not match `:empty`. Default: nil.
  open var styleText: String? { nil }

  // MARK: Tree

  /// The superview; nil for the root of a tree. UIKit: `UIView.superview`.
  public internal(set) weak var superview: View?

  /// The subviews, from back to front. UIKit: `UIView.subviews`.
  public internal(set) var subviews: [View] = []

  /// The subviews of a content view, which are children of this view.
  var contentSubviews: [View] { [] }

  /// The node that the subviews are children of.
  var container: View { self }

  // MARK: Engine

  /// The engine's data for the view, created on first use.
  public var styleStorage: StyleStorage {
    if let storage { return storage }
    let made = StyleStorage()
    storage = made
    return made
  }

  private var storage: StyleStorage?

  /// The number of changes since the view was created that can affect selectors, inheritance or themes.
  package private(set) var styleChangeCount = 0

  /// Creates a view with UIKit's defaults.
  public required init() {}

  deinit {
    // OPTIMIZATION: Without this loop, the release of a long chain of views recurses and overflows the stack. Detaching
    // the subviews of all views would be simpler, but made the release of a usual tree a third slower. So views whose
    // subviews have no subviews are released with their superview.
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

  /// Whether a theme override above the view can affect the view or its layer.
  var followsTheme: Bool { storage?.followsTheme ?? false || loadedLayer != nil }

  /// The property bindings of the view type. An override appends its own to those of its superclass.
  open class var properties: PropertyTable {
    PropertyTable.view.refusing(
      .init("customization", because: RefusedProperty.closure),
      .init("override-theme-style", because: RefusedProperty.theme))
  }

  /// The name that a type selector matches. Default: the name of the Swift class.
  open class var styleTypeName: String { StyleTypeName.of(self) }

  /// The names of the states that the view type adds to those of its superclass, without the colon. Default: none.
  open class var styleStateNames: [String] { [] }

  /// The names of the special properties, which ``mi_setValue(_:forKey:)`` sets. An override appends its own to those
  /// of its superclass. Default: none.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  open var mi_specialProperties: [String] { [] }

  /// Sets a special property. An override passes keys that it does not handle to its superclass. This implementation
  /// sets the member that the property is bound to.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - key: the property's name, as in Swift, with the control state if the value is that of one, such as
  ///     `titleColorHighlighted`. An unknown name changes nothing and reports a diagnostic.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  open func mi_setValue(_ value: Any, forKey key: String) { setBoundValue(value, forKey: key) }

  /// Records a change and invalidates the styles that it can affect. Every change of ID, style classes, attributes,
  /// states, text, theme and tree calls it.
  func styleDidChange(_ change: ViewChange) {
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
  /// The superview; for a subview of a content view its cell.
  public var styleParent: (any StyleNode)? { superview?.container }

  /// The subviews, from back to front; in a cell after those of its content view.
  public var styleChildren: [any StyleNode] { contentSubviews.isEmpty ? subviews : contentSubviews + subviews }
}
