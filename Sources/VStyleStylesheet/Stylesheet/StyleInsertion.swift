package import VStyleSyntax

/// The use of a named style: an `@apply` or an `extends` that inserts its declarations into a rule.
package final class StyleInsertion: Sendable {
  /// The name of the style.
  package let style: String

  /// The location of the name in the `@apply` or `extends`.
  package let location: SourceLocation

  /// The insertion of the style that contains this one; `nil` if this one is in a rule.
  package let outer: StyleInsertion?

  package init(style: String, location: SourceLocation, outer: StyleInsertion?) {
    self.style = style
    self.location = location
    self.outer = outer
  }
}
