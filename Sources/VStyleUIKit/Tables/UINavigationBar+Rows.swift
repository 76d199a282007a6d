#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UINavigationBar`.
    @MainActor
    static var uiNavigationBar: PropertyTable {
      var table = PropertyTable.uiNavigationBarRows
      #if !os(tvOS)
        table = table + .uiNavigationBarExceptOnTV
      #endif
      return table
        + .each(BarPosition.self, BarMetrics.self) { position, metrics in
          .optionalMethods(
            .backgroundImage.at(position).at(metrics), as: .image,
            read: { (bar: UINavigationBar) in
              bar.backgroundImage(for: UIBarPosition(position), barMetrics: UIBarMetrics(metrics))
            },
            write: { $0.setBackgroundImage($1, for: UIBarPosition(position), barMetrics: UIBarMetrics(metrics)) })
        }
        + .each(BarMetrics.self) { metrics in
          .methods(
            .titleVerticalPositionAdjustment.at(metrics), as: .number, none: 0,
            read: { (bar: UINavigationBar) in bar.titleVerticalPositionAdjustment(for: UIBarMetrics(metrics)) },
            write: { $0.setTitleVerticalPositionAdjustment($1, for: UIBarMetrics(metrics)) })
        }
    }

    @MainActor
    private static var uiNavigationBarRows: PropertyTable {
      [
        .bindMain(.barTintColor, \UINavigationBar.barTintColor, as: .color),
        .attributes(.titleTextAttributes, \UINavigationBar.titleTextAttributes).mergingAttributes(),
        .bindMain(.isTranslucent, \UINavigationBar.isTranslucent),
        .bindMain(.shadowImage, \UINavigationBar.shadowImage, as: .image),
        .bindMain(.standardAppearance, \UINavigationBar.standardAppearance, as: .navigationBarAppearance),
        .bindMain(.compactAppearance, \UINavigationBar.compactAppearance, as: .navigationBarAppearance),
        .bindMain(.scrollEdgeAppearance, \UINavigationBar.scrollEdgeAppearance, as: .navigationBarAppearance),
        .bindMain(
          .compactScrollEdgeAppearance, \UINavigationBar.compactScrollEdgeAppearance, as: .navigationBarAppearance),
      ]
    }

    #if !os(tvOS)
      @MainActor
      private static var uiNavigationBarExceptOnTV: PropertyTable {
        [
          .bindMain(.barStyle, \UINavigationBar.barStyle, as: .raw(BarStyle.self, [0, 1, 1, 2])),
          .attributes(.largeTitleTextAttributes, \UINavigationBar.largeTitleTextAttributes).mergingAttributes(),
          .bindMain(.prefersLargeTitles, \UINavigationBar.prefersLargeTitles),
          .bindMain(.backIndicatorImage, \UINavigationBar.backIndicatorImage, as: .image),
          .bindMain(.backIndicatorTransitionMaskImage, \UINavigationBar.backIndicatorTransitionMaskImage, as: .image),
          .bindMain(
            .preferredBehavioralStyle, \UINavigationBar.preferredBehavioralStyle, as: .raw(BehavioralStyle.self)),
        ]
      }
    #endif
  }
#endif
