import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``SegmentedControl`` for each control state, segment and bar metrics.
  static var segmentedControlPlaces: PropertyTable {
    .per(BarMetrics.self) { metrics in
      .perState(
        .backgroundImage.at(metrics),
        read: { (control: SegmentedControl, state) in control.backgroundImages[own: KeyPair(state, metrics)] },
        write: { $0.setBackgroundImage($1, for: $2, barMetrics: metrics) })
    } + dividers
      + .per(SegmentedControl.Segment.self, BarMetrics.self) { segment, metrics in
        .bind(
          .contentPositionAdjustment.at(segment).at(metrics),
          read: { (control: SegmentedControl) in control.contentPositions[own: KeyPair(segment, metrics)] },
          write: { $0.setContentPositionAdjustment($1, forSegmentType: segment, barMetrics: metrics) })
      }
  }

  private static let dividers = BarMetrics.allCases.reduce(PropertyTable([])) { table, metrics in
    table
      + .perRightState { right in
        .perState(
          .dividerImage.right(right).at(metrics),
          read: { (control: SegmentedControl, left) in
            control.dividerImages[own: KeyPair(KeyPair(left, right), metrics)]
          },
          write: { $0.setDividerImage($1, forLeftSegmentState: $2, rightSegmentState: right, barMetrics: metrics) })
      }
  }
}
