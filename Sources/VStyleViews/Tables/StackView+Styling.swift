public import VStyle

extension Property {
  /// The axis along which the views are laid out. In sheets: `axis`.
  public static let axis = Property("axis", .keyword(Axis.self))
  /// The distribution of the views along the axis. In sheets: `distribution`.
  public static let distribution = Property("distribution", .keyword(StackView.Distribution.self))
  /// The alignment of the views perpendicular to the axis. In sheets: `alignment`.
  public static let alignment = Property("alignment", .keyword(StackView.Alignment.self))
  /// The spacing between two views, in points. In sheets: `spacing`, a length, `use-default` or `use-system`.
  public static let spacing = Property("spacing", .stackSpacing)
  /// Whether vertical spacing is measured from the baselines of text. In sheets: `baseline-relative-arrangement`.
  public static let isBaselineRelativeArrangement = Property(
    "baseline-relative-arrangement", .bool, aliases: ["is-baseline-relative-arrangement"])
  /// Whether the views are laid out inside the layout margins. In sheets: `layout-margins-relative-arrangement`.
  public static let isLayoutMarginsRelativeArrangement = Property(
    "layout-margins-relative-arrangement", .bool, aliases: ["is-layout-margins-relative-arrangement"])
}

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
