import VStyleValues

/// What nodes hand on to their children besides what selectors see: custom properties, inherited values and what
/// values are resolved against.
struct InheritanceStates {
  /// One state: where it comes from. The values themselves are looked up when they are asked for.
  struct State {
    /// The state that the node itself was given; −1 for the root.
    let parent: Int32
    /// The look of a node that hands on the state.
    var look: Int32
    /// The custom properties in force at the node.
    let environment: Int32
    /// The node, where nothing else decides; −1 where any node of the look would do.
    let node: Int32
    /// Where each value comes from, in ``InheritanceStates/origins``; −1 where nobody asked.
    fileprivate(set) var origins: Int32 = -1
    /// The state, here or above, that tells what values are resolved against; −1 for this one.
    var contextSource: Int32 = -1
    /// The inherited properties that the last change altered, by the number of the name.
    var changed: UInt64 = 0
    var isContextChanged = false

    init(parent: Int32, look: Int32, environment: Int32, node: Int32) {
      (self.parent, self.look, self.environment, self.node) = (parent, look, environment, node)
    }
  }

  var states: [State] = []
  private var numbers = IntegerTable()
  /// Where the values of the states come from, each combination once.
  private var origins = SequenceInterner()
  /// The state of each combination.
  private var ofOrigins: [Int32] = []
  /// The states that only one node hands on.
  private var ofNodes: [NodeKey: Int32] = [:]

  /// What values are resolved against below a state, as far as that was looked up.
  private var contexts: [Int32: ValueContext] = [:]
  /// The inherited values by state and property, as far as they were looked up.
  private var values: [UInt64: InheritedValue] = [:]

  private struct NodeKey: Hashable {
    let parent: Int32
    let inheritance: Int32
    let node: Int32
  }

  /// The state of the root's children.
  static let root: Int32 = 0

  init() { states.append(State(parent: -1, look: -1, environment: CustomPropertyEnvironments.root, node: -1)) }

  /// Gives back the memory that was asked for in advance.
  mutating func trim() {
    states.trim()
    origins.trim()
    ofOrigins.trim()
  }

  /// The state that a node hands on; `nil` if there is none yet.
  func find(parent: Int32, inheritance: Int32, node: Int32) -> Int32? {
    node < 0
      ? numbers[key(parent, inheritance)]
      : ofNodes[NodeKey(parent: parent, inheritance: inheritance, node: node)]
  }

  /// Adds a state that only one node hands on.
  mutating func add(_ state: State, inheritance: Int32) -> Int32 {
    states.append(state)
    let number = Int32(states.count - 1)
    ofNodes[NodeKey(parent: state.parent, inheritance: inheritance, node: state.node)] = number
    return number
  }

  /// The state whose values come from the same places; a new one if there is none.
  mutating func number(of state: State, inheritance: Int32, origins row: NumberList) -> Int32 {
    let origin = origins.intern(row)
    let number: Int32
    if Int(origin) < ofOrigins.count {
      number = ofOrigins[Int(origin)]
    } else {
      var state = state
      state.origins = origin
      states.append(state)
      number = Int32(states.count - 1)
      ofOrigins.append(number)
    }
    numbers.set(key(state.parent, inheritance), number)
    return number
  }

  /// The state that tells what values are resolved against below a state.
  func contextSource(of state: Int32) -> Int32 {
    let source = states[Int(state)].contextSource
    return source < 0 ? state : source
  }

  /// Where a value of a state comes from: the two numbers at a place of what ``number(of:inheritance:origins:)`` was
  /// given; `nil` for the root's and for states of one node.
  @inline(__always)
  func origin(of state: Int32, at place: Int) -> (Int32, Int32)? {
    let origin = states[Int(state)].origins
    guard origin >= 0 else { return nil }
    let start = origins.range(of: origin).lowerBound + place
    return (origins.pool[start], origins.pool[start + 1])
  }

  /// What is handed on is a number or, where nothing is declared, the negative of one.
  private func key(_ parent: Int32, _ inheritance: Int32) -> UInt64 {
    IntegerTable.key(parent, inheritance >= 0 ? inheritance << 1 : (-inheritance << 1) | 1)
  }

  // MARK: Values

  /// What values are resolved against below a state; `nil` if that was not looked up.
  func context(of state: Int32) -> ValueContext? { contexts[state] }

  mutating func set(_ context: ValueContext, of state: Int32) { contexts[state] = context }

  /// An inherited value; `nil` if it was not looked up.
  func value(of property: Int32, in state: Int32) -> InheritedValue? { values[IntegerTable.key(state, property)] }

  mutating func set(_ value: InheritedValue, of property: Int32, in state: Int32) {
    values[IntegerTable.key(state, property)] = value
  }

  /// Forgets the values that were looked up, after something that they depend on has changed.
  mutating func forgetValues() {
    contexts.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }
}

/// A value as children are given it.
struct InheritedValue {
  let value: Value
  let kind: ValueKind
  let isStyled: Bool
  /// What is resolved anew against the color of who inherits it.
  let following: Value?
}
