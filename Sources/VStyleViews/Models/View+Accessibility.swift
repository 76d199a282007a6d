/// What a view tells an assistant, as far as it differs from a fresh one.
struct AccessibilityDetails: RareValues {
  var isAccessibilityElement = false
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityIdentifier: String?
  var accessibilityLanguage: String?
  var accessibilityTraits: AccessibilityTraits = []
  var accessibilityElementsHidden = false
  var accessibilityViewIsModal = false
  var accessibilityIgnoresInvertColors = false
  var accessibilityNavigationStyle: AccessibilityNavigationStyle = .automatic
  var shouldGroupAccessibilityChildren = false

  static let initial = AccessibilityDetails()
}

extension View {
  /// Whether an assistant names the view. Default: false. UIKit: `UIView.isAccessibilityElement`.
  public var isAccessibilityElement: Bool {
    get { accessibilityDetails.isAccessibilityElement }
    set { accessibilityDetails.isAccessibilityElement = newValue }
  }

  /// The name of the view. Default: nil. UIKit: `UIView.accessibilityLabel`.
  public var accessibilityLabel: String? {
    get { accessibilityDetails.accessibilityLabel }
    set { accessibilityDetails.accessibilityLabel = newValue }
  }

  /// What using the view does. Default: nil. UIKit: `UIView.accessibilityHint`.
  public var accessibilityHint: String? {
    get { accessibilityDetails.accessibilityHint }
    set { accessibilityDetails.accessibilityHint = newValue }
  }

  /// The value of the view. Default: nil. UIKit: `UIView.accessibilityValue`.
  public var accessibilityValue: String? {
    get { accessibilityDetails.accessibilityValue }
    set { accessibilityDetails.accessibilityValue = newValue }
  }

  /// The name by which tests find the view. Default: nil. UIKit: `UIView.accessibilityIdentifier`.
  public var accessibilityIdentifier: String? {
    get { accessibilityDetails.accessibilityIdentifier }
    set { accessibilityDetails.accessibilityIdentifier = newValue }
  }

  /// The language in which the view is read out, as a BCP 47 tag. Default: nil. UIKit:
  /// `UIView.accessibilityLanguage`.
  public var accessibilityLanguage: String? {
    get { accessibilityDetails.accessibilityLanguage }
    set { accessibilityDetails.accessibilityLanguage = newValue }
  }

  /// What the view is. Default: none. UIKit: `UIView.accessibilityTraits`.
  public var accessibilityTraits: AccessibilityTraits {
    get { accessibilityDetails.accessibilityTraits }
    set { accessibilityDetails.accessibilityTraits = newValue }
  }

  /// Whether what is below the view is left out. Default: false. UIKit: `UIView.accessibilityElementsHidden`.
  public var accessibilityElementsHidden: Bool {
    get { accessibilityDetails.accessibilityElementsHidden }
    set { accessibilityDetails.accessibilityElementsHidden = newValue }
  }

  /// Whether what is beside the view is left out. Default: false. UIKit: `UIView.accessibilityViewIsModal`.
  public var accessibilityViewIsModal: Bool {
    get { accessibilityDetails.accessibilityViewIsModal }
    set { accessibilityDetails.accessibilityViewIsModal = newValue }
  }

  /// Whether the view keeps its colors where others are inverted. Default: false. UIKit:
  /// `UIView.accessibilityIgnoresInvertColors`.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityDetails.accessibilityIgnoresInvertColors }
    set { accessibilityDetails.accessibilityIgnoresInvertColors = newValue }
  }

  /// How an assistant walks through the view. Default: `automatic`. UIKit: `UIView.accessibilityNavigationStyle`.
  public var accessibilityNavigationStyle: AccessibilityNavigationStyle {
    get { accessibilityDetails.accessibilityNavigationStyle }
    set { accessibilityDetails.accessibilityNavigationStyle = newValue }
  }

  /// Whether what is below the view is read in one go. Default: false. UIKit:
  /// `UIView.shouldGroupAccessibilityChildren`.
  public var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityDetails.shouldGroupAccessibilityChildren }
    set { accessibilityDetails.shouldGroupAccessibilityChildren = newValue }
  }
}
