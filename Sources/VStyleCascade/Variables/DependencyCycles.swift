/// Finds names that need each other: the strongly connected components of a graph.
enum DependencyCycles {
  /// For each name on a circle, the names of its circle in order of reference.
  ///
  /// Tarjan's algorithm without recursion, so that a long chain is no danger.
  static func find(in edges: [String: [String]]) -> [String: [String]] {
    var search = Search(edges: edges)
    for name in edges.keys.sorted() where search.index[name] == nil { search.visit(name) }
    return search.circles
  }

  private struct Search {
    let edges: [String: [String]]
    var index: [String: Int] = [:]
    var low: [String: Int] = [:]
    var stack: [String] = []
    var onStack: Set<String> = []
    var circles: [String: [String]] = [:]

    init(edges: [String: [String]]) { self.edges = edges }

    mutating func visit(_ root: String) {
      var path: [(name: String, next: Int)] = []
      enter(root, &path)
      while let (name, next) = path.last {
        let targets = edges[name] ?? []
        guard next < targets.count else {
          leave(name)
          path.removeLast()
          if let parent = path.last?.name { low[parent] = min(low[parent] ?? 0, low[name] ?? 0) }
          continue
        }
        path[path.count - 1].next += 1
        let target = targets[next]
        if let known = index[target] {
          if onStack.contains(target) { low[name] = min(low[name] ?? 0, known) }
        } else {
          enter(target, &path)
        }
      }
    }

    private mutating func enter(_ name: String, _ path: inout [(name: String, next: Int)]) {
      index[name] = index.count
      low[name] = index[name]
      stack.append(name)
      onStack.insert(name)
      path.append((name, 0))
    }

    private mutating func leave(_ name: String) {
      guard low[name] == index[name], let start = stack.lastIndex(of: name) else { return }
      let component = Array(stack[start...])
      stack.removeSubrange(start...)
      onStack.subtract(component)
      let isCircle = component.count > 1 || (edges[name] ?? []).contains(name)
      guard isCircle else { return }
      for member in component { circles[member] = component }
    }
  }
}
