// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

// Windows, controllers, scenes and traits of UIKit, as far as the pages of Docs use them.

@MainActor
open class UIViewController: UIResponder {
  private var loaded: UIView?

  /// The first use creates the view, and calls ``viewDidLoad()``.
  open var view: UIView! {
    if let loaded { return loaded }
    let made = UIView()
    loaded = made
    viewDidLoad()
    return made
  }

  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
}

@MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
  public required convenience init() { self.init(windowScene: UIWindowScene()) }

  /// Adds the view of the controller, and lays it out.
  open func makeKeyAndVisible() {
    guard let rootViewController else { return }
    addSubview(rootViewController.view)
    rootViewController.viewWillLayoutSubviews()
  }
}

@MainActor
open class UITableViewCell: UIView {
  public let contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required convenience init() { self.init(frame: .zero) }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}

@MainActor
open class UICollectionReusableView: UIView {}

@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required convenience init() { self.init(frame: .zero) }
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
public enum UIInterfaceOrientation: Int, Sendable { case unknown }

@MainActor
public enum UIAccessibility {
  public static var isReduceMotionEnabled = false
}

@MainActor
open class UITraitCollection {
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  public var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  public var verticalSizeClass = UIUserInterfaceSizeClass.regular
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public var accessibilityContrast = UIAccessibilityContrast.normal
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  public var displayScale: CGFloat = 2
  public init() {}
}

public protocol UITraitDefinition: SendableMetatype {}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
public struct UITraitVerticalSizeClass: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}

public protocol UITraitChangeRegistration {}

@MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable where Self: UIWindowScene {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    changes.append { [unowned self] in handler(self, traitCollection) }
    return Registration()
  }
}

private struct Registration: UITraitChangeRegistration {}

@MainActor
public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
}

public final class UISceneSession {
  public init() {}
}

@MainActor
open class UIScene: UIResponder {
  public final class ConnectionOptions {
    public init() {}
  }
}

@MainActor
public final class UIWindowScene: UIScene, UITraitChangeObservable {
  public let traitCollection = UITraitCollection()
  public var coordinateSpace: any UICoordinateSpace { space }
  private let space = Space()
  fileprivate var changes: [() -> Void] = []

  private final class Space: UICoordinateSpace {
    var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  }

  /// Changes traits as the system does, and notifies observers.
  public func change(_ change: (UITraitCollection) -> Void) {
    change(traitCollection)
    for notify in changes { notify() }
  }

  /// Changes the size as a rotation does, and notifies the delegate.
  public func resize(width: CGFloat, height: CGFloat, _ delegate: any UIWindowSceneDelegate) {
    let previous = Space()
    space.bounds.size = CGSize(width: width, height: height)
    delegate.windowScene(self, didUpdate: previous, interfaceOrientation: .unknown, traitCollection: traitCollection)
  }
}

@MainActor
public protocol UIWindowSceneDelegate: AnyObject {
  var window: UIWindow? { get set }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)

  func windowScene(
    _ scene: UIWindowScene, didUpdate previous: any UICoordinateSpace, interfaceOrientation: UIInterfaceOrientation,
    traitCollection: UITraitCollection)
}
