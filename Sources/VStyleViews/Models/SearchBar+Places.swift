public import VStyleProperties

/// Values of a search bar for each bar position, bar metrics, icon and control state.
extension SearchBar {
  /// The background image. Default: nil. UIKit: `backgroundImage(for:barMetrics:)`.
  public func backgroundImage(for position: BarPosition, barMetrics: BarMetrics) -> Image? {
    backgroundImages[shown: KeyPair(position, barMetrics)]
  }

  /// Sets the background image; nil removes it. UIKit: `setBackgroundImage(_:for:barMetrics:)`.
  public func setBackgroundImage(_ image: Image?, for position: BarPosition, barMetrics: BarMetrics) {
    backgroundImages[own: KeyPair(position, barMetrics)] = image
  }

  /// The image of an icon. Default: nil. UIKit: `image(for:state:)`.
  public func image(for icon: Icon, state: Control.State) -> Image? { iconImages[shown: KeyPair(icon, state)] }

  /// Sets the image of an icon; nil removes it. UIKit: `setImage(_:for:state:)`.
  public func setImage(_ image: Image?, for icon: Icon, state: Control.State) {
    iconImages[own: KeyPair(icon, state)] = image
  }

  /// The offset of an icon. Unit: points. Default: zero. UIKit: `positionAdjustment(for:)`.
  public func positionAdjustment(for icon: Icon) -> Offset { iconPositions[shown: icon] ?? .zero }

  /// Sets the offset of an icon; nil removes it. Unit: points. UIKit: `setPositionAdjustment(_:for:)`.
  public func setPositionAdjustment(_ adjustment: Offset?, for icon: Icon) { iconPositions[own: icon] = adjustment }

  /// The divider image between two scope buttons. Default: nil. UIKit:
  /// `scopeBarButtonDividerImage(forLeftSegmentState:rightSegmentState:)`.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState left: Control.State, rightSegmentState right: Control.State
  ) -> Image? {
    scopeBarButtonDividerImages[shown: KeyPair(left, right)]
  }

  /// Sets the divider image between two scope buttons; nil removes it. UIKit:
  /// `setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)`.
  public func setScopeBarButtonDividerImage(
    _ image: Image?, forLeftSegmentState left: Control.State, rightSegmentState right: Control.State
  ) {
    scopeBarButtonDividerImages[own: KeyPair(left, right)] = image
  }
}
