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
    let shape = layouts.shapes[Int(layouts[new.type].shape)]
    for (isContext, entries) in [(false, shape.inherited), (true, shape.context)] {
      for entry in entries where differs(entry, old, new) {
        if isContext { states.states[0].isContextChanged = true }
        if entry.inherits { states.states[0].changed |= bit(entry.name) }
      }
    }
    if old.type != new.type || old.ambient != new.ambient {
      states.states[0].changed = .max
      states.states[0].isContextChanged = true
    }
  }

  /// Whether a property has another winner at the root, or one that says something else.
  private func differs(_ entry: StyleVocabulary.PropertyEntry, _ old: Look, _ new: Look) -> Bool {
    let property = layouts.properties.find(entry.name) ?? -1
    for (index, pass) in new.passes.enumerated() where index == 0 || !entry.slots.isEmpty {
      let expression = pass.expression(at: layouts[new.type].place(of: property))
      if let expression, tokens[TokenEnvironments.root].changed.contains(expression) { return true }
      guard index < old.passes.count,
        old.passes[index].expression(at: layouts[old.type].place(of: property)) == expression
      else { return true }
    }
    return false
  }

  /// The bit of an inherited property. Those beyond what fits share the last one.
  private mutating func bit(_ name: String) -> UInt64 { inheritedBits.bit(layouts.propertyNumber(name)) }

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
      for (number, record) in records.records.enumerated() where asksParent(record) { altered[number] = true }
    }
    var seen = Set(changed)
    for node in 0..<nodes.end {
      let record = nodes.record[Int(node)]
      guard record >= 0, altered[Int(record)], nodes.contains(node), seen.insert(node).inserted else { continue }
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
      let shape = layouts.shapes[Int(layouts[look.type].shape)]
      var mask = above.changed
      var isContextChanged = above.isContextChanged
      for entry in shape.inherited + shape.context {
        let place = layouts[look.type].place(of: layouts.propertyNumber(entry.name))
        for (index, pass) in look.passes.enumerated() where index == 0 || !entry.slots.isEmpty {
          guard let expression = pass.expression(at: place) else { continue }
          let isAltered =
            altered.contains(expression) || dependsOnContext(expression, state.environment) && isContextChanged
          if entry.inherits {
            if isAltered {
              mask |= bit(entry.name)
            } else if !pass.asksParent(expression, builder) {
              mask &= ~bit(entry.name)
            }
          }
          if isAltered, shape.context.contains(where: { $0.name == entry.name }) { isContextChanged = true }
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
    for entry in layouts.shapes[Int(layouts[look.type].shape)].inherited {
      if isContextChanged, usesInheritedCurrentColor { return true }
      guard given.changed & bit(entry.name) != 0 else { continue }
      let place = layouts[look.type].place(of: layouts.propertyNumber(entry.name))
      guard let expression = look.passes[0].expression(at: place) else { return true }
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
  private mutating func asksParent(_ record: StyleRecords.Record) -> Bool {
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

/// Bits for inherited properties.
struct InheritedBits {
  private var bits: [Int32: UInt64] = [:]

  mutating func bit(_ property: Int32) -> UInt64 {
    if let known = bits[property] { return known }
    let bit: UInt64 = 1 << UInt64(min(bits.count, 63))
    bits[property] = bit
    return bit
  }
}
