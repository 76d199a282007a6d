import VStyleValues

/// From what a node is given to what it hands on.
extension EngineCore {
  /// The state that a node hands on.
  mutating func handed(_ number: Int32, _ given: Int32, _ node: Int32) -> Int32 {
    guard given >= 0 else { return InheritanceStates.root }
    let look = builder.looks[number]
    let shape = layouts[look.type].shape
    let givenShape = layouts[builder.looks[states.states[Int(given)].look].type].shape
    let pass = builder.looks.pass(0, of: look)
    let environment = tokens.environment(
      below: states.states[Int(given)].environment, pass.tokenKey, builder.looks.tokens(of: pass))
    if look.inheritance < 0, shape == givenShape, environment == states.states[Int(given)].environment { return given }
    let own = needsOwnState(look, environment) ? node : -1
    let key = look.inheritance < 0 ? -2 - shape : look.inheritance
    if let known = states.find(parent: given, inheritance: key, node: own) { return known }
    let state = InheritanceStates.State(parent: given, look: number, environment: environment, node: own)
    guard own < 0 else { return states.add(state, inheritance: key) }
    findOrigins(look, given, environment, isSameShape: shape == givenShape)
    return states.number(of: state, inheritance: key, origins: scratch.origins)
  }

  /// Whether what others are resolved against is inherited from the parent's node alone.
  private mutating func needsOwnState(_ look: Look, _ environment: Int32) -> Bool {
    for member in layouts[look.type].context where !member.inherits {
      guard let expression = builder.looks.expression(at: member.place, builder.looks.pass(0, of: look)),
        outcome(expression, in: environment).result.inherits
      else { continue }
      isConservative = true
      return true
    }
    return false
  }

  /// What stands for a place that a value comes from, beside the number of an expression.
  private enum Origin {
    /// No declaration: the initial value.
    static let initial: Int32 = -1
    /// The root, whatever it declares.
    static let root: Int32 = -2

    /// A state that only the chain of its ancestors tells the value of.
    static func state(_ number: Int32) -> Int32 { -3 - number }
  }

  /// Finds out where each value comes from that a node hands on: nodes whose values come from the same places hand on
  /// the same, whatever lies between.
  private mutating func findOrigins(_ look: Look, _ given: Int32, _ environment: Int32, isSameShape: Bool) {
    let layout = layouts[look.type]
    scratch.origins.clear()
    scratch.origins.append(layout.shape)
    scratch.origins.append(look.ambient)
    scratch.origins.append(environment)
    let header = scratch.origins.count
    let unique = Origin.state(Int32(states.states.count))
    let above = states.origins(of: given)
    var declared = builder.declared(look)
    for (index, member) in layout.handedOn.enumerated() {
      let place = Int32(index)
      let (expression, isInState) = builder.takeDeclared(member, &declared)
      if isInState {
        append(unique, place)
      } else if expression >= 0 {
        if isClosed(expression, in: environment) { append(expression, environment) } else { append(unique, place) }
      } else if !member.inherits {
        append(Origin.initial, 0)
      } else if !isSameShape {
        append(unique, place)
      } else if given == InheritanceStates.root {
        append(Origin.root, place)
      } else if above.isEmpty {
        append(Origin.state(given), place)
      } else {
        let start = above.startIndex + header + 2 * index
        append(above[start], above[start + 1])
      }
    }
  }

  @inline(__always)
  private mutating func append(_ origin: Int32, _ place: Int32) {
    scratch.origins.append(2) { origins, end in
      origins[end] = origin
      origins[end + 1] = place
      end += 2
    }
  }

  /// Whether an expression says the same wherever some tokens are in force, whatever surrounds it.
  @inline(__always)
  private mutating func isClosed(_ expression: Int32, in environment: Int32) -> Bool {
    if builder.areConstant[Int(expression)] {
      return !builder.mayAskParent[Int(expression)] && !builder.mayDependOnContext[Int(expression)]
    }
    if let isClosed = tokens.relyOnClosure(of: expression, in: environment) { return isClosed }
    _ = outcome(expression, in: environment)
    return tokens.relyOnClosure(of: expression, in: environment) ?? false
  }
}

extension ExpressionOutcome {
  /// Whether the outcome is a value that depends on nothing around it.
  var isClosed: Bool {
    guard case .value(let value) = result else { return false }
    return !value.dependsOnContext
  }
}
