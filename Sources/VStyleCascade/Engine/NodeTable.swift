/// The nodes of a tree in columns of numbers.
struct NodeTable {
  static let none: Int32 = -1

  /// What was found out about a node.
  struct Outcome {
    /// What followed from its surroundings and its signature.
    var transition = NodeTable.none
    /// Its style.
    var record = NodeTable.none
  }

  private(set) var parent: [Int32] = []
  private(set) var first: [Int32] = []
  private(set) var last: [Int32] = []
  private(set) var next: [Int32] = []
  private(set) var previous: [Int32] = []

  /// What selectors see of the node by itself.
  var description: [Int32] = []
  /// What was found out about the node.
  var outcomes: [Outcome] = []
  /// What the node hands on to the sibling behind it; empty where no selector asks for siblings.
  private var rows: [Int32] = []
  private var keepsRows = false
  /// The signatures; empty where they follow from the descriptions alone.
  private var signatures: [Int32] = []
  private(set) var keepsSignatures = false
  private var free: [Int32] = []

  /// How many nodes there are.
  private(set) var count = 0

  /// One more than the highest number in use.
  var end: Int32 { Int32(parent.count) }

  mutating func reserve(_ capacity: Int) {
    parent.reserveCapacity(capacity)
    first.reserveCapacity(capacity)
    last.reserveCapacity(capacity)
    next.reserveCapacity(capacity)
    previous.reserveCapacity(capacity)
    description.reserveCapacity(capacity)
    if keepsSignatures { signatures.reserveCapacity(capacity) }
    outcomes.reserveCapacity(capacity)
    if keepsRows { rows.reserveCapacity(capacity) }
  }

  /// Adds a node that stands nowhere yet.
  mutating func add(_ description: Int32) -> Int32 {
    count += 1
    if let node = free.popLast() {
      let place = Int(node)
      (parent[place], first[place], last[place]) = (Self.none, Self.none, Self.none)
      (next[place], previous[place]) = (Self.none, Self.none)
      self.description[place] = description
      clear(node)
      return node
    }
    parent.append(Self.none)
    first.append(Self.none)
    last.append(Self.none)
    next.append(Self.none)
    previous.append(Self.none)
    self.description.append(description)
    if keepsSignatures { signatures.append(Self.none) }
    outcomes.append(Outcome())
    if keepsRows { rows.append(Self.none) }
    return Int32(parent.count - 1)
  }

  /// Forgets what was found out about a node.
  mutating func clear(_ node: Int32) {
    outcomes[Int(node)] = Outcome()
    set(signature: Self.none, of: node)
    set(row: Self.none, of: node)
  }

  /// Keeps what nodes hand on to their siblings, or forgets it all.
  mutating func keepRows(_ keeps: Bool) {
    guard keeps != keepsRows else { return }
    keepsRows = keeps
    rows = keeps ? [Int32](repeating: Self.none, count: parent.count) : []
  }

  /// Keeps signatures of nodes, or forgets them all.
  mutating func keepSignatures(_ keeps: Bool) {
    guard keeps != keepsSignatures else { return }
    keepsSignatures = keeps
    signatures = keeps ? [Int32](repeating: Self.none, count: parent.count) : []
  }

  /// The signature of a node; `none` where nobody looked, or it follows from the description.
  @inline(__always)
  func signature(of node: Int32) -> Int32 { keepsSignatures ? signatures[Int(node)] : Self.none }

  @inline(__always)
  mutating func set(signature: Int32, of node: Int32) {
    if keepsSignatures { signatures[Int(node)] = signature }
  }

  /// What a node hands on to the sibling behind it; `none` where nobody looked, or asks.
  @inline(__always)
  func row(of node: Int32) -> Int32 { keepsRows ? rows[Int(node)] : Self.none }

  @inline(__always)
  mutating func set(row: Int32, of node: Int32) {
    if keepsRows { rows[Int(node)] = row }
  }

  /// Whether a number stands for a node.
  func contains(_ node: Int32) -> Bool { node >= 0 && node < end && description[Int(node)] >= 0 }

  /// Puts a node in front of a sibling, or at the end.
  mutating func link(_ node: Int32, into parentNode: Int32, before sibling: Int32) {
    let place = Int(node)
    parent[place] = parentNode
    let before = sibling == Self.none ? last[Int(parentNode)] : previous[Int(sibling)]
    previous[place] = before
    next[place] = sibling
    if before == Self.none { first[Int(parentNode)] = node } else { next[Int(before)] = node }
    if sibling == Self.none { last[Int(parentNode)] = node } else { previous[Int(sibling)] = node }
  }

  /// Takes a node out of its row of siblings; what is inside it stays inside it.
  mutating func unlink(_ node: Int32) {
    let place = Int(node)
    let (before, after, parentNode) = (previous[place], next[place], parent[place])
    if parentNode != Self.none {
      if before == Self.none { first[Int(parentNode)] = after } else { next[Int(before)] = after }
      if after == Self.none { last[Int(parentNode)] = before } else { previous[Int(after)] = before }
    }
    (parent[place], previous[place], next[place]) = (Self.none, Self.none, Self.none)
  }

  /// Gives up a node.
  mutating func release(_ node: Int32) {
    description[Int(node)] = Self.none
    clear(node)
    free.append(node)
    count -= 1
  }

  /// The node behind another one in document order inside a root; `none` at the end.
  ///
  /// - Parameter descends: whether what is inside the node comes next.
  @inline(__always)
  func following(_ node: Int32, in root: Int32, descends: Bool) -> Int32 {
    if descends {
      let child = first[Int(node)]
      if child != Self.none { return child }
    }
    var depth = 0
    return following(node, in: root, depth: &depth)
  }

  /// The node behind another one and what is inside it in document order inside a root; `none` at the end.
  ///
  /// - Parameter depth: how many nodes are above it.
  @inline(__always)
  func following(_ node: Int32, in root: Int32, depth: inout Int) -> Int32 {
    var current = node
    while current != root {
      let sibling = next[Int(current)]
      if sibling != Self.none { return sibling }
      current = parent[Int(current)]
      if current == Self.none { return Self.none }
      depth -= 1
    }
    return Self.none
  }
}
