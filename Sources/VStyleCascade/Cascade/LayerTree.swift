/// The cascade layers of one program and the order they have.
///
/// A layer is weaker than one that is declared later, and its sublayers are weaker than what stands
/// in it directly. What is in no layer is stronger than all of them.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#layer-ordering
struct LayerTree: Sendable {
  private struct Layer: Sendable {
    var children: [(name: String?, id: Int)] = []
    var idsByName: [String: Int] = [:]
  }

  private var layers = [Layer()]

  /// The layer of what is in no layer.
  static let root = 0

  /// The layer with a name inside another one. An anonymous layer is new each time.
  mutating func layer(named name: String?, in parent: Int) -> Int {
    if let name, let known = layers[parent].idsByName[name] { return known }
    layers.append(Layer())
    let id = layers.count - 1
    layers[parent].children.append((name, id))
    if let name { layers[parent].idsByName[name] = id }
    return id
  }

  /// The layer with a dotted name inside another one.
  mutating func layer(path: [String], in parent: Int) -> Int {
    path.reduce(parent) { layer(named: $1, in: $0) }
  }

  /// The dotted name of every layer, in which an anonymous layer is `(anonymous)`; `nil` for what is in no layer.
  func names() -> [String?] {
    var names = [String?](repeating: nil, count: layers.count)
    // A layer is always made after the one it stands in.
    for (id, layer) in layers.enumerated() {
      for child in layer.children {
        names[child.id] = [names[id], child.name ?? "(anonymous)"].compactMap(\.self).joined(separator: ".")
      }
    }
    return names
  }

  /// The rank of every layer, weakest first.
  func ranks() -> [Int] {
    var ranks = [Int](repeating: 0, count: layers.count)
    var next = 0
    // Depth is bounded by the nesting limit of the syntax.
    func visit(_ id: Int) {
      for child in layers[id].children { visit(child.id) }
      ranks[id] = next
      next += 1
    }
    visit(LayerTree.root)
    return ranks
  }
}
