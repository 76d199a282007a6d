public import VStyleSyntax
public import VStyleValues

/// A value of a node as the engine knows it.
public struct EngineValue: Sendable {
  /// The place of the property among those of the node's class.
  public let place: Int
  /// The state that the value is for; 0 for a property with one value and for the normal state.
  public let slot: Int
  /// The property as the node's class has it.
  public let entry: StyleSchema.PropertyEntry
  /// The value.
  public let value: Value
  /// Whether a declaration stands behind the value, here or on an ancestor.
  public let isStyled: Bool
  /// The place of the node's own declaration; `nil` if there is none or it was written in Swift.
  public let location: SourceLocation?
}

extension StyleEngine {
  /// The values of a node, in the order of its class's properties. The node must be up to date.
  ///
  /// - Parameter styledOnly: whether to leave out what no declaration stands behind.
  public func values(of node: Int, styledOnly: Bool = false) -> [EngineValue] {
    core.values(of: Int32(node), styledOnly: styledOnly)
  }

  /// The number of a node's style: nodes with the same number have the same values and custom properties. `nil` before
  /// the first flush. It holds until the next one.
  public func styleNumber(of node: Int) -> Int? {
    let record = core.nodes.outcomes[node].record
    return record < 0 ? nil : Int(record)
  }

  /// How many pairs of a node and a rule match; rules that declare nothing but custom properties do not count.
  public var matchCount: Int { core.matchCount }

  /// The texts of the custom properties in force at a node.
  public func customProperties(of node: Int) -> [String: String] {
    core.customProperties(at: Int32(node))?.values.all.mapValues(\.text) ?? [:]
  }

  /// The text of one custom property in force at a node; `nil` if it has no value there.
  package func customProperty(_ name: String, of node: Int) -> String? {
    core.customProperties(at: Int32(node))?.values[name]?.text
  }

  /// The texts of the custom properties in force at a node that are others than at its parent; of a root, all.
  ///
  /// - Complexity: the custom properties that the node declares, and those that are not inherited.
  package func changedCustomProperties(of node: Int) -> [String: String] {
    core.changedCustomProperties(of: Int32(node))
  }
}

extension EngineCore {
  mutating func values(of node: Int32, styledOnly: Bool) -> [EngineValue] {
    let record = nodes.outcomes[Int(node)].record
    guard record >= 0 else { return [] }
    let look = styles.builder.looks[styles.records.records[Int(record)].look]
    let layout = layouts[look.type]
    var values: [EngineValue] = []
    for pass in 0..<look.passes.count {
      let question = question(node, pass: pass)
      let basis = basis(question)
      let slot = layout.slot(of: pass)
      for (place, entry) in layout.entries.enumerated() {
        let number = slot.map { entry.slots.firstIndex(of: $0) } ?? (entry.slots.isEmpty ? 0 : nil)
        guard let number else { continue }
        let expression = styles.builder.looks.expression(at: Int32(place), styles.builder.looks.pass(pass, of: look))
        if styledOnly, !entry.inherits, expression == nil { continue }
        let resolved = resolve(Int32(place), question, basis)
        if styledOnly, !resolved.isStyled { continue }
        values.append(
          EngineValue(
            place: place, slot: number, entry: entry, value: resolved.value, isStyled: resolved.isStyled,
            location: expression.flatMap { styles.builder.expressions[Int($0)].declaration.location }))
      }
    }
    return values
  }

  var matchCount: Int {
    var count = 0
    for node in 0..<nodes.end where nodes.contains(node) && nodes.outcomes[Int(node)].record >= 0 {
      let look = styles.records.records[Int(nodes.outcomes[Int(node)].record)].look
      count += matchedRules.matches(of: look, pass: 0).count { match in
        styles.rules.rules[Int(match.rule)].rule.declarations.contains { !$0.isCustom }
      }
    }
    return count
  }

  /// The custom properties in force at a node; `nil` before the first flush.
  func customProperties(at node: Int32) -> CustomPropertyEnvironments.Environment? {
    environment(at: node).map { styles.customProperties[$0] }
  }

  func changedCustomProperties(of node: Int32) -> [String: String] {
    guard let number = environment(at: node) else { return [:] }
    let own = styles.customProperties[number]
    guard let outer = environment(at: nodes.parent[Int(node)]) else { return own.values.all.mapValues(\.text) }
    guard number != outer else { return [:] }
    var changed: [String: String] = [:]
    // What the parent alone has of what is not inherited stays behind.
    for name in Set(own.contests.keys).union(styles.customProperties[outer].values.uninheritedNames) {
      guard let text = own.values[name]?.text, text != styles.customProperties[outer].values[name]?.text else {
        continue
      }
      changed[name] = text
    }
    return changed
  }

  /// The number of the custom properties in force at a node; `nil` for no node, and before the first flush.
  private func environment(at node: Int32) -> Int32? {
    guard node >= 0, case let record = nodes.outcomes[Int(node)].record, record >= 0 else { return nil }
    return styles.states.states[Int(styles.records.records[Int(record)].handed)].environment
  }

  /// What is wrong with the values of the nodes, each place once.
  mutating func issues() -> [Diagnostic] {
    var found: [Diagnostic] = []
    var (seen, environments): (Set<Int32>, Set<Int32>) = ([], [])
    var node = root
    while node != NodeTable.none {
      let record = nodes.outcomes[Int(node)].record
      if record >= 0, seen.insert(record).inserted { found += issues(node, &environments) }
      node = nodes.following(node, in: root, descends: true)
    }
    var places: Set<SourceLocation> = []
    return found.filter { places.insert($0.location).inserted }
  }

  /// What is wrong with the values of a node.
  ///
  /// - Parameter environments: those whose custom properties were looked at; all nodes of a tree may have the same.
  private mutating func issues(_ node: Int32, _ environments: inout Set<Int32>) -> [Diagnostic] {
    let look = styles.builder.looks[styles.records.records[Int(nodes.outcomes[Int(node)].record)].look]
    var found: [Diagnostic] = []
    for pass in 0..<look.passes.count {
      let question = question(node, pass: pass)
      if environments.insert(question.environment).inserted {
        found += styles.customProperties[question.environment].problems
      }
      for win in styles.builder.looks.pass(pass, of: look).wins {
        found += styles.outcome(styles.builder.looks.wins[win].expression, in: question.environment).problems
      }
    }
    return found
  }
}
