import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A list of font families in one pair of quotes.
  static let commaInFamily = LintRule(
    .commaInFamily, fixes: .suggestion,
    summary: "A list of font families is in one pair of quotes, so it is the name of one family.",
    why: """
      No font has such a name, so the system\u{2019}s font is shown. Write each family in quotes of its own; generic \
      families, such as `serif`, have none.
      """,
    bad: [
      "Label { font: bold 28 ↓\"Bodoni, serif\"; }",
      "Label { font-family: ↓\"Avenir, Helvetica Neue\"; }",
      """
      :root { --text: ↓"Charter, Georgia, serif"; }
      Label { font: 17 var(--text); }
      """,
    ],
    good: [
      "Label { font: bold 28 \"Bodoni\", serif; }",
      "Label { font-family: \"Avenir\", \"Helvetica Neue\"; }",
      """
      :root { --text: "Charter", "Georgia", serif; }
      Label { font: 17 var(--text); }
      """,
    ],
    check: { context in
      var found: [Diagnostic] = []
      for tree in context.stylesheet.trees {
        let tape = tree.tape
        for node in tree.nodes where node.kind == .declaration {
          let isCustom = tape.isDashedIdent(node.nameToken)
          for token in node.content where tape.kind(token) == .string {
            guard let families = families(tape.string(token)) else { continue }
            // Other texts have commas too. A text that ends with a generic family is a list of families.
            let name = isCustom ? "" : NameStyle.lowercased(tape.name(node.nameToken))
            let isFont = name.hasSuffix("font") || name.hasSuffix("font-family")
            guard isFont && !tape.isInFunction(token, of: node) || isCustom && families.last?.first != "\"" else {
              continue
            }
            found.append(diagnostic(families.joined(separator: ", "), at: tree.location(ofToken: token)))
          }
        }
      }
      return found
    })

  private static func diagnostic(_ text: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .commaInFamily, at: location, "the list of families is one family in quotes", expected: "`\(text)`",
      help: "write `\(text)`",
      fixes: [.init("replace with `\(text)`", safety: .suggestion, edits: [.init(location, text)])])
  }

  /// Returns the families of a list, as a sheet writes them; `nil` for a text without a list.
  private static func families(_ text: String) -> [String]? {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      part.filter { $0 != "'" }.split(separator: " ").joined(separator: " ")
    }
    guard names.count > 1, names.allSatisfy({ !$0.isEmpty }) else { return nil }
    return names.map { Font.Family.isGeneric($0) ? $0 : CSSSerialization.serialize(string: $0) }
  }
}

extension TokenTape {
  /// Whether a token is inside a function of a declaration's value.
  fileprivate func isInFunction(_ token: Int, of node: SyntaxNode) -> Bool {
    var index = node.content.lowerBound
    while index < token {
      let next = indexAfterComponentValue(index)
      if next > token { return true }
      index = next
    }
    return false
  }
}
