import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``StackView``.
  static var stackView: PropertyTable {
    [
      .bind(.axis, \StackView.axis),
      .bind(.distribution, \StackView.distribution),
      .bind(.alignment, \StackView.alignment),
      .bind(.spacing, \StackView.spacing),
      .bind(.isBaselineRelativeArrangement, \StackView.isBaselineRelativeArrangement),
      .bind(.isLayoutMarginsRelativeArrangement, \StackView.isLayoutMarginsRelativeArrangement),
    ]
  }
}
