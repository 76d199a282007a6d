package import VStyleSelectors
package import VStyleStylesheet
package import VStyleSyntax
package import VStyleValues

/// A selector that the compiler cannot read.
package struct RefusedSelector: Sendable {
  package let error: SelectorError
  package let tape: TokenTape

  /// The tokens of the selector.
  package let tokens: Range<Int>
  package let schema: StyleSchema
}

/// A media query that the compiler cannot read.
package struct RefusedMediaQuery: Sendable {
  package let error: MediaQueryError
  package let source: SourceText

  /// Whether the query is the condition of an `@import`, where a layer and a theme may be before it.
  package let isOfImport: Bool

  /// The custom media queries by name.
  package let customQueries: [String: MediaQuery]
}
