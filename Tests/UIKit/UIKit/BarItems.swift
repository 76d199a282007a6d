// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UIBarItem {
  open var image: UIImage?
  open var title: String?
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var landscapeImagePhoneInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var largeContentSizeImageInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var accessibilityIdentifier: String?

  public required init() {}
  open var isEnabled = true
  open var tag = 0
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
}

@MainActor
open class UIBarButtonItem: UIBarItem {
  open var tintColor: UIColor?
  open var style: UIBarButtonItem.Style = .plain
  open var width: CGFloat = 0
  open var customView: UIView?
  open var possibleTitles: Set<String>?
  open var isSelected: Bool = false
  open var isHidden: Bool = false
  open var changesSelectionAsPrimaryAction: Bool = false
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic

  private var images: [[AnyHashable]: UIImage] = [:]
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) { images[[state, style, barMetrics]] = image }
  open func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? { images[[state, style, barMetrics]] }
  open func setBackButtonBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { images[["back", state, barMetrics]] = image }
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    images[["back", state, barMetrics]]
  }
  private var numbers: [String: CGFloat] = [:]
  private var offsets: [String: UIOffset] = [:]
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    numbers["backgroundVerticalPositionAdjustment \(barMetrics)"] = adjustment
  }
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    numbers["backgroundVerticalPositionAdjustment \(barMetrics)"] ?? 0
  }
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    offsets["titlePositionAdjustment \(barMetrics)"] = adjustment
  }
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    offsets["titlePositionAdjustment \(barMetrics)"] ?? .zero
  }
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    offsets["backButtonTitlePositionAdjustment \(barMetrics)"] = adjustment
  }
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    offsets["backButtonTitlePositionAdjustment \(barMetrics)"] ?? .zero
  }
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    numbers["backButtonBackgroundVerticalPositionAdjustment \(barMetrics)"] = adjustment
  }
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    numbers["backButtonBackgroundVerticalPositionAdjustment \(barMetrics)"] ?? 0
  }
}

@MainActor
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var titlePositionAdjustment: UIOffset = .zero
  open var standardAppearance: UITabBarAppearance? { didSet { standardAppearance = standardAppearance?.copied() } }
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied() }
  }

  private var badges: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badges[state] = attributes
  }
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badges[state] }
}

@MainActor
open class UINavigationItem {
  open var prompt: String?
  open var titleView: UIView?
  open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic
  open var hidesBackButton: Bool = false
  open var backButtonTitle: String?
  open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode = .default
  open var leftItemsSupplementBackButton: Bool = false
  open var hidesSearchBarWhenScrolling: Bool = true
  open var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement = .automatic
  open var style: UINavigationItem.ItemStyle = .navigator
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { standardAppearance = standardAppearance?.copied() }
  }
  open var compactAppearance: UINavigationBarAppearance? { didSet { compactAppearance = compactAppearance?.copied() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied() }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied() }
  }

  public required init() {}
  open var title: String?
}
