public import VStyle

/// The bar above a screen, with its title. UIKit: `UINavigationBar`.
open class NavigationBar: View {
  /// The look of the bar. Default: `default`. UIKit: `UINavigationBar.barStyle`.
  open var barStyle = BarStyle.default
  /// The color of the bar; nil is the system's. Default: nil. UIKit: `UINavigationBar.barTintColor`.
  open var barTintColor: Color?
  /// The attributes of the title. Default: nil. UIKit: `UINavigationBar.titleTextAttributes`.
  open var titleTextAttributes: TextAttributes?
  /// The attributes of a large title. Default: nil. UIKit: `UINavigationBar.largeTitleTextAttributes`.
  open var largeTitleTextAttributes: TextAttributes?
  /// Whether light comes through the bar. Default: true. UIKit: `UINavigationBar.isTranslucent`.
  open var isTranslucent = true
  /// Whether titles are large. Default: false. UIKit: `UINavigationBar.prefersLargeTitles`.
  open var prefersLargeTitles = false
  /// The image of the line at the edge of the bar; nil is the system's. Default: nil. UIKit:
  /// `UINavigationBar.shadowImage`.
  open var shadowImage: Image?
  /// The image beside the title of the button that leads back. Default: nil. UIKit:
  /// `UINavigationBar.backIndicatorImage`.
  open var backIndicatorImage: Image?
  /// The mask of that image while screens change. Default: nil. UIKit:
  /// `UINavigationBar.backIndicatorTransitionMaskImage`.
  open var backIndicatorTransitionMaskImage: Image?
  /// After which platform's bars the bar behaves. Default: `automatic`. UIKit:
  /// `UINavigationBar.preferredBehavioralStyle`.
  open var preferredBehavioralStyle = BehavioralStyle.automatic
  /// The look at the usual height. Default: a fresh one. UIKit: `UINavigationBar.standardAppearance`.
  open var standardAppearance = NavigationBarAppearance()
  /// The look at the compact height; nil is the standard one. Default: nil. UIKit:
  /// `UINavigationBar.compactAppearance`.
  open var compactAppearance: NavigationBarAppearance?
  /// The look while the content is at its edge; nil is the standard one. Default: nil. UIKit:
  /// `UINavigationBar.scrollEdgeAppearance`.
  open var scrollEdgeAppearance: NavigationBarAppearance?
  /// The look at the compact height while the content is at its edge. Default: nil. UIKit:
  /// `UINavigationBar.compactScrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: NavigationBarAppearance?

  var backgroundImages = ValuePerKey<KeyPair<BarPosition, BarMetrics>, Image>()
  var titleVerticalPositions = ValuePerKey<BarMetrics, Double>()

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .navigationBar }
}
