package import VStyleSyntax

/// The selector of a block of `@keyframes`: the places of its keyframe.
///
/// - Spec: https://www.w3.org/TR/css-animations-1/#typedef-keyframe-selector
package struct KeyframeSelector: Hashable, Sendable {
  /// The shares of the iteration at which the keyframe is, in the order of the sheet, at least one. Range: `[0, 1]`.
  package let offsets: [Double]

  /// Parses a selector that consists of all the tokens of a cursor: `from`, `to` and percentages.
  ///
  /// - Throws: ``ValueError`` if the tokens are no selector. The whole block is then ignored.
  package init(_ cursor: TokenCursor) throws(ValueError) {
    var parser = ValueParser(cursor)
    let expected = "from | to | <percentage [0,100]>"
    offsets = try parser.consumeList { (parser: inout ValueParser) throws(ValueError) in
      switch parser.next() {
      case .ident:
        if parser.cursor.consume(ident: "from") { return 0 }
        if parser.cursor.consume(ident: "to") { return 1 }
        throw parser.unknownKeyword(expected: expected, among: ["from", "to"])
      case .percentage:
        let number = parser.cursor.tape.number(parser.cursor.index)
        guard (0...100).contains(number) else { throw parser.error(.numberOutOfRange, expected: expected) }
        parser.cursor.advance()
        return number / 100
      default: throw parser.error(.valueTypeMismatch, expected: expected)
      }
    }
    try parser.expectEnd("`,`")
  }
}
