import VStyleCascade
import VStyleSyntax

extension DiagnosticRule {
  /// A gradient stop positioned before its predecessor.
  static let gradientStops = DiagnosticRule(
    code: "VS2024", name: "gradient-stops", severity: .warning,
    summary: "A color of a gradient is placed before the one before it, so that the two meet in a hard edge.")
}

extension LintRule {
  /// A gradient stop positioned before its predecessor.
  static let gradientStops = LintRule(
    .gradientStops,
    why: "The colors meet in a hard edge where a smooth gradient is expected. Sort the stops by their positions.",
    bad: [
      "@property --background { syntax: \"<gradient>\"; inherits: true; initial-value: linear-gradient(red 60%, blue ↓40%); }"
    ],
    good: [
      "@property --background { syntax: \"<gradient>\"; inherits: true; initial-value: linear-gradient(red 40%, blue 60%); }"
    ],
    check: { context in
      context.functionTokens(named: gradients) { tree, function in tree.misplacedStops(of: function) }
    })

  private static let gradients: Set<String> = {
    let names = ["linear", "radial", "conic"].map { $0 + "-gradient" }
    return Set(names + names.map { "repeating-" + $0 })
  }()
}

extension SyntaxTree {
  /// Returns the diagnostics of the stops whose position is less than that of an earlier stop.
  fileprivate func misplacedStops(of function: Int) -> [Diagnostic] {
    var last = -Double.infinity
    return tape.arguments(of: function).flatMap { argument -> [Diagnostic] in
      // The argument before the colors: a direction, a center or a color space.
      guard let first = argument.first(where: { !tape.kind($0).isTrivia }),
        !SyntaxTree.preludeWords.contains(where: { tape.isIdent(first, $0) })
      else {
        return []
      }
      return tape.componentValues(in: argument).filter { tape.kind($0) == .percentage }.compactMap { token in
        let position = tape.number(token)
        defer { last = max(last, position) }
        guard position < last else { return nil }
        return Diagnostic(
          .gradientStops, at: location(ofToken: token),
          "`\(tape.excerpt(token))` is before the position of the color before it",
          help: "sort the colors by position")
      }
    }
  }

  private static let preludeWords: [StaticString] = [
    "to", "at", "in", "from", "circle", "ellipse", "closest-side", "closest-corner", "farthest-side",
    "farthest-corner",
  ]
}

extension TokenTape {
  /// The first token of each component value of an argument.
  fileprivate func componentValues(in tokens: Range<Int>) -> [Int] {
    var values: [Int] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      values.append(index)
      index = indexAfterComponentValue(index)
    }
    return values
  }
}
