import VStyleValues

/// Propagation of changes of the root to the nodes whose values they alter.
extension EngineCore {
  /// Replaces the cascaded style of the root, and records the properties whose values change for its children.
  mutating func rootChanged(from former: ID<CascadedStyle>, to cascaded: ID<CascadedStyle>) {
    guard former != cascaded else { return }
    guard !former.isNone else {
      styles.setFirstRoot(cascaded)
      if completesSets { completeRoot(cascaded) }
      return
    }
    styles.setRoot(cascaded)
    hasRootChanged = true
    let (old, new) = (styles.builder.styles[former], styles.builder.styles[cascaded])
    let table = matching.propertyTables[new.type]
    for (isContext, members) in [(false, table.inherited), (true, table.context)] {
      for member in members where differs(member, old, new) { noteRootChange(of: member, isContext: isContext) }
    }
    if old.type != new.type || old.environment != new.environment {
      styles.inherited[InheritedStyles.root].changed = .max
      styles.inherited[InheritedStyles.root].isContextChanged = true
    }
  }

  /// Records that a property of the root that reaches children has changed.
  mutating func noteRootChange(of member: TypeTable.Member, isContext: Bool) {
    if isContext { styles.inherited[InheritedStyles.root].isContextChanged = true }
    styles.inherited[InheritedStyles.root].changed |= member.bit
  }

  /// Whether a property has another winner at the root, or one with another value.
  private mutating func differs(_ member: TypeTable.Member, _ old: CascadedStyle, _ new: CascadedStyle) -> Bool {
    let cascaded = styles.builder.styles
    let formerRow = matching.propertyTables[old.type].index(of: member.property)
    for index in 0..<new.passes.count where index == 0 || member.hasSlots {
      let value = cascaded.value(of: member.index, in: cascaded.pass(index, of: new))
      if let value, styles.customProperties.isChanged(value, in: CustomPropertySets.root) { return true }
      guard index < old.passes.count, cascaded.value(of: formerRow, in: cascaded.pass(index, of: old)) == value
      else { return true }
    }
    return false
  }

  /// Adds nodes to those that changed. A change at the root alters their values, although their styles stay the same.
  mutating func propagate(_ changed: inout [ID<Node>]) {
    let hasRootChanged = self.hasRootChanged
    self.hasRootChanged = false
    guard hasRootChanged else {
      if hasExplicitInheritance { listInheriting(&changed) }
      return
    }
    var altered = [Bool](repeating: false, count: styles.styles.styles.count)
    propagateInherited()
    for index in altered.indices { altered[index] = isAltered(styles.styles.styles[index]) }
    if hasExplicitInheritance {
      for id in styles.styles.ids where dependsOnParent(id) { altered[id] = true }
    }
    for index in altered.indices where altered[index] { alteredStyles.append(ID(index)) }
    list(altered, &changed)
    styles.customProperties.settle()
    for index in styles.inherited.styles.indices {
      styles.inherited.styles[index].changed = 0
      styles.inherited.styles[index].isContextChanged = false
    }
  }

  /// Adds the children of changed nodes that may read a value of their parents, as for `inherit` of a property that is
  /// not inherited, and their children.
  private mutating func listInheriting(_ changed: inout [ID<Node>]) {
    var inheriting: [ID<SharedStyle>: Bool] = [:]
    for node in changed { _ = scratch.listed.insert(node.index) }
    var index = 0
    while index < changed.count {
      var child = nodes.first[changed[index]]
      while !child.isNone {
        report.compared += 1
        let style = nodes.computed[child].style
        if !style.isNone, reads(style, &inheriting), scratch.listed.insert(child.index) { changed.append(child) }
        child = nodes.next[child]
      }
      index += 1
    }
    for node in changed { scratch.listed.remove(node.index) }
  }

  /// Whether values of a style may have to be read from the parent node. Such a style is altered.
  private mutating func reads(_ style: ID<SharedStyle>, _ known: inout [ID<SharedStyle>: Bool]) -> Bool {
    if let known = known[style] { return known }
    let reads = dependsOnParent(style)
    if reads { alteredStyles.append(style) }
    known[style] = reads
    return reads
  }

  /// Adds the nodes of some styles to those that changed, each once.
  private mutating func list(_ altered: [Bool], _ changed: inout [ID<Node>]) {
    // Nodes that the list contains already have no style meanwhile, so the loop skips them.
    let former = changed.map { nodes.computed[$0].style }
    for node in changed { nodes.computed[node].style = .none }
    appendNodes(of: altered.span, to: &changed)
    for (node, style) in zip(changed, former) { nodes.computed[node].style = style }
  }

  /// Appends the nodes with some styles to a list.
  private mutating func appendNodes(of isListed: Span<Bool>, to list: inout [ID<Node>]) {
    report.compared += nodes.computed.count
    var end = list.count
    list.append(contentsOf: repeatElement(.none, count: nodes.computed.count))
    // OPTIMIZATION: writes each node, and moves on behind those that are listed. To append these would be simpler, but
    // the processor cannot predict which they are.
    let computed = nodes.computed.span
    var nodes = list.mutableSpan
    for index in computed.indices {
      let style = computed[index].style
      nodes[end] = ID(index)
      end += !style.isNone && isListed[style] ? 1 : 0
    }
    list.removeLast(list.count - end)
  }

