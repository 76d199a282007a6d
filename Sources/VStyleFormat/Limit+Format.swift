package import VStyleSyntax

/// Limits of the formatter.
extension Limit {
  /// The maximum width of one level of indentation, in columns.
  package static let indentWidth = Limit(
    "indent-width", count: 16, "columns that one level of nesting is indented by",
    because: "A line 96 levels deep begins with so many times 96 spaces.")
}
