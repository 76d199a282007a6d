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
  private mutating func differs(_ member: ClassLayouts.Member, _ old: Look, _ new: Look) -> Bool {
    let formerPlace = layouts[old.type].place(of: member.property)
    for index in 0..<new.passes.count where index == 0 || member.hasSlots {
      let expression = styles.builder.looks.expression(at: member.place, styles.builder.looks.pass(index, of: new))
      if let expression, styles.tokens.isChanged(expression, in: TokenEnvironments.root) { return true }
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
    var isKnown = [Bool](repeating: false, count: Int(nodes.end))
    for node in changed { isKnown[Int(node)] = true }
    for node in 0..<nodes.end {
      let record = nodes.outcomes[Int(node)].record
      guard record >= 0, altered[Int(record)], !isKnown[Int(node)] else { continue }
      changed.append(node)
    }
    styles.tokens.settle()
    for number in styles.states.states.indices {
      styles.states.states[number].changed = 0
      styles.states.states[number].isContextChanged = false
    }
  }

  private mutating func spreadStates() {
    for number in styles.states.states.indices.dropFirst() {
      let above = Int(styles.states.states[number].parent)
      let environment = styles.states.states[number].environment
      let look = styles.builder.looks[styles.states.states[number].look]
      let layout = layouts[look.type]
      var mask = styles.states.states[above].changed
      var isContextChanged = styles.states.states[above].isContextChanged
      for (isContext, members) in [(false, layout.inherited), (true, layout.context)] {
        for member in members {
          for index in 0..<look.passes.count where index == 0 || member.hasSlots {
            guard
              let expression = styles.builder.looks.expression(
                at: member.place, styles.builder.looks.pass(index, of: look))
            else { continue }
            let isAltered =
              styles.tokens.isChanged(expression, in: environment)
              || isContextChanged && dependsOnContext(expression, environment)
            if isAltered {
              mask |= member.bit
              if isContext { isContextChanged = true }
            } else if !styles.builder.mayAskParent[Int(expression)] {
              mask &= ~member.bit
            }
          }
        }
      }
      styles.states.states[number].changed = mask
      styles.states.states[number].isContextChanged = isContextChanged
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
        if styles.tokens.isChanged(expression, in: environment) { return true }
        if isContextChanged, dependsOnContext(expression, environment) { return true }
      }
      if pass.tokenKey != styles.builder.looks.pass(0, of: look).tokenKey { return true }
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
