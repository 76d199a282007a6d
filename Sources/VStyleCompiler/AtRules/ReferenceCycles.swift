/// Finds what refers to itself, directly or through others, such as a style that inserts another one.
///
/// It is part of a strongly connected component of the graph of references.
/// The search takes time linear in the number of members and references.
///
/// - Spec: R. Tarjan, Depth-first search and linear graph algorithms, 1972
struct ReferenceCycles {
  /// For each member, whether it is on a cycle.
  private(set) var isInCycle: [Bool]

  /// The members, each after those that it refers to. Those of a cycle are in any order.
  private(set) var order: [Int] = []

  private let references: [[Int]]
  /// The visit order of the members, from 1; 0 for members that are not visited yet.
  private var reached: [Int]
  /// For each member, the lowest visit order that is known to be in its component.
  private var lowest: [Int]
  private var waiting: [Int] = []
  private var isWaiting: [Bool]
  private var count = 0

  /// Finds the cycles of a graph.
  ///
  /// - Parameter references: the members that each one refers to, by index.
  init(_ references: [[Int]]) {
    self.references = references
    isInCycle = Array(repeating: false, count: references.count)
    reached = Array(repeating: 0, count: references.count)
    lowest = reached
    isWaiting = isInCycle
    for start in references.indices where reached[start] == 0 { search(from: start) }
  }

  private mutating func search(from start: Int) {
    var path = [(member: start, next: 0)]
    enter(start)
    while let last = path.last {
      let member = last.member
      if last.next < references[member].count {
        path[path.count - 1].next += 1
        let other = references[member][last.next]
        if other == member { isInCycle[member] = true }
        if reached[other] == 0 {
          enter(other)
          path.append((other, 0))
        } else if isWaiting[other] {
          lowest[member] = min(lowest[member], reached[other])
        }
      } else {
        path.removeLast()
        if let above = path.last { lowest[above.member] = min(lowest[above.member], lowest[member]) }
        if lowest[member] == reached[member] { leave(member) }
      }
    }
  }

  private mutating func enter(_ member: Int) {
    count += 1
    (reached[member], lowest[member]) = (count, count)
    waiting.append(member)
    isWaiting[member] = true
  }

  /// Removes a finished component, which begins at `first`, from the stack of visited members.
  private mutating func leave(_ first: Int) {
    let isCircle = waiting.last != first
    while let member = waiting.popLast() {
      isWaiting[member] = false
      order.append(member)
      if isCircle { isInCycle[member] = true }
      if member == first { return }
    }
  }
}
