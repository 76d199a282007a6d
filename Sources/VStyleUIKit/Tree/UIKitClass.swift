#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  /// A class of UIKit that sheets know: its view type, its own bindings, its states, and how a new object is made.
  @MainActor
  struct UIKitClass {
    /// The class.
    let type: any PlatformNode.Type

    /// Whether a class is this one or a subclass of it.
    let contains: (AnyObject.Type) -> Bool

    /// Creates an object of the class.
    let make: @MainActor () -> any PlatformNode

    /// The bindings of the members that the class adds to its superclass.
    let rows: @MainActor () -> PropertyTable

    /// The states that the class adds to its superclass.
    let states: [String]

    /// Whether the views inside are parts of the class and no nodes.
    let hidesSubviews: Bool

    /// Whether a view is in each state that an app has added, in the order of the names; empty for a class of UIKit.
    var readers: [@MainActor (UIView) -> Bool] = []

    init<Class: PlatformNode>(
      _ type: Class.Type, states: [String] = [], hidesSubviews: Bool = false,
      make: @escaping @MainActor () -> any PlatformNode,
      rows: @escaping @MainActor () -> PropertyTable = { PropertyTable([]) }
    ) {
      self.type = type
      contains = { $0 is Class.Type }
      self.make = make
      self.rows = rows
      self.states = states
      self.hidesSubviews = hidesSubviews
    }

    /// The classes of UIKit and those that the app has added, each after its superclass.
    static var all: [UIKitClass] { ofUIKit + added }

    /// The classes of UIKit.
    static let ofUIKit = views + controls + lists + bars + others + layers + exceptOnTV

    /// The classes that the app has added.
    private(set) static var added: [UIKitClass] = []

    /// Adds a class of the app after its superclasses. A class that is there already has its new rows and states.
    static func add(_ new: UIKitClass) {
      added.removeAll { $0.type == new.type }
      added.insert(new, at: added.firstIndex { new.contains($0.type) } ?? added.endIndex)
      tables = [:]
      StateReader.forget()
    }

    private static let views: [UIKitClass] = [
      UIKitClass(UIView.self, make: UIView.init) { .uiView + .caLayer { (view: UIView) in view.layer } },
      UIKitClass(UIWindow.self, make: UIWindow.init) { .uiWindow },
      UIKitClass(UILabel.self, states: ["highlighted", "disabled", "enabled"], make: UILabel.init) { .uiLabel },
      UIKitClass(UIImageView.self, states: ["highlighted"], make: UIImageView.init) { .uiImageView },
      UIKitClass(UIStackView.self, make: UIStackView.init) { .uiStackView },
      UIKitClass(UIProgressView.self, hidesSubviews: true, make: UIProgressView.init) { .uiProgressView },
      UIKitClass(UIActivityIndicatorView.self, hidesSubviews: true, make: UIActivityIndicatorView.init) {
        .uiActivityIndicatorView
      },
      UIKitClass(UIVisualEffectView.self, make: UIVisualEffectView.init) { .uiVisualEffectView },
    ]

    private static let controls: [UIKitClass] = [
      UIKitClass(UIControl.self, states: UIControl.State.named.map(\.name) + ["enabled"], make: UIControl.init) {
        .uiControl
      },
      UIKitClass(UIButton.self, hidesSubviews: true, make: UIButton.init) { .uiButton },
      UIKitClass(UITextField.self, states: ["editing"], hidesSubviews: true, make: UITextField.init) { .uiTextField },
      UIKitClass(UISegmentedControl.self, hidesSubviews: true, make: UISegmentedControl.init) { .uiSegmentedControl },
      UIKitClass(UIPageControl.self, hidesSubviews: true, make: UIPageControl.init) { .uiPageControl },
    ]

    private static let lists: [UIKitClass] = [
      UIKitClass(UIScrollView.self, make: UIScrollView.init) { .uiScrollView },
      UIKitClass(UITableView.self, make: UITableView.init) { .uiTableView },
      UIKitClass(UITextView.self, states: ["editing"], hidesSubviews: true, make: UITextView.init) { .uiTextView },
      UIKitClass(
        UITableViewCell.self, states: ["selected", "highlighted", "editing"], make: UITableViewCell.init
      ) { .uiTableViewCell },
      UIKitClass(UITableViewHeaderFooterView.self, make: UITableViewHeaderFooterView.init) {
        .uiTableViewHeaderFooterView
      },
      UIKitClass(UICollectionView.self, states: ["editing"], make: UICollectionView.forInitialValues) {
        .uiCollectionView
      },
      UIKitClass(UICollectionReusableView.self, make: UICollectionReusableView.init),
      UIKitClass(UICollectionViewCell.self, states: ["selected", "highlighted"], make: UICollectionViewCell.init) {
        .uiCollectionViewCell
      },
      UIKitClass(UICollectionViewLayout.self, make: UICollectionViewLayout.init),
      UIKitClass(UICollectionViewFlowLayout.self, make: UICollectionViewFlowLayout.init) {
        .uiCollectionViewFlowLayout
      },
    ]

    private static let bars: [UIKitClass] = [
      UIKitClass(UINavigationBar.self, hidesSubviews: true, make: UINavigationBar.init) { .uiNavigationBar },
      UIKitClass(UITabBar.self, hidesSubviews: true, make: UITabBar.init) { .uiTabBar },
      UIKitClass(UISearchBar.self, hidesSubviews: true, make: UISearchBar.init) { .uiSearchBar },
      UIKitClass(UIBarItem.self, make: UIBarButtonItem.init) { .uiBarItem },
      UIKitClass(UIBarButtonItem.self, make: UIBarButtonItem.init) { .uiBarButtonItem },
      UIKitClass(UITabBarItem.self, make: UITabBarItem.init) { .uiTabBarItem },
      UIKitClass(UINavigationItem.self, make: UINavigationItem.init) { .uiNavigationItem },
    ]

    private static let others: [UIKitClass] = [
      UIKitClass(UIViewController.self, make: UIViewController.init) { .uiViewController },
      UIKitClass(NSTextContainer.self, make: NSTextContainer.init) { .uiTextContainer },
    ]

    private static let layers: [UIKitClass] = [
      UIKitClass(CALayer.self, make: CALayer.init) { .caLayer { (layer: CALayer) in layer } },
      UIKitClass(CAShapeLayer.self, make: CAShapeLayer.init) { .caShapeLayer },
      UIKitClass(CAGradientLayer.self, make: CAGradientLayer.init) { .caGradientLayer },
      UIKitClass(CATextLayer.self, make: CATextLayer.init) { .caTextLayer },
    ]

    #if os(tvOS)
      private static let exceptOnTV: [UIKitClass] = []
    #else
      private static let exceptOnTV: [UIKitClass] = [
        UIKitClass(UISwitch.self, states: ["on", "off"], hidesSubviews: true, make: UISwitch.init) { .uiSwitch },
        UIKitClass(UISlider.self, hidesSubviews: true, make: UISlider.init) { .uiSlider },
        UIKitClass(UIStepper.self, hidesSubviews: true, make: UIStepper.init) { .uiStepper },
        UIKitClass(UIRefreshControl.self, hidesSubviews: true, make: UIRefreshControl.init) { .uiRefreshControl },
        UIKitClass(UIDatePicker.self, hidesSubviews: true, make: UIDatePicker.init) { .uiDatePicker },
        UIKitClass(UIColorWell.self, hidesSubviews: true, make: UIColorWell.init) { .uiColorWell },
        UIKitClass(UISearchTextField.self, make: UISearchTextField.init) { .uiSearchTextField },
        UIKitClass(UIPickerView.self, hidesSubviews: true, make: UIPickerView.init) { .uiPickerView },
        UIKitClass(UIToolbar.self, hidesSubviews: true, make: UIToolbar.init) { .uiToolbar },
        UIKitClass(UIPresentationController.self, make: UIPopoverPresentationController.forInitialValues),
        UIKitClass(UIPopoverPresentationController.self, make: UIPopoverPresentationController.forInitialValues) {
          .uiPopoverPresentationController
        },
      ]
    #endif

    /// The classes that a class is or inherits from, superclasses first.
    static func chain(of type: AnyObject.Type) -> [UIKitClass] { all.filter { $0.contains(type) } }

    /// The bindings of a class.
    static func table(of type: AnyObject.Type) -> PropertyTable {
      if let known = tables[ObjectIdentifier(type)] { return known }
      let chain = chain(of: type)
      // The bindings are made once for each class of UIKit, and shared by all classes of the app below it.
      if let nearest = chain.last, nearest.type != type { return table(of: nearest.type) }
      let inherited = chain.dropLast().last.map { table(of: $0.type) } ?? PropertyTable([])
      let whole = inherited + (chain.last?.rows() ?? PropertyTable([]))
      tables[ObjectIdentifier(type)] = whole
      return whole
    }

    private static var tables: [ObjectIdentifier: PropertyTable] = [:]

    /// Creates an object for the initial values of a class.
    static func instance(of type: AnyObject.Type) -> any PlatformNode {
      // UIKit can create each of its own classes. A class of an app may need arguments.
      chain(of: type).last?.make() ?? UIView()
    }

    /// Creates an object of a view type; `nil` for one that UIKit does not have.
    nonisolated static func instance(_ name: String) -> AnyObject? {
      nonisolated(unsafe) var made: AnyObject?
      MainActor.assumeIsolated { made = all.first { $0.type.styleTypeName == name }?.make() }
      return made
    }

    /// The states that a class adds to its superclass.
    static func states(of type: AnyObject.Type) -> [String] {
      all.first { $0.type == type }?.states ?? []
    }
  }

  extension UICollectionView {
    /// A collection view with the layout that it needs.
    fileprivate static func forInitialValues() -> UICollectionView {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
  }

  #if !os(tvOS)
    extension UIPopoverPresentationController {
      /// A popover with the controllers that it needs.
      fileprivate static func forInitialValues() -> UIPopoverPresentationController {
        UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil)
      }
    }
  #endif
#endif
