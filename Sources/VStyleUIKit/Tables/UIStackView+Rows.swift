#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIStackView`.
    @MainActor
    static var uiStackView: PropertyTable {
      .uiStackViewRows
    }

    @MainActor
    private static var uiStackViewRows: PropertyTable {
      [
        .bindMain(.axis, \UIStackView.axis, as: .raw(Axis.self)),
        .bindMain(.distribution, \UIStackView.distribution, as: .raw(StackViewDistribution.self)),
        .bindMain(.alignment, \UIStackView.alignment, as: .raw(StackViewAlignment.self, [0, 1, 1, 2, 3, 4, 4, 5])),
        .bindMain(.spacing, \UIStackView.spacing, as: .spacing),
        .bindMain(.isBaselineRelativeArrangement, \UIStackView.isBaselineRelativeArrangement),
        .bindMain(.isLayoutMarginsRelativeArrangement, \UIStackView.isLayoutMarginsRelativeArrangement),
      ]
    }
  }
#endif
