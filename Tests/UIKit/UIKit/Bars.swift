// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UINavigationBar: UIView {
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var isTranslucent: Bool = true
  open var prefersLargeTitles: Bool = false
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  open var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance() {
    didSet { standardAppearance = standardAppearance.copied() }
  }
  open var compactAppearance: UINavigationBarAppearance? { didSet { compactAppearance = compactAppearance?.copied() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied() }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied() }
  }

  private var images: [[AnyHashable]: UIImage] = [:]
  open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    images[[position, barMetrics]] = image
  }
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images[[position, barMetrics]]
  }
  private var positions: [UIBarMetrics: CGFloat] = [:]
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    positions[barMetrics] = adjustment
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { positions[barMetrics] ?? 0 }
}

@MainActor
open class UITabBar: UIView {
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent: Bool = true
  open var itemPositioning: UITabBar.ItemPositioning = .automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var standardAppearance: UITabBarAppearance = UITabBarAppearance() {
    didSet { standardAppearance = standardAppearance.copied() }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied() }
  }
}

@MainActor
open class UIToolbar: UIView {
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var isTranslucent: Bool = true
  open var standardAppearance: UIToolbarAppearance = UIToolbarAppearance() {
    didSet { standardAppearance = standardAppearance.copied() }
  }
  open var compactAppearance: UIToolbarAppearance? { didSet { compactAppearance = compactAppearance?.copied() } }
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied() }
  }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied() }
  }

  private var images: [[AnyHashable]: UIImage] = [:]
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) { images[[position, barMetrics]] = image }
  open func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images[[position, barMetrics]]
  }
  private var shadows: [UIBarPosition: UIImage] = [:]
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) { shadows[position] = image }
  open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { shadows[position] }
}

@MainActor
open class UISearchBar: UIView {
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var text: String?
  open var prompt: String?
  open var placeholder: String?
  open var searchBarStyle: UISearchBar.Style = .default
  open var isTranslucent: Bool = true
  open var showsBookmarkButton: Bool = false
  open var showsCancelButton: Bool = false
  open var showsSearchResultsButton: Bool = false
  open var isSearchResultsButtonSelected: Bool = false
  open var showsScopeBar: Bool = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex: Int = 0
  open var scopeBarBackgroundImage: UIImage?
  open var searchFieldBackgroundPositionAdjustment: UIOffset = .zero
  open var searchTextPositionAdjustment: UIOffset = .zero
  open var inputAccessoryView: UIView?
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var inlinePredictionType: UITextInlinePredictionType = .default
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType = .default
  open var writingToolsBehavior: UIWritingToolsBehavior = .default
  open var enablesReturnKeyAutomatically: Bool = false
  open var isSecureTextEntry: Bool = false
  open var textContentType: UITextContentType! = .URL
  open var passwordRules: UITextInputPasswordRules?

  private var images: [[AnyHashable]: UIImage] = [:]
  public let searchTextField = UISearchTextField()
  open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    images[[position, barMetrics]] = image
  }
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images[[position, barMetrics]]
  }
  open func setImage(_ image: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
    images[[icon, state]] = image
  }
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { images[[icon, state]] }
  private var positions: [UISearchBar.Icon: UIOffset] = [:]
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) { positions[icon] = adjustment }
  open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset { positions[icon] ?? .zero }
  open func setScopeBarButtonDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State
  ) { images[["scope", left, right]] = image }
  open func scopeBarButtonDividerImage(
    forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State
  ) -> UIImage? { images[["scope", left, right]] }

  private var searchFieldBackgroundImages: [UIControl.State: UIImage] = [:]
  open func setSearchFieldBackgroundImage(_ value: UIImage?, for state: UIControl.State) {
    searchFieldBackgroundImages[state] = value
  }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    searchFieldBackgroundImages[state] ?? searchFieldBackgroundImages[.normal]
  }

  private var scopeBarButtonBackgroundImages: [UIControl.State: UIImage] = [:]
  open func setScopeBarButtonBackgroundImage(_ value: UIImage?, for state: UIControl.State) {
    scopeBarButtonBackgroundImages[state] = value
  }
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeBarButtonBackgroundImages[state] ?? scopeBarButtonBackgroundImages[.normal]
  }

  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { self.attributes[state] = attributes }
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}
