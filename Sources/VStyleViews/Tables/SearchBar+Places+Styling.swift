import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``SearchBar`` for each bar position, bar metrics, icon and control state.
  static var searchBarPlaces: PropertyTable {
    .per(BarPosition.self, BarMetrics.self) { position, metrics in
      .bind(
        .backgroundImage.at(position).at(metrics),
        read: { (bar: SearchBar) in bar.backgroundImages[own: KeyPair(position, metrics)] },
        write: { $0.setBackgroundImage($1, for: position, barMetrics: metrics) })
    }
      + .per(SearchBar.Icon.self) { icon in
        .perState(
          .iconImage.at(icon),
          read: { (bar: SearchBar, state) in bar.iconImages[own: KeyPair(icon, state)] },
          write: { $0.setImage($1, for: icon, state: $2) })
      }
      + .per(SearchBar.Icon.self) { icon in
        .bind(
          .iconPositionAdjustment.at(icon), read: { (bar: SearchBar) in bar.iconPositions[own: icon] },
          write: { $0.setPositionAdjustment($1, for: icon) })
      }
      + .perRightState { right in
        .perState(
          .scopeBarButtonDividerImage.right(right),
          read: { (bar: SearchBar, left) in bar.scopeBarButtonDividerImages[own: KeyPair(left, right)] },
          write: { $0.setScopeBarButtonDividerImage($1, forLeftSegmentState: $2, rightSegmentState: right) })
      }
  }
}
