public import VStyle

extension Property {
  /// The height of the rows in points: `row-height`, a length in `[0, ∞]` or `automatic`.
  public static let rowHeight = Property("row-height", .rowHeight)
  /// The line between two rows: `separator-style`.
  public static let separatorStyle = Property("separator-style", .keyword(TableView.SeparatorStyle.self))
  /// The colour of the line: `separator-color`.
  public static let separatorColor = Property("separator-color", .color)
  /// The effect on the line: `separator-effect`.
  public static let separatorEffect = Property("separator-effect", .effect)
  /// The view behind the rows: `background-view`, a class to make one of.
  public static let backgroundView = Property("background-view", .object(of: View.self))
  /// How far the line stays from the edges, in points: `separator-inset`.
  public static let separatorInset = Property("separator-inset", .insets)
  /// Whether the rows keep to a width that is easy to read: `cell-layout-margins-follow-readable-width`.
  public static let cellLayoutMarginsFollowReadableWidth = Property("cell-layout-margins-follow-readable-width", .bool)
}

extension PropertyTable {
  /// The rows of ``TableView``.
  static let tableView: PropertyTable = [
    .bind(.rowHeight, \TableView.rowHeight),
    .bind(.separatorStyle, \TableView.separatorStyle),
    .bind(.separatorColor, \TableView.separatorColor),
    .bind(.separatorEffect, \TableView.separatorEffect),
    .bindObject(.backgroundView, \TableView.backgroundView, make: ViewClasses.instance),
    .bind(.separatorInset, \TableView.separatorInset),
    .bind(.cellLayoutMarginsFollowReadableWidth, \TableView.cellLayoutMarginsFollowReadableWidth),
  ]
}
