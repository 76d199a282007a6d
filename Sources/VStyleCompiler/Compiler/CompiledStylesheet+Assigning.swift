import VStyleSelectors
package import VStyleStylesheet
package import VStyleSyntax
import VStyleValues

extension CompiledStylesheet {
  /// Adds a last sheet, which only sets custom properties of the root. Nothing is compiled.
  ///
  /// Compiling all sheets together with it would be simpler, but takes as long as the sheets are, for each value.
  ///
  /// - Parameters:
  ///   - source: the sheet: one rule with an important declaration for each custom property.
  ///   - names: the names of the custom properties, in order.
  /// - Returns: the stylesheet that a compilation of all sheets results in; `nil` if the source is no such sheet, or if
  ///   the compiler would check a value further: one with `var()`, a CSS-wide keyword, or one of another type than that
  ///   of its `@property`.
  package func adding(rootCustomProperties source: SourceText, _ names: [String]) -> CompiledStylesheet? {
    var sources = sources
    let tree = SyntaxTree(parsing: source, as: sources.add(source))
    guard tree.diagnostics.isEmpty, tree.nodes.count == names.count + 2, tree.nodes[1].kind == .qualifiedRule else {
      return nil
    }
    var recorder = RuleRecorder()
    for (name, node) in zip(names, 2..<tree.nodes.count) {
      guard isAssignable(node, of: tree, to: name) else { return nil }
      recorder.append(recorder.add(.customProperty(tree: 0, node: Int32(truncatingIfNeeded: node))), node: node)
    }
    var prelude = TokenCursor(tree.tape, tree.nodes[1].content)
    guard let root = try? SelectorList.parse(&prelude, grammar: SelectorGrammar(nesting: .topLevel)) else { return nil }
    recorder.endBlock(
      recorder.selectors.add(root), EnclosingAtRules(origin: .app), order: (rules.last?.order ?? -1) + 1, tree: 0)
    let rule = StyleRule(recorder.store([tree], PropertyIDs()), StyleRule.Position(block: 0, selector: 0))
    return CompiledStylesheet(
      sources: sources, syntax: syntax.adding(tree), schema: schema, rules: RuleList(rules + [rule]),
      atRules: atRules, themes: themes, themeNames: themeNames, styles: styleNames.compactMap { styleRules[$0] },
      diagnostics: reported)
  }

  /// Whether a statement is the important declaration of a custom property with a value that needs no further check.
  private func isAssignable(_ node: Int, of tree: SyntaxTree, to name: String) -> Bool {
    let (statement, tape) = (tree.nodes[node], tree.tape)
    guard statement.kind == .declaration, statement.isImportant, tape.isCustomPropertyName(statement.nameToken),
      tree.name(of: node) == name, DeclarationValue.misplacedToken(statement.content, in: tape) == nil,
      WideKeyword(statement.content, in: tape) == nil, !VariableReferences.appear(statement.content, in: tape)
    else { return false }
    guard let kind = registrations[name]?.kind, !kind.isAny else { return true }
    return (try? kind.parseWhole(TokenCursor(tape, statement.content))) != nil
  }
}
