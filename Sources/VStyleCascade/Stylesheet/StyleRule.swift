public import VStyleSelectors
public import VStyleSyntax

/// Declarations that stand together, and what they apply to.
///
/// A rule of a sheet becomes one of these for each of its complex selectors and for each run of
/// declarations between nested rules.
public struct StyleRule: Sendable {
  /// What a rule applies to.
  public enum Target: Sendable, Equatable {
    /// The elements that a selector matches.
    case selector(ComplexSelector)
    /// The root of every tree or subtree in which a theme is in force.
    case themeRoot(String)
  }

  let store: RuleStore
  let place: Place

  /// Makes a rule of a block.
  init(_ store: RuleStore, _ place: Place) {
    self.store = store
    self.place = place
  }

  /// Where a rule is in its store.
  struct Place: Sendable {
    fileprivate let block: Int32
    fileprivate let selector: Int32

    /// How much later the rule stands, and in how much later a layer, than where its stylesheet has it.
    fileprivate var orderOffset: Int32
    fileprivate var layerOffset: Int32 = 0

    init(block: Int, selector: Int, orderOffset: Int = 0) {
      self.block = Int32(truncatingIfNeeded: block)
      self.selector = Int32(truncatingIfNeeded: selector)
      self.orderOffset = Int32(truncatingIfNeeded: orderOffset)
    }
  }

  private var block: RuleStore.Block { store.blocks[Int(place.block)] }

  /// What the rule applies to.
  public var target: Target {
    guard let selectors = block.selectors else { return .themeRoot(surroundings.theme ?? "") }
    return .selector(store.list(selectors).selectors[Int(place.selector)])
  }

  /// What else has to hold, outermost first.
  public var conditions: [StyleCondition] { surroundings.conditions }

  /// The part of the tree that the rule holds in.
  package var scope: ScopeClause? { surroundings.scope }

  /// Where the sheet comes from.
  public var origin: Origin { surroundings.origin }

  /// The layer in the stylesheet's layer tree.
  package var layer: Int { surroundings.layer + Int(place.layerOffset) }

  /// The order of appearance.
  package var order: Int { Int(block.order) + Int(place.orderOffset) }

  /// The declarations in order.
  public var declarations: DeclarationList {
    let block = block
    return DeclarationList(store, tree: block.tree, Int(block.firstEntry)..<Int(block.endEntry))
  }

  /// The place of the first declaration; `nil` for a style written in Swift.
  public var location: SourceLocation? { declarations.first?.location }

  /// The selector's specificity; that of a theme's root is the specificity of `:root`.
  public var specificity: Specificity {
    block.selectors.map { store.specificity(of: Int(place.selector), in: $0) } ?? Specificity(0, 1, 0)
  }

  private var surroundings: RuleSurroundings { store.surroundings[Int(block.surroundings)] }
}

extension StyleRule {
  /// The rule later in order and in other layers.
  func moved(by offset: Int, layersBy layers: Int = 0) -> StyleRule {
    var place = place
    place.orderOffset += Int32(truncatingIfNeeded: offset)
    place.layerOffset += Int32(truncatingIfNeeded: layers)
    return StyleRule(store, place)
  }

  /// A rule for the element that has a style written in Swift.
  static func element(_ contents: [DeclarationContent]) -> StyleRule {
    var recorder = RuleRecorder()
    for content in contents { recorder.append(recorder.add(.made(content)), node: 0) }
    recorder.endBlock(recorder.elementSelector(), RuleSurroundings(origin: .app), order: 0, tree: -1)
    return StyleRule(recorder.store([], PropertyNumbers()), Place(block: 0, selector: 0))
  }

  /// The rule with some of its declarations.
  func keeping(where isKept: (Declaration) -> Bool) -> StyleRule {
    let old = block
    let kept = (old.firstEntry..<old.endEntry).filter { isKept(store.declaration(Int($0), tree: old.tree)) }
    let block = RuleStore.Block(
      selectors: old.selectors, surroundings: old.surroundings, order: old.order, tree: old.tree, firstEntry: 0,
      endEntry: Int32(kept.count))
    let own = store.with(ContiguousArray(kept.map { store.entries[Int($0)] }), [block])
    return StyleRule(own, Place(block: 0, selector: Int(place.selector))).moved(
      by: Int(place.orderOffset), layersBy: Int(place.layerOffset))
  }
}
