import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A calculation without a finite result, and a `clamp()` with a minimum above its maximum.
  static let calcDomain = LintRule(
    .calcDomain,
    summary:
      "A calculation divides by zero or is no number, or the least value of a `clamp()` lies above the greatest.",
    why: """
      The result is a number that nobody chose: the greatest one, zero or the lower bound. Divide by another number \
      than zero, and write the bounds in order.
      """,
    bad: [
      "View { layer-corner-radius: ↓clamp(20px, 1em, 10px); }", "View { layer-corner-radius: ↓calc(1px / 0); }",
      "View { layer-corner-radius: ↓calc(1px * NaN); }",
      ":root { --gap: 8px; } View { layer-corner-radius: calc(var(--gap) ↓/ 0); }",
    ],
    good: [
      "View { layer-corner-radius: clamp(10px, 1em, 20px); }", "View { layer-corner-radius: calc(1px / 2); }",
      "View { layer-corner-radius: calc(infinity * 1px); }",
      ":root { --gap: 8px; } View { layer-corner-radius: calc(var(--gap) / 2); }",
    ],
    check: { context in
      var end = (tree: -1, token: 0)
      return context.functionTokens(named: Calculations.functionNames) { tree, function in
        // Functions inside another one are parts of its calculation.
        let isInside = end.tree == tree.sourceID.index && function < end.token
        if !isInside { end = (tree.sourceID.index, tree.tape.indexAfterComponentValue(function)) }
        return tree.exchangedBounds(of: function) + (isInside ? [] : tree.unboundedResult(of: function))
      }
    })
}

extension SyntaxTree {
  /// The diagnostic about a `clamp()` with a minimum above its maximum.
  fileprivate func exchangedBounds(of function: Int) -> [Diagnostic] {
    guard tape.isName(function, "clamp") else { return [] }
    let bounds = tape.arguments(of: function).map { tape.literal($0) }
    guard bounds.count == 3, let least = bounds[0], let greatest = bounds[2],
      tape.unitName(least) == tape.unitName(greatest), tape.number(least) > tape.number(greatest)
    else { return [] }
    return [
      Diagnostic(
        .calcDomain, at: location(ofToken: function), "the least value of this `clamp()` is above the greatest",
        help: "write `clamp(\(tape.excerpt(greatest)), …, \(tape.excerpt(least)))`")
    ]
  }

  /// The diagnostic about a calculation that is infinite or no number, whatever the font is.
  fileprivate func unboundedResult(of function: Int) -> [Diagnostic] {
    let end = tape.indexAfterComponentValue(function)
    guard let result = Calculations.result(TokenCursor(tape, function..<end)) else {
      return divisionByZero(in: function..<end).map { [$0] } ?? []
    }
    guard !result.isFinite else { return [] }
    // An infinity that is written is meant: `calc(infinity * 1px)` is the radius of a capsule.
    let isWritten = (function..<end).contains { tape.isIdent($0, "infinity") || tape.isIdent($0, "-infinity") }
    if isWritten, result.isInfinite { return [] }
    return [
      Diagnostic(
        .calcDomain, at: location(ofToken: function),
        result.isNaN
          ? "this calculation is not a number; 0 is used instead"
          : "this calculation is infinite; the \(result > 0 ? "greatest" : "least") number is used instead",
        help: "divide by another number than 0")
    ]
  }
}

extension SyntaxTree {
  /// The diagnostic about the first `/ 0` of a calculation that depends on a font or a custom property.
  ///
  /// A `/` in a color or in the fallback of a `var()` is none of the calculation.
  private func divisionByZero(in tokens: Range<Int>) -> Diagnostic? {
    var token = tokens.lowerBound + 1
    while token < tokens.upperBound {
      if tape.kind(token) == .function, !Calculations.functionNames.contains(tape.name(token).lowercased()) {
        token = tape.indexAfterComponentValue(token)
        continue
      }
      if tape.isDelim(token, "/") {
        var divisor = token + 1
        while divisor < tokens.upperBound, tape.kind(divisor).isTrivia { divisor += 1 }
        if tape.kind(divisor) == .number, tape.number(divisor) == 0 {
          return Diagnostic(
            .calcDomain, at: location(ofToken: token), "this calculation divides by 0",
            help: "divide by another number than 0")
        }
      }
      token += 1
    }
    return nil
  }
}

extension TokenTape {
  /// Returns the only token of an argument if it is a number; `nil` otherwise.
  fileprivate func literal(_ argument: Range<Int>) -> Int? {
    let own = trimmed(argument)
    guard own.count == 1, [.number, .dimension, .percentage].contains(kind(own.lowerBound)) else { return nil }
    return own.lowerBound
  }

  /// Returns the unit of a number in lower case: `%` for a percentage, an empty text for a plain number.
  fileprivate func unitName(_ token: Int) -> String {
    switch kind(token) {
    case .dimension: unit(token).lowercased()
    case .percentage: "%"
    default: ""
    }
  }
}
