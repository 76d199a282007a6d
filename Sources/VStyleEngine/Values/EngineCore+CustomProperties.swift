import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Custom properties whose values depend on the context of their elements.
///
/// The first visit does not know contexts. If it finds such a custom property, the tree is visited again, and each
/// element's sets are completed before its style is found.
extension EngineCore {
  /// Completes the sets of custom properties of an element, if their values depend on its context.
  ///
  /// - Parameters:
  ///   - id: the cascaded style of the element.
  ///   - inherited: the style that the element inherits; none at the root.
  ///   - node: the element.
  mutating func completeSets(
    of id: ID<CascadedStyle>, inherited: ID<InheritedStyle>, _ node: ID<Node>
  ) {
    let cascaded = styles.builder.styles[id]
    let above = inherited.orNil.map { styles.inherited[$0].customProperties } ?? .none
    let plain = styles.builder.styles.pass(0, of: cascaded)
    var owner: ID<Node> = .none
    for index in 0..<cascaded.passes.count {
      let pass = styles.builder.styles.pass(index, of: cascaded)
      // The root's plain set is completed when its declarations are set.
      guard index == 0 ? !inherited.isNone : pass.customProperties != plain.customProperties else { continue }
      let set = styles.customProperties.set(
        below: above, pass.customProperties, styles.builder.styles.customProperties(of: pass))
      if index == 0, styles.dependsOnNode(cascaded, set, matching.propertyTables[cascaded.type]) { owner = node }
      guard styles.customProperties.isPending(set) else { continue }
      let completion = CustomPropertyOwner(cascaded: id, inherited: inherited, pass: index, node: owner)
      if styles.customProperties.completedSet(of: completion) == nil { complete(set, completion, node) }
    }
  }

  private mutating func complete(_ set: ID<CustomPropertySet>, _ owner: CustomPropertyOwner, _ node: ID<Node>) {
    let context = context(of: owner, set, node)
    styles.customProperties.complete(
      set, CustomPropertySet.Completion(owner: owner, node: node, context: context.values, cycle: context.cycle))
  }

  /// Completes the set of the root, after its declarations were set.
  mutating func completeRoot(_ cascaded: ID<CascadedStyle>) {
    defer { updateShared(cascaded) }
    guard styles.customProperties.isPending(CustomPropertySets.root) else { return }
    let owner = CustomPropertyOwner(cascaded: cascaded, inherited: .none, pass: 0, node: .none)
    let provisional = styles.customProperties.addProvisionalOfRoot()
    let context = context(of: owner, provisional, root)
    styles.customProperties.completeRoot(
      provisional,
      CustomPropertySet.Completion(owner: owner, node: root, context: context.values, cycle: context.cycle))
  }

  /// Computes the sets of custom properties again, in order, whose contexts changed.
  mutating func updateContexts() {
    guard completesSets else { return }
    styles.inherited.removeCachedValues()
    var update = CustomPropertySets.Update()
    var isOfOtherRoot = false
    for id in styles.customProperties.all {
      let set = styles.customProperties[id]
      var context: (values: ValueContext, cycle: Set<String>)?
      if let completion = set.completion {
        var owner = completion.owner
        if id == CustomPropertySets.root { owner.cascaded = cascadedStyle(of: root) }
        context = self.context(of: owner, set.provisional, completion.node)
      }
      styles.customProperties.update(
        id, context, isOfOtherRoot: isOfOtherRoot, &update, styles.builder.values.values)
      if id == CustomPropertySets.root { isOfOtherRoot = updateShared(cascadedStyle(of: root)) }
    }
    styles.resolved += update.computed
  }

  /// Updates the context that all elements below the root share.
  ///
  /// - Returns: whether it changed.
  @discardableResult
  private mutating func updateShared(_ cascaded: ID<CascadedStyle>) -> Bool {
    let provisional = styles.customProperties.provisional(of: CustomPropertySets.root)
    let style = SharedStyle(cascaded: cascaded, inherited: .none, forChildren: .none)
    var shared = basis(Query(node: root, style: style, pass: 0, customProperties: provisional)).context
    // These differ between elements, so that no value may depend on them.
    (shared.fontSize, shared.colorScheme, shared.currentColor) = (0, .light, .black)
    defer { styles.customProperties.shared = shared }
    return styles.customProperties.shared != shared
  }

  /// The context in which custom properties of an element are computed, and the custom properties in a cycle with it.
  private mutating func context(
    of owner: CustomPropertyOwner, _ provisional: ID<CustomPropertySet>, _ node: ID<Node>
  ) -> (values: ValueContext, cycle: Set<String>) {
    let style = SharedStyle(cascaded: owner.cascaded, inherited: owner.inherited, forChildren: .none)
    let basis = basis(Query(node: node, style: style, pass: owner.pass, customProperties: provisional))
    guard let pending = styles.customProperties[provisional].pending else { return (basis.context, []) }
    let cascaded = styles.builder.styles[owner.cascaded]
    let table = matching.propertyTables[cascaded.type]
    let cascades = styles.builder.cascades(
      table.slot(of: owner.pass), matching.matchedRules.matches(of: owner.cascaded, pass: owner.pass),
      matching.states.environments[cascaded.environment], styles.rules)
    let first = table.context.map { table.entries[$0.index] }
    return (basis.context, pending.cycle(through: ContextProperties.cascadesOfFont(first, cascades)))
  }
}
