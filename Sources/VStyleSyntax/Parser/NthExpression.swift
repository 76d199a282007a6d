/// The positions `a`·n + `b` for every n from 0, the syntax of `:nth-child()`.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#anb-microsyntax
package struct NthExpression: Hashable, Sendable {
  /// The step between positions.
  package var a: Int

  /// The offset of the positions.
  package var b: Int

  /// Creates the positions `a`·n + `b`.
  package init(a: Int, b: Int) {
    self.a = a
    self.b = b
  }

  /// Whether the expression includes a position, counted from 1.
  package func contains(_ position: Int) -> Bool {
    let distance = position - b
    return a == 0 ? distance == 0 : distance % a == 0 && distance / a >= 0
  }

  /// Consumes an expression and the white space before it.
  ///
  /// Numbers are clamped to 32 bits.
  ///
  /// - Parameter cursor: the tokens; unchanged if they start with no expression.
  /// - Returns: `nil` if there is no expression.
  package static func consume(_ cursor: inout TokenCursor) -> NthExpression? {
    var ahead = cursor
    ahead.skipTrivia()
    guard let expression = consumeExpression(&ahead) else { return nil }
    cursor = ahead
    return expression
  }
}

/// https://www.w3.org/TR/css-syntax-3/#anb-syntax
extension NthExpression {
  private static func consumeExpression(_ cursor: inout TokenCursor) -> NthExpression? {
    let hasPlus = cursor.consume(delim: "+")
    // "When a plus sign (+) precedes an ident starting with "n", … there must be no whitespace between the two tokens".
    if hasPlus { while cursor.consume(.comment) {} }
    switch cursor.kind {
    case .number where !hasPlus:
      return consumeInteger(&cursor, .any).map { NthExpression(a: 0, b: $0) }
    case .dimension where !hasPlus:
      guard cursor.tape.isInteger(cursor.index) else { return nil }
      let a = clamped(cursor.tape.number(cursor.index))
      let unit = cursor.tape.unit(cursor.index).lowercased()
      cursor.advance()
      return consumeOffset(&cursor, a: a, rest: unit[...])
    case .ident:
      let name = cursor.name.lowercased()
      cursor.advance()
      if !hasPlus, name == "odd" { return NthExpression(a: 2, b: 1) }
      if !hasPlus, name == "even" { return NthExpression(a: 2, b: 0) }
      let isNegative = !hasPlus && name.hasPrefix("-")
      return consumeOffset(&cursor, a: isNegative ? -1 : 1, rest: name.dropFirst(isNegative ? 1 : 0))
    default:
      return nil
    }
  }

  /// Consumes the rest after the step, whose token ends with `rest`: `n`, `n-` or `n-1`.
  private static func consumeOffset(_ cursor: inout TokenCursor, a: Int, rest: Substring) -> NthExpression? {
    switch rest {
    case "n":
      var ahead = cursor
      ahead.skipTrivia()
      var b: Int? = 0
      if ahead.isDelim("+") || ahead.isDelim("-") {
        let isNegative = ahead.consume(delim: "-")
        if !isNegative { ahead.advance() }
        ahead.skipTrivia()
        b = consumeInteger(&ahead, .signless, isNegative: isNegative)
        cursor = ahead
      } else if ahead.kind == .number, ahead.tape.hasSign(ahead.index) {
        b = consumeInteger(&ahead, .any)
        cursor = ahead
      }
      return b.map { NthExpression(a: a, b: $0) }
    case "n-":
      cursor.skipTrivia()
      return consumeInteger(&cursor, .signless, isNegative: true).map { NthExpression(a: a, b: $0) }
    default:
      guard rest.hasPrefix("n-"), rest.utf8.dropFirst(2).allSatisfy(CodePoints.isDigit) else { return nil }
      return Double(rest.dropFirst(2)).map { NthExpression(a: a, b: clamped(-$0)) }
    }
  }

  private enum Sign {
    case any
    case signless
  }

  private static func consumeInteger(_ cursor: inout TokenCursor, _ sign: Sign, isNegative: Bool = false) -> Int? {
    guard cursor.kind == .number, cursor.tape.isInteger(cursor.index) else { return nil }
    if sign == .signless, cursor.tape.hasSign(cursor.index) { return nil }
    defer { cursor.advance() }
    let number = cursor.tape.number(cursor.index)
    return clamped(isNegative ? -number : number)
  }

  private static func clamped(_ number: Double) -> Int {
    Int(min(max(number, Double(Int32.min)), Double(Int32.max)))
  }
}

extension NthExpression: CustomStringConvertible {
  /// The serialized expression.
  ///
  /// - Spec: https://www.w3.org/TR/css-syntax-3/#serializing-anb
  package var description: String {
    guard a != 0 else { return "\(b)" }
    let step =
      switch a {
      case 1: "n"
      case -1: "-n"
      default: "\(a)n"
      }
    return b == 0 ? step : step + (b > 0 ? "+" : "") + "\(b)"
  }
}
