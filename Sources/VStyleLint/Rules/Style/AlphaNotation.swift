import VStyleCascade
import VStyleSyntax
import VStyleValues

extension DiagnosticRule {
  /// An alpha in percent.
  static let alphaNotation = DiagnosticRule(
    code: "VS7023", name: "alpha-notation", severity: .warning,
    summary: "The alpha of a colour is a percentage where others are numbers.")
}

extension LintRule {
  /// An alpha in percent.
  static let alphaNotation = LintRule(
    .alphaNotation, standing: .style,
    bad: ["Label { text-color: rgb(0 0 0 / ↓50%); }"],
    good: ["Label { text-color: rgb(0 0 0 / 0.5); }"],
    check: { context in
      context.valueTokens(of: .all) { tape, token, location in
        guard tape.kind(token) == .percentage, let function = tape.functionBehindSlash(token),
          ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"].contains(function)
        else { return nil }
        let wanted = CSSSerialization.serialize(number: tape.number(token) / 100)
        return Diagnostic(
          .alphaNotation, at: location, "the alpha `\(tape.excerpt(token))` is a percentage",
          expected: "`\(wanted)`",
          fixes: [.init("replace with `\(wanted)`", safety: .safe, edits: [.init(location, wanted)])])
      }
    })
}

extension TokenTape {
  /// The function in lower case in which a token stands alone behind a slash; `nil` for any other token.
  fileprivate func functionBehindSlash(_ token: Int) -> String? {
    var index = token - 1
    while index >= 0, kind(index).isTrivia { index -= 1 }
    var next = token + 1
    while kind(next).isTrivia { next += 1 }
    guard index >= 0, isDelim(index, "/"), kind(next) == .rightParenthesis else { return nil }
    var depth = 0
    while index > 0 {
      index -= 1
      switch kind(index) {
      case .semicolon, .leftBrace, .rightBrace: return nil
      case .rightParenthesis: depth += 1
      case .function, .leftParenthesis:
        if depth == 0 { return kind(index) == .function ? name(index).lowercased() : nil }
        depth -= 1
      default: continue
      }
    }
    return nil
  }
}
