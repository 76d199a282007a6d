import VStyleValues

/// From looks and what nodes are given to styles.
extension StyleStage {
  /// The style of a node, and what it hands on.
  ///
  /// - Parameters:
  ///   - transition: what follows for the node, by number.
  ///   - given: the state that it is given, −1 for the root.
  ///   - layouts: the classes.
  @inline(__always)
  mutating func style(_ transition: Int32, given: Int32, of node: Int32, _ layouts: ViewTypeLayouts) -> KnownStyle {
    let known = known[Int(transition)]
    return known.record >= 0 && known.given == given ? known : find(transition, given: given, of: node, layouts)
  }

  @inline(never)
  private mutating func find(_ transition: Int32, given: Int32, of node: Int32, _ layouts: ViewTypeLayouts)
    -> KnownStyle
  {
    let look = known[Int(transition)].look
    let record = records.find(look: look, given: given) ?? newRecord(look, given, node, layouts)
    let handed = records.records[Int(record)].handed
    let found = KnownStyle(look: look, given: given, record: record, handed: handed)
    if states.states[Int(handed)].node < 0 { known[Int(transition)] = found }
    return found
  }

  private mutating func newRecord(_ look: Int32, _ given: Int32, _ node: Int32, _ layouts: ViewTypeLayouts) -> Int32 {
    let handed = handed(look, given, node, layouts)
    let isShared = states.states[Int(handed)].node < 0
    // Nodes that look the same and hand on the same have the same values, whatever they are given.
    let isClosed = isShared && given >= 0 && hasOneEnvironment(look)
    if isClosed, let same = records.find(look: look, handed: handed) {
      records.set(same, look: look, given: given)
      return same
    }
    resolved += 1
    let record = StyleRecords.Record(look: look, given: given, handed: handed)
    readCustomProperties(record)
    return records.add(record, isShared: isShared, isClosed: isClosed)
  }

  /// Whether the same custom properties are in force for the values of all control states.
  private mutating func hasOneEnvironment(_ number: Int32) -> Bool {
    let look = builder.looks[number]
    guard look.passes.count > 1 else { return true }
    let key = builder.looks.pass(0, of: look).customPropertyKey
    for place in look.passes where builder.looks.passes[place].customPropertyKey != key { return false }
    return true
  }

  /// Finds out what the winners of a style say where custom properties are in force.
  private mutating func readCustomProperties(_ record: StyleRecords.Record) {
    let look = builder.looks[record.look]
    let environment = states.states[Int(record.handed)].environment
    let customPropertyKey = builder.looks.pass(0, of: look).customPropertyKey
    for place in look.passes {
      let pass = builder.looks.passes[place]
      let isPlain = pass.customPropertyKey == customPropertyKey
      let own =
        isPlain ? environment : self.environment(of: record, pass: place - look.passes.lowerBound)
      for win in pass.wins {
        let expression = builder.looks.wins[win].expression
        if !builder.areConstant[Int(expression)] { readCustomProperties(of: expression, in: own) }
      }
    }
  }

  @inline(__always)
  private mutating func readCustomProperties(of expression: Int32, in environment: Int32) {
    if !customProperties.isKnown(expression, in: environment) { _ = outcome(expression, in: environment) }
  }

  /// What an expression says in an environment.
  mutating func outcome(_ expression: Int32, in environment: Int32) -> ExpressionOutcome {
    customProperties.outcome(expression, builder.expressions[Int(expression)], in: environment)
  }

  /// The custom properties in force for the values of a pass of a style.
  mutating func environment(of record: StyleRecords.Record, pass: Int) -> Int32 {
    let look = builder.looks[record.look]
    let own = builder.looks.pass(pass, of: look)
    guard pass > 0, own.customPropertyKey != builder.looks.pass(0, of: look).customPropertyKey else {
      return states.states[Int(record.handed)].environment
    }
    let above = record.given < 0 ? -1 : states.states[Int(record.given)].environment
    return customProperties.environment(below: above, own.customPropertyKey, builder.looks.customProperties(of: own))
  }

  /// Takes over what the root declares of custom properties.
  mutating func setRoot(_ look: Int32) {
    states.states[0].look = look
    let pass = builder.looks.pass(0, of: builder.looks[look])
    resolved += customProperties.setRoot(builder.looks.customProperties(of: pass), builder.expressions)
    states.forgetValues()
  }
}
