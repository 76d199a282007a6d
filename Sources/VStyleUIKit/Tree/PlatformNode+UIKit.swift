#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import VStyle
  import VStyleProperties

  extension UIView: @preconcurrency PlatformNode {
    /// The bindings of the class.
    public static var properties: PropertyTable { UIKitClass.table(of: self) }

    /// Creates a view for the initial values of the class.
    public static func makeStyleInstance() -> any PlatformNode { UIKitClass.instance(of: self) }

    /// The states that the class adds to its superclass.
    public static var styleStateNames: [String] { UIKitClass.states(of: self) }

    /// The superview, without the views that UIKit puts between a view and what an app adds to it.
    public var styleParent: (any StyleNode)? { ViewTree.parent(of: self) }

    /// The subviews that an app added. Those that UIKit adds are parts, and no nodes.
    public var styleChildren: [any StyleNode] { ViewTree.children(of: self) }

    /// The current states.
    public var styleStates: Set<String> { StateReader.reader(of: type(of: self)).states(of: self) }
  }

  extension UIBarItem: @preconcurrency PlatformNode {
    /// The bindings of the class.
    public static var properties: PropertyTable { UIKitClass.table(of: self) }

    /// Creates an item for the initial values of the class.
    public static func makeStyleInstance() -> any PlatformNode { UIKitClass.instance(of: self) }

    /// An item is in no tree.
    public var styleParent: (any StyleNode)? { nil }

    /// An item has no children.
    public var styleChildren: [any StyleNode] { [] }
  }

  extension UINavigationItem: @preconcurrency PlatformNode {
    /// The bindings of the class.
    public static var properties: PropertyTable { UIKitClass.table(of: self) }

    /// Creates an item for the initial values of the class.
    public static func makeStyleInstance() -> any PlatformNode { UIKitClass.instance(of: self) }

    /// An item is in no tree.
    public var styleParent: (any StyleNode)? { nil }

    /// An item has no children.
    public var styleChildren: [any StyleNode] { [] }
  }

  extension UIViewController: @preconcurrency PlatformNode {
    /// The bindings of the class.
    public static var properties: PropertyTable { UIKitClass.table(of: self) }

    /// Creates a controller for the initial values of the class.
    public static func makeStyleInstance() -> any PlatformNode { UIKitClass.instance(of: self) }

    /// A controller is in no tree. Its view is.
    public var styleParent: (any StyleNode)? { nil }

    /// A controller has no children.
    public var styleChildren: [any StyleNode] { [] }
  }

  extension UICollectionViewLayout: @preconcurrency PlatformNode {
    /// The bindings of the class.
    public static var properties: PropertyTable { UIKitClass.table(of: self) }

    /// Creates a layout for the initial values of the class.
    public static func makeStyleInstance() -> any PlatformNode { UIKitClass.instance(of: self) }

    /// A layout is in no tree.
    public var styleParent: (any StyleNode)? { nil }

    /// A layout has no children.
    public var styleChildren: [any StyleNode] { [] }
  }

  extension UIPresentationController: @preconcurrency PlatformNode {
    /// The bindings of the class.
    public static var properties: PropertyTable { UIKitClass.table(of: self) }

    /// Creates a controller for the initial values of the class.
    public static func makeStyleInstance() -> any PlatformNode { UIKitClass.instance(of: self) }

    /// A controller is in no tree.
    public var styleParent: (any StyleNode)? { nil }

    /// A controller has no children.
    public var styleChildren: [any StyleNode] { [] }
  }

  extension CALayer: PlatformNode {
    /// The bindings of the class.
    public static var properties: PropertyTable { MainActor.assumeIsolated { UIKitClass.table(of: self) } }

    /// Creates a layer for the initial values of the class.
    public static func makeStyleInstance() -> any PlatformNode { UIKitClass.nonisolatedInstance(of: self) }

    /// A layer is in no tree. Its view is.
    public var styleParent: (any StyleNode)? { nil }

    /// A layer has no children.
    public var styleChildren: [any StyleNode] { [] }
  }

  extension NSTextContainer: PlatformNode {
    /// The bindings of the class.
    public static var properties: PropertyTable { MainActor.assumeIsolated { UIKitClass.table(of: self) } }

    /// Creates a container for the initial values of the class.
    public static func makeStyleInstance() -> any PlatformNode { UIKitClass.nonisolatedInstance(of: self) }

    /// A container is in no tree.
    public var styleParent: (any StyleNode)? { nil }

    /// A container has no children.
    public var styleChildren: [any StyleNode] { [] }
  }

  extension UIKitClass {
    /// Creates an object that is not isolated to the main actor, there.
    nonisolated fileprivate static func nonisolatedInstance(of type: AnyObject.Type) -> any PlatformNode {
      nonisolated(unsafe) var made: (any PlatformNode)?
      MainActor.assumeIsolated { made = instance(of: type) }
      return made ?? CALayer()
    }
  }
#endif
