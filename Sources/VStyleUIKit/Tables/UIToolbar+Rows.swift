#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIToolbar`.
    @MainActor
    static var uiToolbar: PropertyTable {
      .uiToolbarRows
        + .each(BarPosition.self, BarMetrics.self) { position, metrics in
          .optionalMethods(
            .backgroundImage.at(position).at(metrics), as: .image,
            read: { (bar: UIToolbar) in
              bar.backgroundImage(forToolbarPosition: UIBarPosition(position), barMetrics: UIBarMetrics(metrics))
            },
            write: {
              $0.setBackgroundImage($1, forToolbarPosition: UIBarPosition(position), barMetrics: UIBarMetrics(metrics))
            })
        }
        + .each(BarPosition.self) { position in
          .optionalMethods(
            .shadowImage.at(position), as: .image,
            read: { (bar: UIToolbar) in bar.shadowImage(forToolbarPosition: UIBarPosition(position)) },
            write: { $0.setShadowImage($1, forToolbarPosition: UIBarPosition(position)) })
        }
    }

    @MainActor
    private static var uiToolbarRows: PropertyTable {
      [
        .bindMain(.barStyle, \UIToolbar.barStyle, as: .raw(BarStyle.self, [0, 1, 1, 2])),
        .bindMain(.barTintColor, \UIToolbar.barTintColor, as: .color),
        .bindMain(.isTranslucent, \UIToolbar.isTranslucent),
        .bindMain(
          .standardAppearance, \UIToolbar.standardAppearance, as: .toolbarAppearance,
          kind: .record(ToolbarAppearance.self)),
        .bindMain(
          .compactAppearance, \UIToolbar.compactAppearance, as: .toolbarAppearance,
          kind: .record(ToolbarAppearance.self)),
        .bindMain(
          .scrollEdgeAppearance, \UIToolbar.scrollEdgeAppearance, as: .toolbarAppearance,
          kind: .record(ToolbarAppearance.self)),
        .bindMain(
          .compactScrollEdgeAppearance, \UIToolbar.compactScrollEdgeAppearance, as: .toolbarAppearance,
          kind: .record(ToolbarAppearance.self)),
      ]
    }
  }
#endif
