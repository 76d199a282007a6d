import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``SegmentedControl``.
  static var segmentedControl: PropertyTable {
    ownSegmentedControl + segmentedControlPlaces
  }

  private static var ownSegmentedControl: PropertyTable {
    [
      .bind(.selectedSegmentTintColor, \SegmentedControl.selectedSegmentTintColor),
      .bind(.selectedSegmentIndex, \SegmentedControl.selectedSegmentIndex),
      .bind(.isMomentary, \SegmentedControl.isMomentary),
      .bind(.apportionsSegmentWidthsByContent, \SegmentedControl.apportionsSegmentWidthsByContent),
      .bind(.segmentTitle, \SegmentedControl.segmentTitles),
      .bind(.segmentImage, \SegmentedControl.segmentImages),
      .bind(.segmentWidth, \SegmentedControl.segmentWidths),
      .bind(.segmentContentOffset, \SegmentedControl.segmentContentOffsets),
      .bind(.segmentIsEnabled, \SegmentedControl.segmentsEnabled),
      .perState(
        .titleTextAttributes, read: { (control: SegmentedControl, state) in control.textAttributes[own: state] },
        write: { $0.setTitleTextAttributes($1, for: $2) }
      ).merging(TextAttributes.self),
    ]
  }
}
