import VStyleSyntax

/// The cascade layers of a stylesheet and their order.
///
/// A later layer is stronger than an earlier one. Declarations directly in a layer are stronger than its sublayers.
/// Declarations outside of all layers are the strongest.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#layer-ordering
package struct LayerTree: Sendable {
  private struct Layer: Sendable {
    var children: [(name: String?, id: Int)] = []
    var idsByName: [String: Int] = [:]
    /// The position of the first occurrence outside of media queries; `nil` if there is none.
    var position: Int?
  }

  /// An occurrence of a layer in media queries.
  private struct Occurrence: Sendable {
    let layer: Int
    let position: Int
    let conditions: [StyleCondition]
  }

  private var layers = [Layer(position: 0)]

  /// The occurrences in media queries, each before the first one outside of them.
  private var conditional: [Occurrence] = []

  /// The number of occurrences so far.
  private var occurrences = 0

  /// Creates a tree with the implicit layer alone.
  package init() {}

  /// The implicit layer of declarations that are in no layer.
  static let root = 0

  /// Whether the order of the layers depends on media queries.
  var isConditional: Bool { !conditional.isEmpty }

  /// The layer with a name inside another one. Each anonymous layer is a new one.
  ///
  /// - Parameter conditions: the media queries around this occurrence of the layer.
  package mutating func layer(named name: String?, in parent: Int, under conditions: [StyleCondition]) -> Int {
    let known = name.flatMap { layers[parent].idsByName[$0] }
    let id = known ?? layers.count
    if known == nil {
      layers.append(Layer())
      layers[parent].children.append((name, id))
      if let name { layers[parent].idsByName[name] = id }
    }
    note(id, conditions)
    return id
  }

  /// The layer with a dotted name inside another one.
  package mutating func layer(path: [String], in parent: Int, under conditions: [StyleCondition]) -> Int {
    path.reduce(parent) { layer(named: $1, in: $0, under: conditions) }
  }

  /// Notes an occurrence of a layer.
  private mutating func note(_ layer: Int, _ conditions: [StyleCondition]) {
    guard layers[layer].position == nil else { return }
    occurrences += 1
    if conditions.isEmpty {
      layers[layer].position = occurrences
    } else {
      conditional.append(Occurrence(layer: layer, position: occurrences, conditions: conditions))
    }
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
  ///
  /// - Parameter environment: the environment; `nil` if all media queries count as holding.
  func ranks(in environment: StyleEnvironment?) -> [Int] {
    let positions = positions(in: environment)
    var ranks = [Int](repeating: 0, count: layers.count)
    // From the strongest down: a layer, then its sublayers from the last one on. An explicit stack allows any depth.
    var pending = [LayerTree.root]
    var rank = layers.count
    while let id = pending.popLast() {
      rank -= 1
      ranks[id] = rank
      pending += layers[id].children.map(\.id).sorted { positions[$0] < positions[$1] }
    }
    return ranks
  }

  /// The position of the first occurrence of each layer whose media queries hold, by layer.
  ///
  /// A layer that does not occur comes after all others. It has no rules that apply.
  private func positions(in environment: StyleEnvironment?) -> [Int] {
    var positions = layers.indices.map { layers[$0].position ?? occurrences + $0 }
    for occurrence in conditional
    where occurrence.position < positions[occurrence.layer] && occurrence.conditions.allHold(in: environment) {
      positions[occurrence.layer] = occurrence.position
    }
    return positions
  }
}

/// The names of the layers of a stylesheet.
package struct LayerNames: Sendable, Equatable {
  /// The last part of a layer's name, `nil` for an anonymous layer, and the layer that contains it.
  struct Step: Sendable, Equatable {
    let name: String?
    var parent: Int
  }

  /// The steps by layer; `nil` for the implicit layer.
  fileprivate var steps: [Step?] = []

  /// The dotted name of a layer, in which an anonymous layer is `(anonymous)`; `nil` for the implicit layer.
  ///
  /// - Complexity: linear in the length of the name.
  package subscript(layer: Int) -> String? {
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
