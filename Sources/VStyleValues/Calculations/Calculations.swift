package import VStyleSyntax

/// Calculations of a sheet, for tools that check them without a property.
package enum Calculations {
  /// The names of the mathematical functions, in lower case.
  package static let functionNames = CalculationFunction.names

  /// The result of a mathematical function in the default context, in the canonical unit of its type.
  ///
  /// - Parameter cursor: the tokens of the function.
  /// - Returns: `nil` if the tokens are not a calculation, or depend on custom properties.
  package static func result(_ cursor: TokenCursor) -> Double? {
    var parser = ValueParser(cursor)
    guard (try? parser.checkDepth()) != nil,
      let calculation = try? CalculationParser(plainDimension: .length).parse(&parser)
    else { return nil }
    return calculation.evaluate(in: CalculationContext())
  }
}
