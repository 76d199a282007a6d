import VStyleValues

/// From what changed at the root to the nodes whose values that alters.
extension EngineCore {
  /// Takes over what the root hands on with another look.
  mutating func rootChanged(_ former: Int32, _ look: Int32) {
    guard former != look else { return }
    styles.setRoot(look)
    guard former >= 0 else { return }
    isSpreading = true
    let (old, new) = (styles.builder.looks[former], styles.builder.looks[look])
    let layout = layouts[new.type]
    for (isContext, members) in [(false, layout.inherited), (true, layout.context)] {
      for member in members where differs(member, old, new) {
        if isContext { styles.states.states[0].isContextChanged = true }
        styles.states.states[0].changed |= member.bit
      }
    }
    if old.type != new.type || old.ambient != new.ambient {
      styles.states.states[0].changed = .max
      styles.states.states[0].isContextChanged = true
    }
  }

  /// Whether a property has another winner at the root, or one that says something else.
  private mutating func differs(_ member: ViewTypeLayouts.Member, _ old: Look, _ new: Look) -> Bool {
    let formerPlace = layouts[old.type].place(of: member.property)
    for index in 0..<new.passes.count where index == 0 || member.hasSlots {
      let expression = styles.builder.looks.expression(at: member.place, styles.builder.looks.pass(index, of: new))
      if let expression, styles.customProperties.isChanged(expression, in: CustomPropertyEnvironments.root) {
        return true
      }
      guard index < old.passes.count,
        styles.builder.looks.expression(at: formerPlace, styles.builder.looks.pass(index, of: old)) == expression
      else { return true }
    }
    return false
  }

  /// Finds the nodes that a change at the root alters though nothing about themselves changed.
  mutating func spread(_ changed: inout [Int32]) {
    let isSpreading = self.isSpreading
    self.isSpreading = false
    guard isSpreading || hasExplicitInheritance && !changed.isEmpty else { return }
    var altered = [Bool](repeating: false, count: styles.records.records.count)
    if isSpreading {
      spreadStates()
      for (number, record) in styles.records.records.enumerated() { altered[number] = isAltered(record) }
    }
    if hasExplicitInheritance {
      for number in styles.records.records.indices where asksParent(Int32(number)) { altered[number] = true }
    }
    for number in altered.indices where altered[number] { alteredRecords.append(Int32(number)) }
    list(altered, &changed)
    styles.customProperties.settle()
    for number in styles.states.states.indices {
      styles.states.states[number].changed = 0
      styles.states.states[number].isContextChanged = false
    }
  }

  /// Adds the nodes of some styles to those that changed, each once.
  private mutating func list(_ altered: [Bool], _ changed: inout [Int32]) {
    // A node that is there already is taken for one without a style meanwhile.
    for node in changed { nodes.outcomes[Int(node)].record = ~nodes.outcomes[Int(node)].record }
    let known = changed.count
    let isAltered = altered.span
    for node in nodes.outcomes.indices {
      let record = Int(nodes.outcomes[node].record)
      if record >= 0, isAltered[record] { changed.append(Int32(truncatingIfNeeded: node)) }
    }
    for node in changed.prefix(known) { nodes.outcomes[Int(node)].record = ~nodes.outcomes[Int(node)].record }
  }

  private mutating func spreadStates() {
    for number in styles.states.states.indices.dropFirst() {
      var state = styles.states.states[number]
      let above = styles.states.states[Int(state.parent)]
      (state.changed, state.isContextChanged) = (above.changed, above.isContextChanged)
      let look = styles.builder.looks[state.look]
      // By index: a loop over the arrays would keep each of them alive, for every state anew.
      for index in 0..<layouts[look.type].inherited.count {
        spread(layouts[look.type].inherited[index], look, &state, isContext: false)
      }
      for index in 0..<layouts[look.type].context.count {
        spread(layouts[look.type].context[index], look, &state, isContext: true)
      }
      styles.states.states[number] = state
    }
  }

  /// Finds out whether a property that a node declares is handed on with another value.
  ///
  /// - Parameter isContext: whether other values are resolved against it.
  private mutating func spread(
    _ member: ViewTypeLayouts.Member, _ look: Look, _ state: inout InheritanceStates.State, isContext: Bool
  ) {
    for index in 0..<look.passes.count where index == 0 || member.hasSlots {
      let pass = styles.builder.looks.pass(index, of: look)
      guard let expression = styles.builder.looks.expression(at: member.place, pass) else { continue }
      if styles.customProperties.isChanged(expression, in: state.environment)
        || state.isContextChanged && dependsOnContext(expression, state.environment)
      {
        state.changed |= member.bit
        if isContext { state.isContextChanged = true }
      } else if !styles.builder.mayAskParent[Int(expression)] {
        state.changed &= ~member.bit
      }
    }
  }

  private mutating func isAltered(_ record: StyleRecords.Record) -> Bool {
    let look = styles.builder.looks[record.look]
    let environment = styles.states.states[Int(record.handed)].environment
    let isContextChanged = record.given < 0 || styles.states.states[Int(record.given)].isContextChanged
    for place in look.passes {
      let pass = styles.builder.looks.passes[place]
      for win in pass.wins {
        let expression = styles.builder.looks.wins[win].expression
        if styles.customProperties.isChanged(expression, in: environment) { return true }
        if isContextChanged, dependsOnContext(expression, environment) { return true }
      }
      if pass.customPropertyKey != styles.builder.looks.pass(0, of: look).customPropertyKey { return true }
    }
    guard record.given >= 0 else { return false }
    let given = styles.states.states[Int(record.given)].changed
    guard given != 0 || isContextChanged && usesInheritedCurrentColor else { return false }
    if isContextChanged, usesInheritedCurrentColor, !layouts[look.type].inherited.isEmpty { return true }
    for member in layouts[look.type].inherited where given & member.bit != 0 {
      guard let expression = styles.builder.looks.expression(at: member.place, styles.builder.looks.pass(0, of: look))
      else {
        return true
      }
      if case .value = styles.outcome(expression, in: environment).result { continue }
      return true
    }
    return false
  }

  private mutating func dependsOnContext(_ expression: Int32, _ environment: Int32) -> Bool {
    guard styles.builder.mayDependOnContext[Int(expression)] else { return false }
    guard case .value(let value) = styles.outcome(expression, in: environment).result else { return true }
    return value.dependsOnContext
  }

  /// Whether a value of a record is what the parent's node has.
  mutating func asksParent(_ number: Int32) -> Bool {
    let record = styles.records.records[Int(number)]
    let look = styles.builder.looks[record.look]
    let environment = styles.states.states[Int(record.handed)].environment
    for place in look.passes {
      for win in styles.builder.looks.passes[place].wins {
        if styles.outcome(styles.builder.looks.wins[win].expression, in: environment).result.mayAskParent {
          return true
        }
      }
    }
    return false
  }
}
