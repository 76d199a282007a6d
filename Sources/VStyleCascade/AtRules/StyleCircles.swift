/// Which of some styles need themselves, by way of whatever others.
///
/// They are found as the strongly connected components of the graph of references, in time linear in their number.
///
/// - Spec: R. Tarjan, Depth-first search and linear graph algorithms, 1972
struct StyleCircles {
  /// For each style, whether it needs itself.
  private(set) var isOnCircle: [Bool]

  private let references: [[Int]]
  /// The order in which styles were reached, from 1; 0 for those that were not.
  private var reached: [Int]
  /// The first style, in that order, that is known to be in the same circle.
  private var lowest: [Int]
  private var waiting: [Int] = []
  private var isWaiting: [Bool]
  private var count = 0

  /// - Parameter references: the styles that each style refers to.
  init(_ references: [[Int]]) {
    self.references = references
    isOnCircle = Array(repeating: false, count: references.count)
    reached = Array(repeating: 0, count: references.count)
    lowest = reached
    isWaiting = isOnCircle
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
        if other == style { isOnCircle[style] = true }
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

  /// Takes a whole component off the styles that wait for the rest of theirs.
  private mutating func leave(_ first: Int) {
    let isCircle = waiting.last != first
    while let style = waiting.popLast() {
      isWaiting[style] = false
      if isCircle { isOnCircle[style] = true }
      if style == first { return }
    }
  }
}
