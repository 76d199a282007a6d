// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UIResponder {
  public required init() {}
  open private(set) var isFirstResponder = false

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}

@MainActor
open class UIView: UIResponder {
  open var backgroundColor: UIColor?
  open var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
  open var clearsContextBeforeDrawing: Bool = true
  open var isUserInteractionEnabled: Bool = true
  open var contentMode: UIView.ContentMode = .scaleToFill
  open var isMultipleTouchEnabled: Bool = false
  open var isExclusiveTouch: Bool = false
  open var tag: Int = 0
  open var autoresizesSubviews: Bool = true
  open var autoresizingMask: UIView.AutoresizingMask = []
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  open var mask: UIView?
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
  open var transform3D: CATransform3D = CATransform3DIdentity
  open var contentScaleFactor: CGFloat = 1
  open var preservesSuperviewLayoutMargins: Bool = false
  open var insetsLayoutMarginsFromSafeArea: Bool = true
  open var translatesAutoresizingMaskIntoConstraints: Bool = true
  open var minimumContentSizeCategory: UIContentSizeCategory?
  open var maximumContentSizeCategory: UIContentSizeCategory?
  open var focusGroupIdentifier: String?
  open var restorationIdentifier: String?
  open var showsLargeContentViewer: Bool = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var largeContentImageInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var scalesLargeContentImage: Bool = false
  open var isAccessibilityElement: Bool = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityLanguage: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityElementsHidden: Bool = false
  open var accessibilityViewIsModal: Bool = false
  open var accessibilityIgnoresInvertColors: Bool = false
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle = .automatic
  open var shouldGroupAccessibilityChildren: Bool = false

  public let layer: CALayer = CALayer()
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  private var ownTintColor: UIColor?
  private var margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  private var needsLayout = true
  private var priorities: [String: UILayoutPriority] = [:]

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }
  public required convenience init() { self.init(frame: .zero) }

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  open var transform: CGAffineTransform = .identity
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width * anchorPoint.x, y: center.y - bounds.height * anchorPoint.y, width: bounds.width,
        height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  /// The own color, or that of the superview. It is never nil.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing) }
    set {
      margins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
    }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { margins }
    set { margins = newValue }
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities["hugging \(axis)"] ?? UILayoutPriority(rawValue: 250)
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities["hugging \(axis)"] = priority
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities["compression \(axis)"] ?? UILayoutPriority(rawValue: 750)
  }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities["compression \(axis)"] = priority
  }

  open var window: UIWindow? { self as? UIWindow ?? superview?.window }
  open var isFocused: Bool { false }
  open var traitOverrides = UITraitOverrides()
  open var traitCollection: UITraitCollection { traitOverrides.applied(to: superview?.traitCollection ?? .current) }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    didAddSubview(view)
    setNeedsLayout()
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func didAddSubview(_ subview: UIView) {}
  open func setNeedsLayout() { needsLayout = true }
  open func layoutSubviews() {}

  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for subview in subviews { subview.layoutIfNeeded() }
  }
}

@MainActor
open class UIWindow: UIView {
  open var windowLevel: UIWindow.Level = .normal
  open var canResizeToFitContent: Bool = false

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      if let view = rootViewController?.view { addSubview(view) }
    }
  }
  open weak var windowScene: UIWindowScene?

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }

  open override var traitCollection: UITraitCollection {
    let system = traitOverrides.applied(to: windowScene?.traitCollection ?? .current)
    return overrideUserInterfaceStyle == .unspecified ? system : system.with(overrideUserInterfaceStyle)
  }

  open func makeKeyAndVisible() { isHidden = false }
}
