#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UISegmentedControl`.
    @MainActor
    static var uiSegmentedControl: PropertyTable {
      .uiSegmentedControlRows
        + .segments + .segmentedControlPlaces
    }

    @MainActor
    private static var uiSegmentedControlRows: PropertyTable {
      [
        .bindMain(.selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor, as: .color),
        .bindMain(.selectedSegmentIndex, \UISegmentedControl.selectedSegmentIndex),
        .bindMain(.isMomentary, \UISegmentedControl.isMomentary),
        .bindMain(.apportionsSegmentWidthsByContent, \UISegmentedControl.apportionsSegmentWidthsByContent),
        .perState(
          .titleTextAttributes, as: .attributes,
          read: { (object: UISegmentedControl, state) in AttributeDictionary(object.titleTextAttributes(for: state)) },
          write: { $0.setTitleTextAttributes($1?.attributes, for: $2) }
        ).mergingAttributes(),
      ]
    }
  }
#endif
