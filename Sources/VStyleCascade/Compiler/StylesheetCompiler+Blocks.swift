import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// The second pass: statements into rules.
extension StylesheetCompiler {
  /// Compiles some of the statements.
  ///
  /// - Parameter contexts: those of the imports that the statements stand in, outermost first.
  func compileStatements(_ numbers: Range<Int>, in contexts: inout [RuleContext]) {
    var base = RuleContext(origin: .app)
    // OPTIMIZATION: a place holds on to its tree, and most statements stand in that of the one before.
    var last: StatementPlace?
    for number in numbers {
      switch statements[number] {
      case .enterImport(let clause, let origin):
        contexts.append(context(of: clause, in: contexts.last ?? RuleContext(origin: origin)))
      case .leaveImport: contexts.removeLast()
      case .node(let node, let tree, let origin, _):
        if base.surroundings.origin != origin { base = RuleContext(origin: origin) }
        var place = last.take() ?? StatementPlace(tree: trees[tree], treeIndex: tree, node: node)
        if place.treeIndex != tree { place = StatementPlace(tree: trees[tree], treeIndex: tree, node: node) }
        place.node = node
        compile(&place, to: place.statement.subtreeEnd, in: contexts.last ?? base)
        last = consume place
      }
    }
  }

  private func context(of clause: ImportClause, in outer: RuleContext) -> RuleContext {
    var context = outer
    switch clause.layer {
    case .none: break
    case .anonymous: context = context.inside(layer: layers.layer(named: nil, in: outer.layer))
    case .named(let path): context = context.inside(layer: layers.layer(path: path, in: outer.layer))
    }
    if let theme = clause.theme {
      checkTheme(theme.name, at: theme.location, context)
      context = context.inside(theme: theme.name)
    }
    return context.under(clause.conditions)
  }

  /// Compiles the contents of a rule's block.
  func compileBlock(_ place: StatementPlace, in context: RuleContext) {
    var inner = place.at(place.node + 1)
    compile(&inner, to: place.statement.subtreeEnd, in: context)
  }

  /// Compiles statements that stand together. Declarations between nested rules keep their place.
  ///
  /// - Parameters:
  ///   - place: the first statement; gets the place after the last one.
  ///   - end: the node after the last one.
  /// - Spec: https://www.w3.org/TR/css-nesting-1/#mixing
  private func compile(_ place: inout StatementPlace, to end: Int, in context: RuleContext) {
    // OPTIMIZATION: a place holds on to its tree, so the one there is moves.
    let isPlain = context.theme == nil && context.hasTarget
    while true {
      if isPlain { place.node = takeKnownDeclarations(place, to: end, in: context) }
      guard place.node < end else { break }
      let statement = place.statement
      switch statement.kind {
      case .declaration:
        compileDeclaration(place, in: context)
      case .qualifiedRule:
        endBlock(place, in: context)
        compileStyleRule(&place, in: context)
      case .atRule:
        endBlock(place, in: context)
        compileAtRule(place, in: context)
      case .invalid, .stylesheet: break
      }
      place.node = statement.subtreeEnd
    }
    endBlock(place, in: context)
  }

  /// Takes down the declarations from a place on that say what was said before.
  ///
  /// - Returns: the first node that was not taken.
  private func takeKnownDeclarations(_ place: StatementPlace, to end: Int, in context: RuleContext) -> Int {
    let next = memory.declarations.appendKnown(place, to: end, context.viewTypes.number, to: &recorder)
    if hasRegistrations, context.reporting == .on {
      for node in place.node..<next where place.tree.tape.isDashedIdent(place.tree.nodes[node].nameToken) {
        noteCustomProperty(place.at(node), in: context)
      }
    }
    return next
  }

  /// Ends the block of the declarations that were read since the last one.
  private func endBlock(_ place: StatementPlace, in context: RuleContext) {
    guard recorder.hasDeclarations else { return }
    let order = takeOrder()
    let target = context.parent ?? (context.scope == nil ? nil : recorder.elementSelector())
    if target == nil, let theme = context.theme {
      let earlier = themes[theme]?.firstOrder ?? order
      themes[theme]?.firstOrder = min(earlier, order)
    }
    recorder.endBlock(target, context.surroundings, order: order, tree: place.treeIndex)
  }

  private func compileStyleRule(_ place: inout StatementPlace, in context: RuleContext) {
    guard let selectors = selectors(of: place, in: context) else { return }
    let end = place.statement.subtreeEnd
    place.node += 1
    compile(&place, to: end, in: context.inside(selectors))
  }

  /// The classes that the schema knows; none, which stands for any, if it lacks one of them.
  func knownViewTypes(_ names: [String]) -> ViewTypeSet {
    guard !names.isEmpty else { return .any }
    let known = names.compactMap { schema.viewTypes[$0] == nil ? schema.fallbackViewType : $0 }
    return known.count == names.count ? memory.viewTypeSet(known) : .any
  }

  private func compileAtRule(_ place: StatementPlace, in context: RuleContext) {
    guard let rule = AtRule.named(place.statement.nameToken, in: place.tree.tape) else {
      reportUnknownAtRule(place.tree.name(of: place.node), place, context)
      return
    }
    rule.compile(self, place, context)
  }
}
