import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// An alpha in percent.
  static let alphaNotation = LintRule(
    .alphaNotation, fixes: .safe,
    summary: "The alpha of a color is a percentage where others are numbers.",
    why: "Two notations of one number are hard to compare. Write the alpha as a number.",
    bad: ["Label { text-color: rgb(0 0 0 / ↓50%); }"],
    good: ["Label { text-color: rgb(0 0 0 / 0.5); }"],
    check: { context in
      context.valueTokens(of: .all) { tape, token, opener, location in
        guard tape.kind(token) == .percentage, let opener, tape.isBehindSlash(token), tape.kind(opener) == .function,
          ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"].contains(
            tape.name(opener).lowercased())
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
  /// Returns whether a token follows a slash and is the last one in its parentheses.
  fileprivate func isBehindSlash(_ token: Int) -> Bool {
    var index = token - 1
    while index >= 0, kind(index).isTrivia { index -= 1 }
    var next = token + 1
    while kind(next).isTrivia { next += 1 }
    return index >= 0 && isDelim(index, "/") && kind(next) == .rightParenthesis
  }
}
