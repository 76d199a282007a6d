import VStyleValues

/// From what changed at the root to the nodes whose values that alters.
extension EngineCore {
  /// Takes over what the root hands on with another look.
  mutating func rootChanged(_ former: Int32, _ look: Int32) {
    guard former != look else { return }
    states.states[0].look = look
    let pass = builder.looks.pass(0, of: builder.looks[look])
    report.resolved += tokens.setRoot(builder.looks.tokens(of: pass), builder.expressions)
    states.forgetValues()
    guard former >= 0 else { return }
    isSpreading = true
    let (old, new) = (builder.looks[former], builder.looks[look])
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
  private mutating func differs(_ member: ClassLayouts.Member, _ old: Look, _ new: Look) -> Bool {
    let formerPlace = layouts[old.type].place(of: member.property)
    for index in 0..<new.passes.count where index == 0 || member.hasSlots {
      let expression = builder.looks.expression(at: member.place, builder.looks.pass(index, of: new))
      if let expression, tokens.isChanged(expression, in: TokenEnvironments.root) { return true }
      guard index < old.passes.count,
        builder.looks.expression(at: formerPlace, builder.looks.pass(index, of: old)) == expression
      else { return true }
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
      let record = nodes.outcomes[Int(node)].record
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
      let above = Int(states.states[number].parent)
      let environment = states.states[number].environment
      let look = builder.looks[states.states[number].look]
      let layout = layouts[look.type]
      var mask = states.states[above].changed
      var isContextChanged = states.states[above].isContextChanged
      for (isContext, members) in [(false, layout.inherited), (true, layout.context)] {
        for member in members {
          for index in 0..<look.passes.count where index == 0 || member.hasSlots {
            guard let expression = builder.looks.expression(at: member.place, builder.looks.pass(index, of: look))
            else { continue }
            let isAltered =
              tokens.isChanged(expression, in: environment)
              || isContextChanged && dependsOnContext(expression, environment)
            if isAltered {
              mask |= member.bit
              if isContext { isContextChanged = true }
            } else if !builder.mayAskParent[Int(expression)] {
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
    let look = builder.looks[record.look]
    let environment = states.states[Int(record.handed)].environment
    let isContextChanged = record.given < 0 || states.states[Int(record.given)].isContextChanged
    for place in look.passes {
      let pass = builder.looks.passes[place]
      for win in pass.wins {
        let expression = builder.looks.wins[win].expression
        if tokens.isChanged(expression, in: environment) { return true }
        if isContextChanged, dependsOnContext(expression, environment) { return true }
      }
      if pass.tokenKey != builder.looks.pass(0, of: look).tokenKey { return true }
    }
    guard record.given >= 0 else { return false }
    let given = states.states[Int(record.given)].changed
    guard given != 0 || isContextChanged && usesInheritedCurrentColor else { return false }
    if isContextChanged, usesInheritedCurrentColor, !layouts[look.type].inherited.isEmpty { return true }
    for member in layouts[look.type].inherited where given & member.bit != 0 {
      guard let expression = builder.looks.expression(at: member.place, builder.looks.pass(0, of: look)) else {
        return true
      }
      if case .value = outcome(expression, in: environment).result { continue }
      return true
    }
    return false
  }

  private mutating func dependsOnContext(_ expression: Int32, _ environment: Int32) -> Bool {
    guard builder.mayDependOnContext[Int(expression)] else { return false }
    guard case .value(let value) = outcome(expression, in: environment).result else { return true }
    return value.dependsOnContext
  }

  /// Whether a value of a record is what the parent's node has.
  mutating func asksParent(_ number: Int32) -> Bool {
    let record = records.records[Int(number)]
    let look = builder.looks[record.look]
    let environment = states.states[Int(record.handed)].environment
    for place in look.passes {
      for win in builder.looks.passes[place].wins {
        if outcome(builder.looks.wins[win].expression, in: environment).result.mayAskParent { return true }
      }
    }
    return false
  }
}
