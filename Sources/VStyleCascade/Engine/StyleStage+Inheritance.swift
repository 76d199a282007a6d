import VStyleValues

/// From what a node is given to what it hands on.
extension StyleStage {
  /// The state that a node hands on.
  mutating func handed(_ number: Int32, _ given: Int32, _ node: Int32, _ layouts: ViewTypeLayouts) -> Int32 {
    guard given >= 0 else { return InheritanceStates.root }
    let look = builder.looks[number]
    let shape = layouts[look.type].shape
    let givenShape = layouts[builder.looks[states.states[Int(given)].look].type].shape
    let pass = builder.looks.pass(0, of: look)
    let environment = customProperties.environment(
      below: states.states[Int(given)].environment, pass.customPropertyKey, builder.looks.customProperties(of: pass))
    if look.inheritance < 0, shape == givenShape, environment == states.states[Int(given)].environment { return given }
    let own = needsOwnState(look, environment, layouts) ? node : -1
    let key = look.inheritance < 0 ? -2 - shape : look.inheritance
    if let known = states.find(parent: given, inheritance: key, node: own) { return known }
    var state = InheritanceStates.State(parent: given, look: number, environment: environment, node: own)
    if layouts[look.type].context.isEmpty { state.contextSource = states.contextSource(of: given) }
    guard own < 0 else { return states.add(state, inheritance: key) }
    findOrigins(look, given, environment, layouts[look.type], isSameShape: shape == givenShape)
    return states.number(of: state, inheritance: key, origins: origins)
  }

  /// Whether what others are resolved against is inherited from the parent's node alone.
  private mutating func needsOwnState(_ look: Look, _ environment: Int32, _ layouts: ViewTypeLayouts) -> Bool {
    guard layouts[look.type].hasOwnContext else { return false }
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
    /// How many numbers stand in front of the places: what all of them have in common.
    static let header = 3

    /// No declaration: the initial value.
    static let initial: Int32 = -1
    /// The root, whatever it declares.
    static let root: Int32 = -2

    /// A state that only the chain of its ancestors tells the value of.
    static func state(_ number: Int32) -> Int32 { -3 - number }
  }

  /// Finds out where each value comes from that a node hands on: nodes whose values come from the same places hand on
  /// the same, whatever lies between.
  private mutating func findOrigins(
    _ look: Look, _ given: Int32, _ environment: Int32, _ layout: ViewTypeLayouts.Layout, isSameShape: Bool
  ) {
    var declared = builder.declared(look)
    // OPTIMIZATION: what is held by this function alone is written without asking who else holds it.
    var list = NumberList()
    swap(&list, &origins)
    list.clear()
    list.append(Origin.header + 2 * layout.handedOn.count + 1) { row, end in
      row[0] = layout.shape
      row[1] = look.ambient
      row[2] = environment
      end = Origin.header
      for index in layout.handedOn.indices {
        let (expression, isInState) = builder.takeDeclared(layout.handedOn[index], &declared)
        let isUnique: Bool
        if isInState {
          isUnique = true
        } else if expression >= 0 {
          isUnique = !isClosed(expression, in: environment)
        } else {
          isUnique = layout.handedOn[index].inherits && !isSameShape
        }
        if isUnique {
          (row[end], row[end + 1]) = (Origin.state(Int32(states.states.count)), Int32(index))
        } else if expression >= 0 {
          (row[end], row[end + 1]) = (expression, environment)
        } else if !layout.handedOn[index].inherits {
          (row[end], row[end + 1]) = (Origin.initial, 0)
        } else if given == InheritanceStates.root {
          (row[end], row[end + 1]) = (Origin.root, Int32(index))
        } else if let above = states.origin(of: given, at: end) {
          (row[end], row[end + 1]) = above
        } else {
          (row[end], row[end + 1]) = (Origin.state(given), Int32(index))
        }
        end += 2
      }
      // What the class does not say comes from above, through it.
      if !layout.saysWholeContext {
        row[end] = states.contextSource(of: given)
        end += 1
      }
    }
    swap(&list, &origins)
  }

  /// Whether an expression says the same wherever some custom properties are in force, whatever surrounds it.
  @inline(__always)
  private mutating func isClosed(_ expression: Int32, in environment: Int32) -> Bool {
    if builder.areConstant[Int(expression)] {
      return !builder.mayAskParent[Int(expression)] && !builder.mayDependOnContext[Int(expression)]
    }
    if let isClosed = customProperties.relyOnClosure(of: expression, in: environment) { return isClosed }
    _ = outcome(expression, in: environment)
    return customProperties.relyOnClosure(of: expression, in: environment) ?? false
  }
}

extension ExpressionOutcome {
  /// Whether the outcome is a value that depends on nothing around it.
  var isClosed: Bool {
    guard case .value(let value) = result else { return false }
    return !value.dependsOnContext
  }
}
