package import VStyleSyntax

/// Limits of pages and explanations.
extension Limit {
  /// The maximum size of the explanation of one node.
  package static let explanationBytes = Limit(
    "explanation-bytes", bytes: 4 << 20, "the declarations and custom properties that `explain` lists, as text",
    because: "A declaration of `all` competes for every property: a page of them would be listed sixty times.")

  /// The maximum number of styles and selectors that a preview shows one by one.
  package static let components = Limit(
    "components", count: 1_000, "named styles and views of selectors that `preview` shows one by one",
    because: "Nobody looks at more of them, and every dozen is a tree that all rules are compared with.")

  /// The maximum number of views that are styled in all columns together. A column counts as ``viewsOfColumn`` further
  /// ones.
  package static let columnViews = Limit(
    "column-views", count: 100_000,
    "views that `preview` and `diff` style in all themes, appearances and other columns together, and \(viewsOfColumn) "
      + "for each column itself",
    because: "n themes and n views would be n² drawings; the first column is always shown.")

  /// What a column costs besides its views, in views: an environment of an engine, a heading, values of custom
  /// properties.
  private static let viewsOfColumn = 100

  /// Returns how many columns are shown.
  ///
  /// - Parameter views: the number of views that are styled in each column.
  package static func columns(of views: Int) -> Int { columnViews.parts(of: viewsOfColumn + views) }
}
