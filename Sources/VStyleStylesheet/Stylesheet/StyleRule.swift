package import VStyleSelectors
package import VStyleSyntax

/// Consecutive declarations with one selector.
///
/// A rule of a sheet becomes one of these for each of its complex selectors and for each run of
/// declarations between nested rules.
@usableFromInline
package struct StyleRule: Sendable {
  /// The elements that a rule applies to.
  package enum Target: Sendable, Equatable {
    /// The elements that a selector matches.
    case selector(ComplexSelector)
    /// The root of every tree or subtree in which a theme is active.
    case themeRoot(String)
  }

  let store: RuleStore
  let position: Position

  /// Creates the rule at a position of a store.
  package init(_ store: RuleStore, _ position: Position) {
    self.store = store
    self.position = position
  }

  /// The position of a rule in its store.
  package struct Position: Sendable {
    fileprivate let block: Int32
    fileprivate let selector: Int32

    /// The difference of the rule's order and layer from those in its own stylesheet.
    fileprivate var orderOffset: Int32
    fileprivate var layerOffset: Int32 = 0

    package init(block: Int, selector: Int, orderOffset: Int = 0) {
      self.block = Int32(truncatingIfNeeded: block)
      self.selector = Int32(truncatingIfNeeded: selector)
      self.orderOffset = Int32(truncatingIfNeeded: orderOffset)
    }
  }

  private var block: RuleStore.Block { store.blocks[Int(position.block)] }

  /// What the rule applies to.
  package var target: Target {
    guard let selectors = block.selectors else { return .themeRoot(enclosing.theme ?? "") }
    return .selector(store.list(selectors).selectors[Int(position.selector)])
  }

  /// The conditions of the rule, outermost first.
  package var conditions: [StyleCondition] { enclosing.conditions }

  /// The `@scope` of the rule; `nil` for the whole tree.
  package var scope: ScopeClause? { enclosing.scope }

  /// The `@apply` or `extends` that inserted the declarations; `nil` for declarations of the rule itself.
  package var insertion: StyleInsertion? { enclosing.insertion }

  /// The origin of the sheet.
  package var origin: CascadeOrigin { enclosing.origin }

  /// The layer in the stylesheet's layer tree.
  package var layer: Int { enclosing.layer + Int(position.layerOffset) }

  /// The order of appearance.
  package var order: Int { Int(block.order) + Int(position.orderOffset) }

  /// The declarations in order.
  package var declarations: DeclarationList {
    let block = block
    return DeclarationList(store, tree: block.tree, Int(block.firstEntry)..<Int(block.endEntry))
  }

  /// The location of the first declaration; `nil` for a style written in Swift.
  package var location: SourceLocation? { store.location(of: block) }

  /// Calls a function with the content of each declaration, in order.
  ///
  /// OPTIMIZATION: a loop over the declarations is simpler, but retains the content and the tree of each.
  package func forEachContent(_ body: (DeclarationContent) -> Void) { store.forEachContent(of: block, body) }

  /// The declarations whose contents meet a condition, in order.
  ///
  /// OPTIMIZATION: a filter of the declarations is simpler, but retains the content and the tree of each.
  package func declarations(where isWanted: (DeclarationContent) -> Bool) -> [Declaration] {
    store.declarations(of: block, where: isWanted)
  }

  /// The specificity of the selector; for a theme's root, that of `:root`.
  package var specificity: Specificity {
    block.selectors.map { store.specificity(of: Int(position.selector), in: $0) } ?? Specificity(0, 1, 0)
  }

  /// The at-rules that contain the rule.
  var enclosing: EnclosingAtRules { store.enclosing[Int(block.enclosing)] }
}

extension StyleRule {
  /// A copy with a later order and a higher layer index.
  func moved(by offset: Int, layersBy layers: Int = 0) -> StyleRule {
    var position = position
    position.orderOffset += Int32(truncatingIfNeeded: offset)
    position.layerOffset += Int32(truncatingIfNeeded: layers)
    return StyleRule(store, position)
  }

  /// Creates a rule for the element that has a style written in Swift.
  static func element(_ contents: [DeclarationContent]) -> StyleRule {
    var recorder = RuleRecorder()
    for content in contents { recorder.append(recorder.add(.made(content)), node: 0) }
    recorder.endBlock(recorder.elementSelector(), EnclosingAtRules(origin: .app), order: 0, tree: -1)
    return StyleRule(recorder.store([], PropertyIDs()), Position(block: 0, selector: 0))
  }

  /// A copy with some of its declarations.
  func keeping(where isKept: (Declaration) -> Bool) -> StyleRule {
    let old = block
    let kept = (old.firstEntry..<old.endEntry).filter { isKept(store.declaration(Int($0), tree: old.tree)) }
    let block = RuleStore.Block(
      selectors: old.selectors, enclosing: old.enclosing, order: old.order, tree: old.tree, firstEntry: 0,
      endEntry: Int32(kept.count))
    let own = store.with(ContiguousArray(kept.map { store.entries[Int($0)] }), [block])
    return StyleRule(own, Position(block: 0, selector: Int(position.selector))).moved(
      by: Int(position.orderOffset), layersBy: Int(position.layerOffset))
  }
}
