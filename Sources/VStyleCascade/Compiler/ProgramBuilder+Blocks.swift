import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// The second pass: statements into rules.
extension ProgramBuilder {
  func compileStatements() {
    var contexts: [RuleContext] = []
    for statement in statements {
      switch statement {
      case .enterImport(let clause, let origin):
        contexts.append(context(of: clause, in: contexts.last ?? RuleContext(origin: origin)))
      case .leaveImport: contexts.removeLast()
      case .node(let node, let tree, let origin):
        let place = StatementPlace(tree: trees[tree], treeIndex: tree, node: node)
        compile(place, to: place.statement.subtreeEnd, in: contexts.last ?? RuleContext(origin: origin))
      }
    }
  }

  private func context(of clause: ImportClause, in outer: RuleContext) -> RuleContext {
    var context = outer
    switch clause.layer {
    case .none: break
    case .anonymous: context.layer = layers.layer(named: nil, in: outer.layer)
    case .named(let path): context.layer = layers.layer(path: path, in: outer.layer)
    }
    if let theme = clause.theme {
      checkTheme(theme.name, at: theme.location, context)
      context.conditions.append(.theme(theme.name))
      context.theme = theme.name
    }
    context.conditions += clause.conditions
    return context
  }

  /// Compiles the contents of a rule's block.
  func compileBlock(_ place: StatementPlace, in context: RuleContext) {
    compile(place.at(place.node + 1), to: place.statement.subtreeEnd, in: context)
  }

  /// Compiles statements that stand together. Declarations between nested rules keep their place.
  ///
  /// - Parameters:
  ///   - first: the first statement.
  ///   - end: the node behind the last one.
  /// - Spec: https://www.w3.org/TR/css-nesting-1/#mixing
  private func compile(_ first: StatementPlace, to end: Int, in context: RuleContext) {
    var run: [Declaration] = []
    var place = first
    while place.node < end {
      let statement = place.statement
      switch statement.kind {
      case .declaration:
        if run.isEmpty { run.reserveCapacity(place.declarationCount(to: end)) }
        compileDeclarations(place, in: context, into: &run)
      case .qualifiedRule:
        flush(&run, in: context)
        compileStyleRule(place, in: context)
      case .atRule:
        flush(&run, in: context)
        compileAtRule(place, in: context)
      case .invalid, .stylesheet: break
      }
      place.node = statement.subtreeEnd
    }
    flush(&run, in: context)
  }

  private func flush(_ run: inout [Declaration], in context: RuleContext) {
    guard !run.isEmpty else { return }
    defer { run = [] }
    let order = takeOrder()
    func add(_ target: StyleRule.Target) {
      rules.append(
        StyleRule(
          target: target, conditions: context.conditions, scope: context.scope, origin: context.origin,
          layer: context.layer, order: order, declarations: run))
    }
    if let target = context.target {
      for selector in target.selectors { add(.selector(selector)) }
    } else if let theme = context.theme {
      let earlier = themes[theme]?.firstOrder ?? order
      themes[theme]?.firstOrder = min(earlier, order)
      add(.themeRoot(theme))
    }
  }

  private func compileStyleRule(_ place: StatementPlace, in context: RuleContext) {
    guard let list = selectors(of: place, in: context) else { return }
    var inner = context
    inner.parent = list
    inner.theme = nil
    inner.classes = knownClasses(SubjectClasses.of(list, outer: context.classes))
    compileBlock(place, in: inner)
  }

  /// The classes that the vocabulary knows; none, which stands for any, if it lacks one of them.
  func knownClasses(_ names: [String]) -> ClassSet {
    guard !names.isEmpty else { return .any }
    let known = names.compactMap { vocabulary.classes[$0] == nil ? vocabulary.fallbackClass : $0 }
    return known.count == names.count ? memory.classSet(known) : .any
  }

  private func compileAtRule(_ place: StatementPlace, in context: RuleContext) {
    let name = place.tree.name(of: place.node)
    guard let rule = AtRule.named(name) else {
      reportUnknownAtRule(name, place, context)
      return
    }
    rule.compile(self, place, context)
  }
}

extension StatementPlace {
  /// How many declarations stand here in a row.
  fileprivate func declarationCount(to end: Int) -> Int {
    let declarations = tree.nodes[node..<end].prefix { $0.kind == .declaration }
    return declarations.count
  }
}
