import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The second pass: compiles statements to rules.
extension StylesheetCompiler {
  /// Compiles some of the statements.
  ///
  /// - Parameters:
  ///   - numbers: the indices of the statements.
  ///   - contexts: the contexts of the imports that contain the statements, outermost first.
  func compileStatements(_ indices: Range<Int>, in contexts: inout [RuleContext]) {
    var base = RuleContext(origin: .app)
    // OPTIMIZATION: a new position for each statement is simpler, but retains its tree. Most statements have the tree
    // of the one before.
    var last: StatementPosition?
    for index in indices {
      switch statements[index] {
      case .enterImport(let clause, let origin, let isForLayers):
        var outer = contexts.last ?? RuleContext(origin: origin)
        if isForLayers { (outer.isForLayers, outer.isReporting) = (true, false) }
        contexts.append(context(of: clause, in: outer))
      case .leaveImport: contexts.removeLast()
      case .node(let node, let tree, let origin, _):
        if base.enclosing.origin != origin { base = RuleContext(origin: origin) }
        var position = last.take() ?? StatementPosition(tree: trees[tree], treeIndex: tree, node: node)
        if position.treeIndex != tree { position = StatementPosition(tree: trees[tree], treeIndex: tree, node: node) }
        position.node = node
        compile(&position, to: position.statement.subtreeEnd, in: contexts.last ?? base)
        last = consume position
      }
    }
  }

  private func context(of clause: ImportClause, in outer: RuleContext) -> RuleContext {
    var context = outer.under(clause.conditions(in: self, isReporting: outer.isReporting))
    let queries = context.mediaQueries
    switch clause.layer {
    case .none: break
    case .anonymous: context = context.inside(layer: layers.layer(named: nil, in: outer.layer, under: queries))
    case .named(let path): context = context.inside(layer: layers.layer(path: path, in: outer.layer, under: queries))
    }
    if let theme = clause.theme {
      checkTheme(theme.name, at: theme.location, context)
      context = context.inside(theme: theme.name)
    }
    return context
  }

  /// Compiles the contents of a rule's block.
  func compileBlock(_ position: StatementPosition, in context: RuleContext) {
    var inner = position.at(position.node + 1)
    compile(&inner, to: position.statement.subtreeEnd, in: context)
  }

  /// Compiles consecutive statements. Declarations between nested rules keep their order of appearance.
  ///
  /// - Parameters:
  ///   - position: the first statement; on return the position after the last one.
  ///   - end: the node after the last statement.
  ///   - context: the context of the statements.
  /// - Spec: https://www.w3.org/TR/css-nesting-1/#mixing
  private func compile(_ position: inout StatementPosition, to end: Int, in context: RuleContext) {
    // OPTIMIZATION: the position changes in place, because a copy retains its tree.
    let isPlain = context.theme == nil && context.hasTarget
    while true {
      if isPlain { position.node = consumeKnownDeclarations(position, to: end, in: context) }
      guard position.node < end else { break }
      let statement = position.statement
      switch statement.kind {
      case .declaration:
        compileDeclaration(position, in: context)
      case .qualifiedRule:
        endBlock(position, in: context)
        compileStyleRule(&position, in: context)
      case .atRule:
        endBlock(position, in: context)
        compileAtRule(position, in: context)
      case .invalid, .stylesheet: break
      }
      position.node = statement.subtreeEnd
    }
    endBlock(position, in: context)
  }

  /// Records the declarations from a position on whose contents are cached.
  ///
  /// - Returns: the first node that is not recorded.
  private func consumeKnownDeclarations(_ position: StatementPosition, to end: Int, in context: RuleContext) -> Int {
    let next = cache.declarations.appendKnown(position, to: end, context.viewTypes.index, to: &recorder)
    if hasRegistrations, context.isReporting {
      for node in position.node..<next where position.tree.tape.isDashedIdent(position.tree.nodes[node].nameToken) {
        noteCustomProperty(position.at(node), in: context)
      }
    }
    return next
  }

  /// Ends the block of the declarations since the last one.
  func endBlock(_ position: StatementPosition, in context: RuleContext) {
    guard recorder.hasDeclarations else { return }
    guard !context.isForLayers else { return recorder.dropBlock() }
    let order = consumeOrder()
    var target = context.parent ?? (context.scope == nil ? nil : recorder.elementSelector())
    if context.isStarting {
      target = recorder.selectors.add(recorder.selectors.keptList(target ?? recorder.elementSelector(), trees).starting)
    }
    if target == nil, let theme = context.theme {
      let earlier = themes[theme]?.firstOrder ?? order
      themes[theme]?.firstOrder = min(earlier, order)
    }
    recorder.endBlock(target, context.enclosing, order: order, tree: position.treeIndex)
  }

  private func compileStyleRule(_ position: inout StatementPosition, in context: RuleContext) {
    guard let selectors = selectors(of: position, in: context) else { return }
    let end = position.statement.subtreeEnd
    position.node += 1
    compile(&position, to: end, in: context.inside(selectors))
  }

  /// The set of view types with some names. The fallback type of the schema replaces an unknown one.
  ///
  /// The set is ``ViewTypeSet/unknown`` if a name stays unknown.
  func knownViewTypes(_ names: [String]) -> ViewTypeSet {
    guard !names.isEmpty else { return .any }
    let known = names.compactMap { schema.viewTypes[$0] == nil ? schema.fallbackViewType : $0 }
    return known.count == names.count ? cache.viewTypeSet(known) : .unknown
  }

  /// The names of the view types that `&` means in a context; empty for any, and one that no view type has if unknown.
  func nestingViewTypes(_ context: RuleContext) -> [String] {
    context.viewTypes == .unknown ? ["&"] : cache.names(of: context.viewTypes)
  }

  private func compileAtRule(_ position: StatementPosition, in context: RuleContext) {
    guard let rule = AtRule.named(position.statement.nameToken, in: position.tree.tape) else {
      reportUnknownAtRule(position.tree.name(of: position.node), position, context)
      return
    }
    guard position.statement.block != nil || !rule.needsBlock else {
      reportMissingBlock(position, context)
      return
    }
    rule.compile(self, position, context)
  }
}
