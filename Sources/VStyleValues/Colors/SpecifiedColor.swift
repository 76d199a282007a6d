package import VStyleSyntax

/// A color as it is written, for tools that show or compare what a sheet says.
///
/// - Spec: https://www.w3.org/TR/css-color-4/#serializing-color-values
package struct SpecifiedColor: Hashable, Sendable {
  private let expression: ColorExpression

  /// Reads a color that takes all the tokens of a cursor.
  package init(_ cursor: TokenCursor) throws(ValueError) {
    var parser = ValueParser(cursor)
    try parser.checkDepth()
    expression = try ColorParser.parse(&parser)
    try parser.expectEnd(ColorParser.expected)
  }

  /// The specified value as CSS writes it: keywords and functions are kept. Components outside of a function are
  /// written as the computed color, inside of one as they were read.
  package var text: String {
    if case .literal(let components) = expression { components.computed.serialized } else { expression.serialized }
  }

  /// The color with the components as they are written; the computed one where it is not written as components.
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
