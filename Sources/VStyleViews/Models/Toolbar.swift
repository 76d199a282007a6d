public import VStyleProperties

/// A bar that displays buttons. UIKit: `UIToolbar`.
open class Toolbar: View {
  /// The style of the bar. Default: `default`. UIKit: `UIToolbar.barStyle`.
  open var barStyle = BarStyle.default
  /// The tint color of the bar's background. If nil, the system default applies. Default: nil. UIKit:
  /// `UIToolbar.barTintColor`.
  open var barTintColor: Color?
  /// Whether the bar is translucent. Default: true. UIKit: `UIToolbar.isTranslucent`.
  open var isTranslucent = true
  /// The appearance at standard bar height. Default: a record with the default values. UIKit:
  /// `UIToolbar.standardAppearance`.
  open var standardAppearance = ToolbarAppearance()
  /// The appearance at compact bar height. If nil, the standard appearance applies. Default: nil. UIKit:
  /// `UIToolbar.compactAppearance`.
  open var compactAppearance: ToolbarAppearance?
  /// The appearance while the edge of scrollable content meets the bar. If nil, the standard appearance applies.
  /// Default: nil. UIKit: `UIToolbar.scrollEdgeAppearance`.
  open var scrollEdgeAppearance: ToolbarAppearance?
  /// The appearance at compact bar height while the edge of scrollable content meets the bar. Default: nil. UIKit:
  /// `UIToolbar.compactScrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: ToolbarAppearance?

  var backgroundImages = ValuePerKey<KeyPair<BarPosition, BarMetrics>, Image>()
  var shadowImages = ValuePerKey<BarPosition, Image>()

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .toolbar }
}

/// Values of a toolbar for each bar position and bar metrics.
extension Toolbar {
  /// The background image. Default: nil. UIKit: `backgroundImage(forToolbarPosition:barMetrics:)`.
  public func backgroundImage(forToolbarPosition position: BarPosition, barMetrics: BarMetrics) -> Image? {
    backgroundImages[shown: KeyPair(position, barMetrics)]
  }

  /// Sets the background image; nil removes it. UIKit: `setBackgroundImage(_:forToolbarPosition:barMetrics:)`.
  public func setBackgroundImage(
    _ image: Image?, forToolbarPosition position: BarPosition, barMetrics: BarMetrics
  ) {
    backgroundImages[own: KeyPair(position, barMetrics)] = image
  }

  /// The shadow image, a line at the edge of the bar. Default: nil. UIKit: `shadowImage(forToolbarPosition:)`.
  public func shadowImage(forToolbarPosition position: BarPosition) -> Image? { shadowImages[shown: position] }

  /// Sets the shadow image, a line at the edge of the bar; nil removes it. UIKit:
  /// `setShadowImage(_:forToolbarPosition:)`.
  public func setShadowImage(_ image: Image?, forToolbarPosition position: BarPosition) {
    shadowImages[own: position] = image
  }
}
