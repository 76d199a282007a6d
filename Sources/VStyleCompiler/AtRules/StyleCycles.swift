/// Finds the styles that refer to themselves, directly or through other styles.
///
/// Such a style is part of a strongly connected component of the graph of references.
/// The search takes time linear in the number of styles and references.
///
/// - Spec: R. Tarjan, Depth-first search and linear graph algorithms, 1972
struct StyleCycles {
  /// For each style, whether it is on a cycle.
  private(set) var isInCycle: [Bool]

  private let references: [[Int]]
  /// The visit order of the styles, from 1; 0 for styles that are not visited yet.
  private var reached: [Int]
  /// For each style, the lowest visit order that is known to be in its component.
  private var lowest: [Int]
  private var waiting: [Int] = []
  private var isWaiting: [Bool]
  private var count = 0

  /// Finds the cycles of a graph of styles.
  ///
  /// - Parameter references: the styles that each style refers to, by index.
  init(_ references: [[Int]]) {
    self.references = references
    isInCycle = Array(repeating: false, count: references.count)
    reached = Array(repeating: 0, count: references.count)
    lowest = reached
    isWaiting = isInCycle
    for start in references.indices where reached[start] == 0 { search(from: start) }
  }

  private mutating func search(from start: Int) {
    var path = [(style: start, next: 0)]
    enter(start)
    while let last = path.last {
      let style = last.style
      if last.next < references[style].count {
        path[path.count - 1].next += 1
        let other = references[style][last.next]
        if other == style { isInCycle[style] = true }
        if reached[other] == 0 {
          enter(other)
          path.append((other, 0))
        } else if isWaiting[other] {
          lowest[style] = min(lowest[style], reached[other])
        }
      } else {
        path.removeLast()
        if let above = path.last { lowest[above.style] = min(lowest[above.style], lowest[style]) }
        if lowest[style] == reached[style] { leave(style) }
      }
    }
  }

  private mutating func enter(_ style: Int) {
    count += 1
    (reached[style], lowest[style]) = (count, count)
    waiting.append(style)
    isWaiting[style] = true
  }

  /// Removes a finished component, which begins at `first`, from the stack of visited styles.
  private mutating func leave(_ first: Int) {
    let isCircle = waiting.last != first
    while let style = waiting.popLast() {
      isWaiting[style] = false
      if isCircle { isInCycle[style] = true }
      if style == first { return }
    }
  }
}
