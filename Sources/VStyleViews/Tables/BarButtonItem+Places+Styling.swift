import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``BarButtonItem`` for each control state, style and bar metrics.
  static var barButtonItemPlaces: PropertyTable {
    .per(BarButtonItem.Style.self, BarMetrics.self) { style, metrics in
      .perState(
        .backgroundImage.at(style).at(metrics),
        read: { (item: BarButtonItem, state) in
          item.backgroundImages[own: KeyPair(state, KeyPair(style, metrics))]
        },
        write: { $0.setBackgroundImage($1, for: $2, style: style, barMetrics: metrics) })
    }
      + .per(BarMetrics.self) { metrics in
        .perState(
          .backButtonBackgroundImage.at(metrics),
          read: { (item: BarButtonItem, state) in item.backButtonBackgroundImages[own: KeyPair(state, metrics)] },
          write: { $0.setBackButtonBackgroundImage($1, for: $2, barMetrics: metrics) })
      }
      + .per(BarMetrics.self) { metrics in
        .bind(
          .backgroundVerticalPositionAdjustment.at(metrics),
          read: { (item: BarButtonItem) in item.verticalPositions[own: metrics] },
          write: { $0.setBackgroundVerticalPositionAdjustment($1, for: metrics) })
      }
      + .per(BarMetrics.self) { metrics in
        .bind(
          .titlePositionAdjustment.at(metrics), read: { (item: BarButtonItem) in item.titlePositions[own: metrics] },
          write: { $0.setTitlePositionAdjustment($1, for: metrics) })
      }
      + .per(BarMetrics.self) { metrics in
        .bind(
          .backButtonTitlePositionAdjustment.at(metrics),
          read: { (item: BarButtonItem) in item.backButtonTitlePositions[own: metrics] },
          write: { $0.setBackButtonTitlePositionAdjustment($1, for: metrics) })
      }
      + .per(BarMetrics.self) { metrics in
        .bind(
          .backButtonBackgroundVerticalPositionAdjustment.at(metrics),
          read: { (item: BarButtonItem) in item.backButtonVerticalPositions[own: metrics] },
          write: { $0.setBackButtonBackgroundVerticalPositionAdjustment($1, for: metrics) })
      }
  }
}
