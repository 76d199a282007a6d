import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A literal color in a sheet with themes.
  static let hardCodedValue = LintRule(
    .hardCodedValue,
    summary: "A color is written out in a project with themes, so that no theme can change it.",
    why: """
      The color stays the same in each theme, often unreadable in a dark one. Make it a custom property that each \
      theme sets.
      """,
    bad: [
      """
      @theme light { color-scheme: light; --surface: white; }
      @theme dark { color-scheme: dark; --surface: black; }
      View { background-color: var(--surface); tint-color: ↓#036eb7; }
      """
    ],
    good: [
      """
      @theme light { color-scheme: light; --surface: white; --accent: #036eb7; }
      @theme dark { color-scheme: dark; --surface: black; --accent: #4cb3ff; }
      View { background-color: var(--surface); tint-color: var(--accent); }
      """,
      """
      @property --accent { syntax: "<color>"; inherits: true; initial-value: #036eb7; }
      @theme light { color-scheme: light; --accent: #036eb7; }
      @theme dark { color-scheme: dark; --accent: #4cb3ff; }
      View { tint-color: var(--accent); }
      """,
      """
      @theme light { color-scheme: light; }
      @theme dark { color-scheme: dark; }
      View.chat:theme(dark) Label { text-color: #e9edef; }
      """,
    ],
    check: { context in
      let stylesheet = context.stylesheet
      guard stylesheet.themeNames.count > 1 else { return [] }
      let ofThemes = stylesheet.rules.filter { $0.conditions.contains { $0.theme != nil } }
      let themed = Set(ofThemes.flatMap { $0.declarations.compactMap(\.location) })
      return stylesheet.trees.flatMap { tree in
        tree.declarationsOutsideThemes.filter { !themed.contains(tree.location(of: $0.tokens)) }.flatMap { node in
          node.content.filter { tree.tape.kind($0) == .hash && !tree.tape.isDashedIdent(node.nameToken) }.map { token in
            Diagnostic(
              .hardCodedValue, at: tree.location(ofToken: token),
              "no theme can change the color `\(tree.tape.excerpt(token))`",
              help: "make it a custom property of the themes")
          }
        }
      }
    })
}

extension SyntaxTree {
  /// The declarations outside of `@theme` and `@property` blocks, and of rules for views with a theme.
  fileprivate var declarationsOutsideThemes: [SyntaxNode] {
    var index = 1
    var found: [SyntaxNode] = []
    while index < nodes.count {
      let node = nodes[index]
      let isLeftOut =
        switch node.kind {
        // The initial value of `@property` can hold no `var()`, and themes set the custom property.
        case .atRule: tape.isName(node.nameToken, "theme") || tape.isName(node.nameToken, "property")
        case .qualifiedRule: node.content.contains { tape.kind($0) == .function && tape.isName($0, "theme") }
        default: false
        }
      if node.kind == .declaration { found.append(node) }
      index = isLeftOut ? node.subtreeEnd : index + 1
    }
    return found
  }
}
