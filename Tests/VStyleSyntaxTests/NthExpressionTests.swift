import Testing
import VStyleSyntax

/// The An+B microsyntax.
@Suite struct NthExpressionTests {
  @Test(
    "an expression is parsed and serialized",
    arguments: zip(
      [
        "odd", "EVEN", "5", "-n", "+n+ 2", "2n", "3n - 1", "n-3", "-n- 4", "\\6e", "+/**/n", "99999999999n",
        "2n -9999999999", "2n-9999999999",
        "2n- 9999999999",
      ],
      [
        "2n+1", "2n", "5", "-n", "n+2", "2n", "3n-1", "n-3", "-n-4", "n", "n", "2147483647n", "2n-2147483648",
        "2n-2147483648", "2n-2147483648",
      ]))
  func valid(_ text: String, _ expected: String) {
    var cursor = TokenCursor(TokenTape(SourceText(text)))
    let nth = NthExpression.consume(&cursor)
    #expect(nth?.description == expected)
    #expect(cursor.isAtEnd)
  }

  @Test(
    "an invalid expression does not move the cursor",
    arguments: ["", "+ n", "n+", "2.5n", "- 2n", "n + -1", "+odd", "x", "n- +1"])
  func invalid(_ text: String) {
    var cursor = TokenCursor(TokenTape(SourceText(text)))
    let nth = NthExpression.consume(&cursor)
    #expect(nth == nil)
    #expect(cursor.index == 0)
  }

  @Test("the positions are those of the formula", arguments: [(2, 1), (0, 3), (-1, 4), (3, -2), (-2, -5), (1, 0)])
  func positions(_ a: Int, _ b: Int) {
    let nth = NthExpression(a: a, b: b)
    for position in 1...20 {
      #expect(nth.contains(position) == (0...100).contains { a * $0 + b == position })
    }
  }
}
