import VStyleValues

/// What nodes hand on to their children besides what selectors see: tokens, inherited values and what
/// values are resolved against.
struct InheritanceStates {
  /// One state: where it comes from. The values themselves are looked up when they are asked for.
  struct State {
    /// The state that the node itself was given; −1 for the root.
    let parent: Int32
    /// The look of a node that hands on the state.
    var look: Int32
    /// The tokens in force at the node.
    let environment: Int32
    /// The node, where nothing else decides; −1 where any node of the look would do.
    let node: Int32
    var context: ValueContext?
    var inherited: [Int32: InheritedValue] = [:]
    /// The inherited properties that the last change altered, by the number of the name.
    var changed: UInt64 = 0
    var isContextChanged = false
  }

  var states: [State] = []
  private var numbers = IntegerTable()
  /// The states that only one node hands on.
  private var ofNodes: [NodeKey: Int32] = [:]

  private struct NodeKey: Hashable {
    let parent: Int32
    let inheritance: Int32
    let node: Int32
  }

  /// The state of the root's children.
  static let root: Int32 = 0

  init() { states.append(State(parent: -1, look: -1, environment: TokenEnvironments.root, node: -1)) }

  /// The state that a node hands on; `nil` if there is none yet.
  func find(parent: Int32, inheritance: Int32, node: Int32) -> Int32? {
    node < 0
      ? numbers[key(parent, inheritance)]
      : ofNodes[NodeKey(parent: parent, inheritance: inheritance, node: node)]
  }

  mutating func add(_ state: State, inheritance: Int32) -> Int32 {
    states.append(state)
    let number = Int32(states.count - 1)
    if state.node < 0 {
      numbers.set(key(state.parent, inheritance), number)
    } else {
      ofNodes[NodeKey(parent: state.parent, inheritance: inheritance, node: state.node)] = number
    }
    return number
  }

  /// What is handed on is a number or, where nothing is declared, the negative of one.
  private func key(_ parent: Int32, _ inheritance: Int32) -> UInt64 {
    IntegerTable.key(parent, inheritance >= 0 ? inheritance << 1 : (-inheritance << 1) | 1)
  }

  /// Forgets the values that were looked up, after something that they depend on has changed.
  mutating func forgetValues() {
    for number in states.indices {
      states[number].context = nil
      if !states[number].inherited.isEmpty { states[number].inherited = [:] }
    }
  }
}

/// A value as children are given it.
struct InheritedValue {
  let value: Value
  let kind: ValueKind
  let isStyled: Bool
  /// What is resolved anew against the colour of who inherits it.
  let following: Value?
}
