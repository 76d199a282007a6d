/// Finds tokens that refer to each other in a circle.
///
/// The search has a list of open tokens instead of recursion, so chains may have any length.
struct TokenCycles {
  private enum State { case open, done }

  private let table: TokenTable
  private var states: [Int: State] = [:]
  /// The tokens on the way, each with the tokens that it refers to and that are still to be visited.
  private var path: [(token: Int, targets: [Int])] = []
  /// The circles, each as its tokens in order.
  private(set) var cycles: [[Int]] = []

  init(_ table: TokenTable) {
    self.table = table
    for token in table.tokens where states[token] == nil { visit(token) }
  }

  private mutating func visit(_ start: Int) {
    open(start)
    while let last = path.last {
      guard let target = last.targets.last else {
        states[last.token] = .done
        path.removeLast()
        continue
      }
      path[path.count - 1].targets.removeLast()
      switch states[target] {
      case nil: open(target)
      case .open?:
        let start = path.firstIndex { $0.token == target } ?? 0
        cycles.append(path[start...].map(\.token))
      case .done?: break
      }
    }
  }

  private mutating func open(_ token: Int) {
    states[token] = .open
    path.append((token, targets(of: token)))
  }

  private func targets(of token: Int) -> [Int] {
    guard let value = table.entries[token].value else { return [] }
    var references = table.references(in: value).map(\.node)
    // A token with `$ref` and `$value` is wrong, but may refer to itself as well.
    if table.entries[token].object.node["$ref"] != nil { references.append(table.entries[token].object.node) }
    return references.reversed().compactMap { reference in
      switch try? table.target(of: reference) {
      case .token(let id)?: id
      // A part of a value leads to another token only if it is a reference itself.
      case .part(let node, let id)?: TokenReference.isReference(node.node) ? id : nil
      case nil: nil
      }
    }
  }
}
