public import VStyle

extension Property {
  /// Whether it is a row or a column: `axis`.
  public static let axis = Property("axis", .keyword(Axis.self))
  /// How the length is shared out: `distribution`.
  public static let distribution = Property("distribution", .keyword(StackView.Distribution.self))
  /// Where views stand across the stack: `alignment`.
  public static let alignment = Property("alignment", .keyword(StackView.Alignment.self))
  /// The space between two views, in points, or `use-default` and `use-system` for UIKit's spacings: `spacing`.
  public static let spacing = Property("spacing", .stackSpacing)
  /// Whether space is counted from the lines of text: `baseline-relative-arrangement`.
  public static let isBaselineRelativeArrangement = Property(
    "baseline-relative-arrangement", .bool, aliases: ["is-baseline-relative-arrangement"])
  /// Whether the views keep to the layout margins: `layout-margins-relative-arrangement`.
  public static let isLayoutMarginsRelativeArrangement = Property(
    "layout-margins-relative-arrangement", .bool, aliases: ["is-layout-margins-relative-arrangement"])
}

extension PropertyTable {
  /// The rows of ``StackView``.
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
