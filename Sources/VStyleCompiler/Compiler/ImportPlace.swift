import VStyleSelectors
import VStyleSyntax

/// Whether the place that a pass over a sheet has reached allows an import.
///
/// Only `@charset` and `@layer` statements may be above the first import, and no valid rule between imports.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#at-import
struct ImportPlace {
  /// Whether there was an import.
  var hasImport = false

  /// Whether a valid rule has ended the imports.
  private(set) var isOver = false

  /// Goes on after a statement that is no import.
  mutating func add(_ statement: SyntaxNode, in tree: SyntaxTree, _ compiler: StylesheetCompiler) {
    guard !isOver else { return }
    switch statement.kind {
    case .invalid, .stylesheet: break
    case .declaration: isOver = true
    case .qualifiedRule:
      // A rule whose selector is invalid is none.
      var cursor = TokenCursor(tree.tape, statement.content)
      isOver = (try? SelectorList.parse(&cursor, grammar: compiler.selectorGrammar(.topLevel))) != nil
    case .atRule: isOver = ends(statement, in: tree)
    }
  }

  /// Whether an at-rule ends the imports: not a `@layer` statement before the first one, `@charset`, which CSS ignores,
  /// and an at-rule that neither this language nor CSS has before its rules.
  private func ends(_ statement: SyntaxNode, in tree: SyntaxTree) -> Bool {
    guard let rule = AtRule.named(statement.nameToken, in: tree.tape) else {
      return tree.tape.isName(statement.nameToken, "namespace")
    }
    return statement.block != nil || rule.name != "charset" && (rule.name != "layer" || hasImport)
  }
}
