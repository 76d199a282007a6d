import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension AtRule {
  /// `@scope (root) [to (limit)] { }`: rules for parts of the tree. A nearer scope root wins over a farther one.
  ///
  /// - Spec: https://www.w3.org/TR/css-cascade-6/#scope-atrule
  static let scope = AtRule("scope", isIndependent: true, needsBlock: true) { compiler, position, context in
    guard let clause = ScopePrelude(compiler: compiler, position: position, context: context).parse() else { return }
    let outer = compiler.nestingViewTypes(context)
    let viewTypes = clause.roots.map { compiler.knownViewTypes(SubjectViewTypes.of($0, outer: outer)) } ?? .any
    compiler.compileBlock(position, in: context.inside(clause, viewTypes: viewTypes))
  }
}

/// A parser for the prelude of `@scope`.
struct ScopePrelude {
  let compiler: StylesheetCompiler
  let position: StatementPosition
  let context: RuleContext

  /// Parses the prelude; returns `nil` after a diagnostic if it is invalid.
  func parse() -> ScopeClause? {
    var cursor = position.prelude
    cursor.skipTrivia()
    var roots: SelectorList?
    var limits: SelectorList?
    if cursor.kind == .leftParenthesis {
      guard let list = selectors(cursor.enterBlock(), isLimit: false) else { return nil }
      roots = list
      cursor.skipTrivia()
    }
    if cursor.consume(ident: "to") {
      cursor.skipTrivia()
      guard cursor.kind == .leftParenthesis else { return fail(cursor) }
      guard let list = selectors(cursor.enterBlock(), isLimit: true) else { return nil }
      limits = list
      cursor.skipTrivia()
    }
    guard cursor.kind == .endOfFile else { return fail(cursor) }
    return ScopeClause(roots: roots, limits: limits, outer: context.scope)
  }

  private func fail(_ cursor: TokenCursor) -> ScopeClause? {
    compiler.reportInvalidPrelude(
      position, cursor, context, "`@scope` takes selectors in parentheses, and a limit after `to`",
      "[( <selector-list> )]? [to ( <selector-list> )]?")
    return nil
  }

  /// The nesting of the root selectors: the rule or the scope that contains the `@scope`.
  private var nesting: SelectorGrammar.Nesting {
    if context.parent != nil { return .nested }
    return context.scope == nil ? .topLevel : .scoped
  }

  private func selectors(_ cursor: TokenCursor, isLimit: Bool) -> SelectorList? {
    var cursor = cursor
    let nesting = isLimit ? .scoped : self.nesting
    let grammar = compiler.selectorGrammar(nesting)
    do throws(SelectorError) {
      let range = cursor.range
      var typeTokens: [Int] = []
      var dropped: [SelectorError] = []
      let parsed = try SelectorList.parse(&cursor, grammar: grammar, typeTokens: &typeTokens, warnings: &dropped)
      if context.isReporting {
        for token in typeTokens {
          compiler.checkViewType(position.tree.tape.name(token), at: position.tree.location(ofToken: token))
        }
      }
      let list = nesting == .scoped ? parsed.relativeToScope : parsed
      return isLimit ? list : try list.resolvingNesting(parent: compiler.parent(of: context), at: range)
    } catch {
      if context.isReporting { compiler.report(error.diagnostic(in: position.tree.sourceID)) }
      return nil
    }
  }
}
