import VStyleValues

/// From what changed at the root to the nodes whose values that alters.
extension EngineCore {
  /// Takes over what the root hands on with another look.
  mutating func rootChanged(_ former: Int32, _ look: Int32) {
    guard former != look else { return }
    states.states[0].look = look
    let pass = builder.looks[Int(look)].passes[0]
    report.resolved += tokens.setRoot(pass.tokens, builder.expressions)
    states.forgetValues()
    guard former >= 0 else { return }
    isSpreading = true
    let (old, new) = (builder.looks[Int(former)], builder.looks[Int(look)])
    let layout = layouts[new.type]
    for (isContext, members) in [(false, layout.inherited), (true, layout.context)] {
      for member in members where differs(member, old, new) {
        if isContext { states.states[0].isContextChanged = true }
        states.states[0].changed |= member.bit
      }
    }
    if old.type != new.type || old.ambient != new.ambient {
      states.states[0].changed = .max
      states.states[0].isContextChanged = true
    }
  }

  /// Whether a property has another winner at the root, or one that says something else.
  private func differs(_ member: ClassLayouts.Member, _ old: Look, _ new: Look) -> Bool {
    let formerPlace = layouts[old.type].place(of: member.property)
    for (index, pass) in new.passes.enumerated() where index == 0 || member.hasSlots {
      let expression = pass.expression(at: member.place)
      if let expression, tokens[TokenEnvironments.root].changed.contains(expression) { return true }
      guard index < old.passes.count, old.passes[index].expression(at: formerPlace) == expression else { return true }
    }
    return false
  }

  /// Finds the nodes that a change at the root alters though nothing about themselves changed.
  mutating func spread(_ changed: inout [Int32]) {
    let isSpreading = self.isSpreading
    self.isSpreading = false
    guard isSpreading || hasExplicitInheritance && !changed.isEmpty else { return }
    var altered = [Bool](repeating: false, count: records.records.count)
    if isSpreading {
      spreadStates()
      for (number, record) in records.records.enumerated() { altered[number] = isAltered(record) }
    }
    if hasExplicitInheritance {
      for number in records.records.indices where asksParent(Int32(number)) { altered[number] = true }
    }
    for number in altered.indices where altered[number] { alteredRecords.append(Int32(number)) }
    var isKnown = [Bool](repeating: false, count: Int(nodes.end))
    for node in changed { isKnown[Int(node)] = true }
    for node in 0..<nodes.end {
      let record = nodes.record[Int(node)]
      guard record >= 0, altered[Int(record)], !isKnown[Int(node)] else { continue }
      changed.append(node)
    }
    tokens.settle()
    for number in states.states.indices {
      states.states[number].changed = 0
      states.states[number].isContextChanged = false
    }
  }

  private mutating func spreadStates() {
    for number in states.states.indices.dropFirst() {
      let state = states.states[number]
      let above = states.states[Int(state.parent)]
      let look = builder.looks[Int(state.look)]
      let altered = tokens[state.environment].changed
      let layout = layouts[look.type]
      var mask = above.changed
      var isContextChanged = above.isContextChanged
      for (isContext, members) in [(false, layout.inherited), (true, layout.context)] {
        for member in members {
          for (index, pass) in look.passes.enumerated() where index == 0 || member.hasSlots {
            guard let expression = pass.expression(at: member.place) else { continue }
            let isAltered =
              altered.contains(expression)
              || isContextChanged && dependsOnContext(expression, state.environment)
            if isAltered {
              mask |= member.bit
              if isContext { isContextChanged = true }
            } else if !pass.asksParent(expression, builder) {
              mask &= ~member.bit
            }
          }
        }
      }
      states.states[number].changed = mask
      states.states[number].isContextChanged = isContextChanged
    }
  }

  private mutating func isAltered(_ record: StyleRecords.Record) -> Bool {
    let look = builder.looks[Int(record.look)]
    let environment = states.states[Int(record.handed)].environment
    let altered = tokens[environment].changed
    let given = record.given < 0 ? nil : states.states[Int(record.given)]
    let isContextChanged = given?.isContextChanged ?? true
    for pass in look.passes {
      for win in pass.wins {
        if altered.contains(win.expression) { return true }
        if isContextChanged, dependsOnContext(win.expression, environment) { return true }
      }
      if pass.tokenKey != look.passes[0].tokenKey { return true }
    }
    guard let given, given.changed != 0 || isContextChanged && usesInheritedCurrentColor else { return false }
    if isContextChanged, usesInheritedCurrentColor, !layouts[look.type].inherited.isEmpty { return true }
    for member in layouts[look.type].inherited where given.changed & member.bit != 0 {
      guard let expression = look.passes[0].expression(at: member.place) else { return true }
      if case .value = outcome(expression, in: environment).result { continue }
      return true
    }
    return false
  }

  private mutating func dependsOnContext(_ expression: Int32, _ environment: Int32) -> Bool {
    guard case .value(let value) = outcome(expression, in: environment).result else { return true }
    return value.dependsOnContext
  }

  /// Whether a value of a record is what the parent's node has.
  mutating func asksParent(_ number: Int32) -> Bool {
    let record = records.records[Int(number)]
    let look = builder.looks[Int(record.look)]
    let environment = states.states[Int(record.handed)].environment
    for pass in look.passes {
      for win in pass.wins {
        if case .keyword = outcome(win.expression, in: environment).result { return true }
      }
    }
    return false
  }
}

extension Look.Pass {
  /// Whether an expression may say `inherit`.
  fileprivate func asksParent(_ expression: Int32, _ builder: LookBuilder) -> Bool {
    guard case .keyword? = builder.expressions[Int(expression)].constant?.result else {
      return builder.expressions[Int(expression)].constant == nil
    }
    return true
  }
}
