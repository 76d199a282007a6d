public import VStyle

/// A bar with buttons. UIKit: `UIToolbar`.
open class Toolbar: View {
  /// The look of the bar. Default: `default`. UIKit: `UIToolbar.barStyle`.
  open var barStyle = BarStyle.default
  /// The color of the bar; nil is the system's. Default: nil. UIKit: `UIToolbar.barTintColor`.
  open var barTintColor: Color?
  /// Whether light comes through the bar. Default: true. UIKit: `UIToolbar.isTranslucent`.
  open var isTranslucent = true
  /// The look at the usual height. Default: a fresh one. UIKit: `UIToolbar.standardAppearance`.
  open var standardAppearance = ToolbarAppearance()
  /// The look at the compact height; nil is the standard one. Default: nil. UIKit: `UIToolbar.compactAppearance`.
  open var compactAppearance: ToolbarAppearance?
  /// The look while the content is at its edge; nil is the standard one. Default: nil. UIKit:
  /// `UIToolbar.scrollEdgeAppearance`.
  open var scrollEdgeAppearance: ToolbarAppearance?
  /// The look at the compact height while the content is at its edge. Default: nil. UIKit:
  /// `UIToolbar.compactScrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: ToolbarAppearance?

  var backgroundImages = ValuePerKey<KeyPair<BarPosition, BarMetrics>, Image>()
  var shadowImages = ValuePerKey<BarPosition, Image>()

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .toolbar }
}

/// What a toolbar has for each place and height.
extension Toolbar {
  /// The image of the background. Default: nil. UIKit: `backgroundImage(forToolbarPosition:barMetrics:)`.
  public func backgroundImage(forToolbarPosition position: BarPosition, barMetrics: BarMetrics) -> Image? {
    backgroundImages[shown: KeyPair(position, barMetrics)]
  }

  /// Sets the image of the background; nil gives it up.
  /// UIKit: `setBackgroundImage(_:forToolbarPosition:barMetrics:)`.
  public func setBackgroundImage(
    _ image: Image?, forToolbarPosition position: BarPosition, barMetrics: BarMetrics
  ) {
    backgroundImages[own: KeyPair(position, barMetrics)] = image
  }

  /// The image of the line at the edge. Default: nil. UIKit: `shadowImage(forToolbarPosition:)`.
  public func shadowImage(forToolbarPosition position: BarPosition) -> Image? { shadowImages[shown: position] }

  /// Sets the image of the line at the edge; nil gives it up. UIKit: `setShadowImage(_:forToolbarPosition:)`.
  public func setShadowImage(_ image: Image?, forToolbarPosition position: BarPosition) {
    shadowImages[own: position] = image
  }
}
