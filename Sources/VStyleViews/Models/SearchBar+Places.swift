public import VStyle

/// What a search bar has for each place, icon and state.
extension SearchBar {
  /// The image of the background. Default: nil. UIKit: `backgroundImage(for:barMetrics:)`.
  public func backgroundImage(for position: BarPosition, barMetrics: BarMetrics) -> Image? {
    backgroundImages[shown: KeyPair(position, barMetrics)]
  }

  /// Sets the image of the background; nil gives it up. UIKit: `setBackgroundImage(_:for:barMetrics:)`.
  public func setBackgroundImage(_ image: Image?, for position: BarPosition, barMetrics: BarMetrics) {
    backgroundImages[own: KeyPair(position, barMetrics)] = image
  }

  /// The image of an icon. Default: nil. UIKit: `image(for:state:)`.
  public func image(for icon: Icon, state: Control.State) -> Image? { iconImages[shown: KeyPair(icon, state)] }

  /// Sets the image of an icon; nil gives it up. UIKit: `setImage(_:for:state:)`.
  public func setImage(_ image: Image?, for icon: Icon, state: Control.State) {
    iconImages[own: KeyPair(icon, state)] = image
  }

  /// How far an icon is moved. Unit: points. Default: zero. UIKit: `positionAdjustment(for:)`.
  public func positionAdjustment(for icon: Icon) -> Offset { iconPositions[shown: icon] ?? .zero }

  /// Sets how far an icon is moved; nil gives it up. Unit: points. UIKit: `setPositionAdjustment(_:for:)`.
  public func setPositionAdjustment(_ adjustment: Offset?, for icon: Icon) { iconPositions[own: icon] = adjustment }

  /// The image between two scopes. Default: nil.
  /// UIKit: `scopeBarButtonDividerImage(forLeftSegmentState:rightSegmentState:)`.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState left: Control.State, rightSegmentState right: Control.State
  ) -> Image? {
    scopeBarButtonDividerImages[shown: KeyPair(left, right)]
  }

  /// Sets the image between two scopes; nil gives it up.
  /// UIKit: `setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)`.
  public func setScopeBarButtonDividerImage(
    _ image: Image?, forLeftSegmentState left: Control.State, rightSegmentState right: Control.State
  ) {
    scopeBarButtonDividerImages[own: KeyPair(left, right)] = image
  }
}
