package import VStyleSyntax

/// The specified value of a color, for tools that show or compare the colors of sheets.
///
/// - Spec: https://www.w3.org/TR/css-color-4/#serializing-color-values
package struct SpecifiedColor: Hashable, Sendable {
  private let expression: ColorExpression

  /// Parses a color that consists of all the tokens of a cursor.
  ///
  /// - Throws: `ValueError` if the tokens are not exactly one color.
  package init(_ cursor: TokenCursor) throws(ValueError) {
    var parser = ValueParser(cursor)
    try parser.checkDepth()
    expression = try ColorParser.parse(&parser)
    try parser.expectEnd(ColorParser.expected)
  }

  /// The specified value as CSS serializes it, with its keywords and functions.
  ///
  /// A color that consists of components alone is written as the computed color. Components inside another function
  /// keep their specified values.
  package var text: String {
    if case .literal(let components) = expression { components.computed.serialized } else { expression.serialized }
  }

  /// The color with its specified components, or the system color; otherwise the color computed in the default context.
  var exact: Color {
    switch expression {
    case .literal(let components): Color(components)
    case .system(let system): Color(system)
    default: computed(in: ValueContext())
    }
  }

  /// The computed color in a context.
  package func computed(in context: ValueContext) -> Color { expression.color(in: context) }
}
