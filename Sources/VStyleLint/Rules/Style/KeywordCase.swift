import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A name of the language in capital letters.
  ///
  /// Keywords are not checked, because they may be written in camel case as in Swift. Custom properties are not
  /// checked, because an app may read their text.
  static let keywordCase = LintRule(
    .keywordCase, fixes: .safe,
    summary: "An at-rule, a function, a unit or the digits of a color are in capital letters.",
    why: "Two spellings of one word are two results of a search. Write lower-case letters.",
    bad: [
      "Label { text-color: ↓#FFF; }",
      "Label { text-color: ↓RGB(1 2 3); }",
      "TableView { row-height: ↓44PT; }",
      "↓@MEDIA (width >= 600) { Label { alpha: 1; } }",
    ],
    good: [
      "Label { text-color: #fff; }",
      "Label { text-color: rgb(1 2 3); }",
      "TableView { row-height: 44pt; }",
      "@media (width >= 600) { Label { alpha: 1; } }",
    ],
    check: { context in
      let names = context.stylesheet.trees.flatMap { tree in
        tree.nodes.filter { $0.kind == .atRule }.compactMap { node in
          diagnostic(tree.tape, node.nameToken, tree.location(ofToken: node.nameToken))
        }
      }
      return names
        + context.valueTokens(of: .properties) { tape, token, location in
          switch tape.kind(token) {
          case .hash, .function, .dimension: diagnostic(tape, token, location)
          default: nil
          }
        }
    })

  private static func diagnostic(_ tape: TokenTape, _ token: Int, _ location: SourceLocation) -> Diagnostic? {
    let text = tape.source.text(in: location.range)
    let wanted = text.lowercased()
    // Escapes keep their case, and so do camel-case names of functions.
    guard wanted != text, !text.contains("\\"), !isCamelCase(text, tape.kind(token)) else { return nil }
    let shown = tape.kind(token) == .function ? String(wanted.dropLast()) : wanted
    return Diagnostic(
      .keywordCase, at: location, "`\(tape.excerpt(token))` is in capital letters", expected: "`\(shown)`",
      fixes: [.init("replace with `\(shown)`", safety: .safe, edits: [.init(location, wanted)])])
  }

  /// Returns whether a function is spelled as in Swift: `paragraphStyle()`, `translateX()`.
  private static func isCamelCase(_ text: String, _ kind: TokenKind) -> Bool {
    kind == .function && text.first?.isLowercase == true
  }
}
