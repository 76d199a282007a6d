/// The cascade layers of a stylesheet and their order.
///
/// A later layer is stronger than an earlier one. Declarations directly in a layer are stronger than its sublayers.
/// Declarations outside of all layers are the strongest.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#layer-ordering
struct LayerTree: Sendable {
  private struct Layer: Sendable {
    var children: [(name: String?, id: Int)] = []
    var idsByName: [String: Int] = [:]
  }

  private var layers = [Layer()]

  /// The implicit layer of declarations that are in no layer.
  static let root = 0

  /// The layer with a name inside another one. Each anonymous layer is a new one.
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

  /// The names of all layers.
  var names: LayerNames {
    var steps: [LayerNames.Step?] = Array(repeating: nil, count: layers.count)
    for (parent, layer) in layers.enumerated() {
      for child in layer.children { steps[child.id] = LayerNames.Step(name: child.name, parent: parent) }
    }
    return LayerNames(steps: steps)
  }

  /// The rank of each layer, by layer. A weaker layer has a lower rank.
  func ranks() -> [Int] {
    var ranks = [Int](repeating: 0, count: layers.count)
    // From the strongest down: a layer, then its sublayers from the last one on. An explicit stack allows any depth.
    var pending = [LayerTree.root]
    var rank = layers.count
    while let id = pending.popLast() {
      rank -= 1
      ranks[id] = rank
      pending += layers[id].children.map(\.id)
    }
    return ranks
  }
}

/// The names of the layers of a stylesheet.
struct LayerNames: Sendable, Equatable {
  /// The last part of a layer's name, `nil` for an anonymous layer, and the layer that contains it.
  struct Step: Sendable, Equatable {
    let name: String?
    var parent: Int
  }

  /// The steps by layer; `nil` for the implicit layer.
  fileprivate var steps: [Step?]

  /// The dotted name of a layer, in which an anonymous layer is `(anonymous)`; `nil` for the implicit layer.
  ///
  /// - Complexity: linear in the length of the name.
  subscript(layer: Int) -> String? {
    var parts: [String] = []
    var next = layer
    while let step = steps[next] {
      parts.append(step.name ?? "(anonymous)")
      next = step.parent
    }
    return parts.isEmpty ? nil : parts.reversed().joined(separator: ".")
  }

  /// Appends the layers of a second stylesheet to those of a first one.
  static func + (first: LayerNames, second: LayerNames) -> LayerNames {
    let offset = first.steps.count
    return LayerNames(
      steps: first.steps + second.steps.map { $0.map { Step(name: $0.name, parent: $0.parent + offset) } })
  }
}
