/// The accessibility values of a view.
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
  /// Whether the view is an accessibility element. Default: false. UIKit: `UIView.isAccessibilityElement`.
  public var isAccessibilityElement: Bool {
    get { accessibilityDetails.isAccessibilityElement }
    set { accessibilityDetails.isAccessibilityElement = newValue }
  }

  /// The accessibility label, a short name of the view. Default: nil. UIKit: `UIView.accessibilityLabel`.
  public var accessibilityLabel: String? {
    get { accessibilityDetails.accessibilityLabel }
    set { accessibilityDetails.accessibilityLabel = newValue }
  }

  /// The accessibility hint, a description of the result of an action on the view. Default: nil. UIKit:
  /// `UIView.accessibilityHint`.
  public var accessibilityHint: String? {
    get { accessibilityDetails.accessibilityHint }
    set { accessibilityDetails.accessibilityHint = newValue }
  }

  /// The accessibility value of the view. Default: nil. UIKit: `UIView.accessibilityValue`.
  public var accessibilityValue: String? {
    get { accessibilityDetails.accessibilityValue }
    set { accessibilityDetails.accessibilityValue = newValue }
  }

  /// The identifier of the view for UI tests. Default: nil. UIKit: `UIView.accessibilityIdentifier`.
  public var accessibilityIdentifier: String? {
    get { accessibilityDetails.accessibilityIdentifier }
    set { accessibilityDetails.accessibilityIdentifier = newValue }
  }

  /// The language in which assistive technologies read the view, as a BCP 47 tag. Default: nil. UIKit:
  /// `UIView.accessibilityLanguage`.
  public var accessibilityLanguage: String? {
    get { accessibilityDetails.accessibilityLanguage }
    set { accessibilityDetails.accessibilityLanguage = newValue }
  }

  /// The accessibility traits of the view. Default: none. UIKit: `UIView.accessibilityTraits`.
  public var accessibilityTraits: AccessibilityTraits {
    get { accessibilityDetails.accessibilityTraits }
    set { accessibilityDetails.accessibilityTraits = newValue }
  }

  /// Whether the accessibility elements inside the view are hidden. Default: false. UIKit:
  /// `UIView.accessibilityElementsHidden`.
  public var accessibilityElementsHidden: Bool {
    get { accessibilityDetails.accessibilityElementsHidden }
    set { accessibilityDetails.accessibilityElementsHidden = newValue }
  }

  /// Whether assistive technologies ignore the siblings of the view. Default: false. UIKit:
  /// `UIView.accessibilityViewIsModal`.
  public var accessibilityViewIsModal: Bool {
    get { accessibilityDetails.accessibilityViewIsModal }
    set { accessibilityDetails.accessibilityViewIsModal = newValue }
  }

  /// Whether the view keeps its colors when the system inverts colors. Default: false. UIKit:
  /// `UIView.accessibilityIgnoresInvertColors`.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityDetails.accessibilityIgnoresInvertColors }
    set { accessibilityDetails.accessibilityIgnoresInvertColors = newValue }
  }

  /// The way in which assistive technologies navigate the elements of the view. Default: `automatic`. UIKit:
  /// `UIView.accessibilityNavigationStyle`.
  public var accessibilityNavigationStyle: AccessibilityNavigationStyle {
    get { accessibilityDetails.accessibilityNavigationStyle }
    set { accessibilityDetails.accessibilityNavigationStyle = newValue }
  }

  /// Whether assistive technologies read the elements inside the view as a group. Default: false. UIKit:
  /// `UIView.shouldGroupAccessibilityChildren`.
  public var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityDetails.shouldGroupAccessibilityChildren }
    set { accessibilityDetails.shouldGroupAccessibilityChildren = newValue }
  }
}
