import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A color with more digits than it needs.
  static let hexLength = LintRule(
    .hexLength, fixes: .safe,
    summary: "A color has its hexadecimal digits in pairs of the same, so that half of them say it all.",
    why: "Two spellings of one color are two results of a search. Write the short form.",
    bad: [":root { --surface: ↓#ffffff; }"],
    good: [":root { --surface: #fff; }", ":root { --ink: #036eb7; }"],
    check: { context in
      context.valueTokens(of: .all) { tape, token, location in
        guard tape.kind(token) == .hash else { return nil }
        let digits = Array(tape.name(token))
        guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit) else { return nil }
        let pairs = stride(from: 0, to: digits.count, by: 2)
        guard pairs.allSatisfy({ digits[$0].lowercased() == digits[$0 + 1].lowercased() }) else { return nil }
        let short = "#" + String(pairs.map { digits[$0] })
        return Diagnostic(
          .hexLength, at: location, "`\(tape.excerpt(token))` can be written with half of the digits",
          expected: "`\(short)`",
          fixes: [.init("replace with `\(short)`", safety: .safe, edits: [.init(location, short)])])
      }
    })
}
