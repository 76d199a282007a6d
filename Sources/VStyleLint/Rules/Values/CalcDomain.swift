import VStyleCascade
import VStyleSyntax

extension DiagnosticRule {
  /// A `clamp()` with a minimum above its maximum.
  static let calcDomain = DiagnosticRule(
    code: "VS1012", name: "calc-domain", severity: .warning,
    summary: "The least value of a `clamp()` lies above the greatest, so that the value between them never counts.")
}

extension LintRule {
  /// A `clamp()` with a minimum above its maximum.
  ///
  /// A calculation without a finite result is not a value, and other rules report it.
  static let calcDomain = LintRule(
    .calcDomain,
    bad: ["View { layer-corner-radius: ↓clamp(20px, 1em, 10px); }"],
    good: ["View { layer-corner-radius: clamp(10px, 1em, 20px); }"],
    check: { context in
      context.functionTokens(named: ["clamp"]) { tree, function in
        let bounds = tree.tape.arguments(of: function).map { tree.tape.literal($0) }
        guard bounds.count == 3, let least = bounds[0], let greatest = bounds[2],
          tree.tape.unitName(least) == tree.tape.unitName(greatest),
          tree.tape.number(least) > tree.tape.number(greatest)
        else { return [] }
        return [
          Diagnostic(
            .calcDomain, at: tree.location(ofToken: function),
            "the least value of this `clamp()` is above the greatest",
            help: "write `clamp(\(tree.tape.excerpt(greatest)), …, \(tree.tape.excerpt(least)))`")
        ]
      }
    })
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