  private mutating func propagateInherited() {
    for index in styles.inherited.styles.indices.dropFirst() {
      // OPTIMIZATION: by index, and along the winners. To copy each style and to look up each inherited property would
      // be simpler, but takes 60 % longer.
      let parent = styles.inherited.styles[index].parent
      var changes = InheritedChanges(
        set: styles.inherited.styles[index].customProperties, changed: styles.inherited.styles[parent].changed,
        isContextChanged: styles.inherited.styles[parent].isContextChanged)
      let cascaded = styles.builder.styles[styles.inherited.styles[index].cascaded]
      if !cascaded.inheritance.isNone {
        // The inherited values of an element may depend on its own context.
        let reaching = matching.propertyTables[cascaded.type].reachingChildren
        propagate(cascaded, reaching, &changes, isContext: true)
        propagate(cascaded, reaching, &changes, isContext: false)
      }
      styles.inherited.styles[index].changed = changes.changed
      styles.inherited.styles[index].isContextChanged = changes.isContextChanged
    }
  }

  /// What children of an element inherit differently since the last flush.
  private struct InheritedChanges {
    /// The custom properties of the element.
    let set: ID<CustomPropertySet>
    /// The bits of the inherited properties with other values.
    var changed: UInt64
    var isContextChanged: Bool
  }

  /// Records whether children inherit other values of the properties that an element declares.
  ///
  /// - Parameters:
  ///   - reaching: the properties of the view type that reach children.
  ///   - isContext: whether to look at the properties that other values are resolved against, or at the others.
  private mutating func propagate(
    _ cascaded: CascadedStyle, _ reaching: [TypeTable.Member], _ changes: inout InheritedChanges, isContext: Bool
  ) {
    let winners = styles.builder.inheritedWinners(of: cascaded)
    var (index, row) = (winners.lowerBound, 0)
    while index < winners.upperBound, row < reaching.count {
      guard styles.builder.inheritedWinners.pool[index] == reaching[row].index.rawValue else {
        row += 1
        continue
      }
      if reaching[row].isContext == isContext {
        let value = ID<SpecifiedValue>(rawValue: styles.builder.inheritedWinners.pool[index + 2])
        propagate(value, bit: reaching[row].bit, &changes, isContext: isContext)
      }
      index += 3
    }
  }

  @inline(__always)
  private mutating func propagate(
    _ value: ID<SpecifiedValue>, bit: UInt64, _ changes: inout InheritedChanges, isContext: Bool
  ) {
    if styles.customProperties.isChanged(value, in: changes.set)
      || changes.isContextChanged && dependsOnContext(value, changes.set)
    {
      changes.changed |= bit
      if isContext { changes.isContextChanged = true }
    } else if !styles.builder.values.mayDependOnParent[value] {
      changes.changed &= ~bit
    }
  }

  /// Whether the last change altered a value of a style.
  private mutating func isAltered(_ style: SharedStyle) -> Bool {
    let cascaded = styles.builder.styles[style.cascaded]
    let set = styles.inherited[style.forChildren].customProperties
    let isContextChanged = style.inherited.isNone || styles.inherited[style.inherited].isContextChanged
    for index in cascaded.passes {
      let pass = styles.builder.styles.passes[index]
      for winner in pass.winners {
        let value = styles.builder.styles.winners[winner].value
        if styles.customProperties.isChanged(value, in: set) { return true }
        if isContextChanged, dependsOnContext(value, set) { return true }
      }
      if pass.customProperties != styles.builder.styles.pass(0, of: cascaded).customProperties { return true }
    }
    guard !style.inherited.isNone else { return false }
    let changed = styles.inherited[style.inherited].changed
    guard changed != 0 || isContextChanged && usesInheritedCurrentColor else { return false }
    let table = matching.propertyTables[cascaded.type]
    if isContextChanged, usesInheritedCurrentColor, !table.inherited.isEmpty { return true }
    for member in table.inherited where changed & member.bit != 0 {
      let pass = styles.builder.styles.pass(0, of: cascaded)
      guard let value = styles.builder.styles.value(of: member.index, in: pass) else { return true }
      if case .value = styles.diagnosedResult(of: value, in: set).result { continue }
      return true
    }
    return false
  }

  private mutating func dependsOnContext(_ value: ID<SpecifiedValue>, _ set: ID<CustomPropertySet>) -> Bool {
    guard styles.builder.values.mayDependOnContext[value] else { return false }
    if styles.builder.values.areConstant[value] { return true }
    guard styles.customProperties.hasCompleted else { return hasContextDependentResult(value, set) }
    let provisional = styles.customProperties.provisional(of: set)
    return provisional != set && hasContextDependentResult(value, provisional) || hasContextDependentResult(value, set)
  }

  @inline(__always)
  private mutating func hasContextDependentResult(
    _ value: ID<SpecifiedValue>, _ set: ID<CustomPropertySet>
  ) -> Bool {
    // OPTIMIZATION: by the cached fact. The last line alone would be simpler, but it retains each result: 20 % of the
    // time of a change of the color scheme of 10,000 nodes.
    if let isIndependent = styles.customProperties.isContextIndependent(value, in: set) { return !isIndependent }
    return !styles.diagnosedResult(of: value, in: set).isContextIndependent
  }

  /// Whether a value of a style may have to be read from the parent node.
  mutating func dependsOnParent(_ id: ID<SharedStyle>) -> Bool {
    let style = styles.styles[id]
    let set = styles.inherited[style.forChildren].customProperties
    for index in styles.builder.styles[style.cascaded].passes {
      for winner in styles.builder.styles.passes[index].winners {
        let value = styles.builder.styles.winners[winner].value
        if styles.diagnosedResult(of: value, in: set).result.mayDependOnParent { return true }
      }
    }
    return false
  }
}
