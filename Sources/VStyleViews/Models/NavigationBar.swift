public import VStyleProperties

/// A bar at the top of a screen, with its title and navigation buttons. UIKit: `UINavigationBar`.
open class NavigationBar: View {
  /// The style of the bar. Default: `default`. UIKit: `UINavigationBar.barStyle`.
  open var barStyle = BarStyle.default
  /// The tint color of the bar's background. If nil, the system default applies. Default: nil. UIKit:
  /// `UINavigationBar.barTintColor`.
  open var barTintColor: Color?
  /// The text attributes of the title. Default: nil. UIKit: `UINavigationBar.titleTextAttributes`.
  open var titleTextAttributes: TextAttributes?
  /// The text attributes of a large title. Default: nil. UIKit: `UINavigationBar.largeTitleTextAttributes`.
  open var largeTitleTextAttributes: TextAttributes?
  /// Whether the bar is translucent. Default: true. UIKit: `UINavigationBar.isTranslucent`.
  open var isTranslucent = true
  /// Whether titles are displayed in a large size. Default: false. UIKit: `UINavigationBar.prefersLargeTitles`.
  open var prefersLargeTitles = false
  /// The shadow image, a line at the edge of the bar. If nil, the system default applies. Default: nil. UIKit:
  /// `UINavigationBar.shadowImage`.
  open var shadowImage: Image?
  /// The back indicator, an image beside the title of the back button. Default: nil. UIKit:
  /// `UINavigationBar.backIndicatorImage`.
  open var backIndicatorImage: Image?
  /// The mask of the back indicator during transitions between screens. Default: nil. UIKit:
  /// `UINavigationBar.backIndicatorTransitionMaskImage`.
  open var backIndicatorTransitionMaskImage: Image?
  /// The preferred behavioral style of the bar. Default: `automatic`. UIKit:
  /// `UINavigationBar.preferredBehavioralStyle`.
  open var preferredBehavioralStyle = BehavioralStyle.automatic
  /// The appearance at standard bar height. Default: a record with the default values. UIKit:
  /// `UINavigationBar.standardAppearance`.
  open var standardAppearance = NavigationBarAppearance()
  /// The appearance at compact bar height. If nil, the standard appearance applies. Default: nil. UIKit:
  /// `UINavigationBar.compactAppearance`.
  open var compactAppearance: NavigationBarAppearance?
  /// The appearance while the edge of scrollable content meets the bar. If nil, the standard appearance applies.
  /// Default: nil. UIKit: `UINavigationBar.scrollEdgeAppearance`.
  open var scrollEdgeAppearance: NavigationBarAppearance?
  /// The appearance at compact bar height while the edge of scrollable content meets the bar. Default: nil. UIKit:
  /// `UINavigationBar.compactScrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: NavigationBarAppearance?

  var backgroundImages = ValuePerKey<KeyPair<BarPosition, BarMetrics>, Image>()
  var titleVerticalPositions = ValuePerKey<BarMetrics, Double>()

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .navigationBar }
}
