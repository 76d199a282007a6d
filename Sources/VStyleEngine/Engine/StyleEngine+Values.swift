import VStyleStylesheet
package import VStyleSyntax
package import VStyleValues

/// The computed value of one property of a node.
package struct EngineValue: Sendable {
  /// The index of the property among those of the node's type.
  package let index: Int
  /// The index of the value's control state in the slots of ``entry``; 0 for the normal state and for a property with
  /// one value.
  package let slot: Int
  /// The property in the schema of the node's type.
  package let entry: StyleSchema.PropertyEntry
  /// The value.
  package let value: StyleValue
  /// Whether the value comes from a declaration, on the node or on an ancestor.
  package let isStyled: Bool
  /// The location of the node's own declaration; `nil` if there is none or it was written in Swift.
  package let location: SourceLocation?
}

/// The value of one property of a node that comes from a declaration, on the node or on an ancestor.
package struct StyledValue: Sendable {
  /// The index of the property among those of the node's type.
  package let index: Int
  /// The index of the value's control state in the slots of the property; 0 for the normal state and for a property
  /// with one value.
  package let slot: Int
  /// The value.
  package let value: StyleValue
  /// The location of the node's own declaration; `nil` if there is none or it was written in Swift.
  package let location: SourceLocation?
  /// Whether the declaration is important.
  package let isImportant: Bool
}

extension StyleEngine {
  /// The values of a node: the properties with one value, then the values of each control state. The node must be up to
  /// date.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - styledOnly: whether to omit values that come from no declaration.
  /// - Returns: the values; none before the first flush.
  package func values(of node: Int, styledOnly: Bool = false) -> [EngineValue] {
    core.values(of: ID(node), styledOnly: styledOnly)
  }

  /// The values of a node that come from declarations, without their entries in the schema. The node must be up to date.
  package func styledValues(of node: ID<Node>) -> [StyledValue] {
    var values: [StyledValue] = []
    core.forEachValue(of: node, styledOnly: true) { row, slot, resolved, winner in
      values.append(
        StyledValue(
          index: row.index, slot: slot, value: resolved.value, location: winner?.declaration.location,
          isImportant: winner?.declaration.isImportant ?? false))
    }
    return values
  }

  /// The entry of a property in the schema of a node's type, by its index among those of the type. The node must be up
  /// to date.
  package func entry(at index: Int, of node: ID<Node>) -> StyleSchema.PropertyEntry {
    core.matching.propertyTables[core.styles.builder.styles[core.cascadedStyle(of: node)].type].entries[index]
  }

  /// The ID of a node's shared style; `nil` before the first flush. It is valid until the next flush.
  ///
  /// Nodes with the same ID have the same custom properties and values. Values that come from each node's parent are
  /// the exception: `inherit` of a property that is not inherited.
  package func styleIndex(of node: Int) -> Int? { core.nodes.computed[node].style.orNil?.index }

  /// The number of matching pairs of a node and a rule with more than custom properties.
  package var matchCount: Int { core.matchCount() }

  /// The texts of the custom properties of a node, by name; empty before the first flush.
  package func customProperties(of node: Int) -> [String: String] {
    core.customProperties(of: ID(node))?.values.all.mapValues(\.text) ?? [:]
  }

  /// The text of one custom property of a node; `nil` if it has no value there.
  package func customProperty(_ name: String, of node: Int) -> String? {
    core.customProperties(of: ID(node))?.values[name]?.text
  }

  /// The custom properties whose texts differ from those of the parent, with their texts; for a root, all of them.
  ///
  /// - Complexity: linear in the number of custom properties that the node declares and of those that are not
  ///   inherited; for a root, of all.
  package func changedCustomProperties(of node: Int) -> [String: String] {
    core.changedCustomProperties(of: ID(node))
  }

  /// The names of the custom properties that may have another value, or none, than at the parent; for a root, of all.
  ///
  /// - Complexity: as that of ``changedCustomProperties(of:)``.
  package func ownCustomPropertyNames(of node: Int) -> Set<String> { core.ownCustomPropertyNames(of: ID(node)) }
}

extension EngineCore {
  mutating func values(of node: ID<Node>, styledOnly: Bool) -> [EngineValue] {
    let cascaded = cascadedStyle(of: node)
    guard !cascaded.isNone else { return [] }
    let table = matching.propertyTables[styles.builder.styles[cascaded].type]
    var values: [EngineValue] = []
    forEachValue(of: node, styledOnly: styledOnly) { row, slot, resolved, winner in
      values.append(
        EngineValue(
          index: row.index, slot: slot, entry: table.entries[row], value: resolved.value, isStyled: resolved.isStyled,
          location: winner?.declaration.location))
    }
    return values
  }

  /// Visits the values of a node: its property, the index of the control state, the value, and the node's own
  /// declaration as a value.
  mutating func forEachValue(
    of node: ID<Node>, styledOnly: Bool, _ visit: (ID<TypeTable.Row>, Int, Resolved, SpecifiedValue?) -> Void
  ) {
    let cascadedID = cascadedStyle(of: node)
    guard !cascadedID.isNone else { return }
    let cascaded = styles.builder.styles[cascadedID]
    let table = matching.propertyTables[cascaded.type]
    for index in 0..<cascaded.passes.count {
      let query = query(node, pass: index)
      // The first value that depends on the context computes it.
      var basis: Basis?
      let pass = styles.builder.styles.pass(index, of: cascaded)
      let state = table.slot(of: index)
      // OPTIMIZATION: by index. A loop over the entries would be simpler, but each copy of an entry retains its dozen
      // references.
      for row in table.entries.indices.lazy.map({ ID<TypeTable.Row>($0) }) {
        let declared = styles.builder.styles.value(of: row, in: pass)
        if styledOnly, declared == nil, !table.entries[row].inherits { continue }
        let slots = table.entries[row].slots
        let slot = state.map { slots.firstIndex(of: $0) } ?? (slots.isEmpty ? 0 : nil)
        guard let slot else { continue }
        let resolved = resolvedWithoutContext(row, declared, query, table) ?? resolve(row, query, &basis)
        if styledOnly, !resolved.isStyled { continue }
        visit(row, slot, resolved, declared.map { styles.builder.values[$0] })
      }
    }
  }

  mutating func matchCount() -> Int {
    var count = 0
    for node in (0..<nodes.end).map({ ID<Node>($0) }) where nodes.contains(node) {
      guard let style = style(of: node) else { continue }
      count += matching.matchedRules.matches(of: style.cascaded, pass: 0).count { match in
        styles.rules[match.rule].rule.declarations.contains { !$0.isCustom }
      }
    }
    return count
  }

  // MARK: Custom properties

  /// The custom properties of a node; `nil` before the first flush.
  mutating func customProperties(of node: ID<Node>) -> CustomPropertySet? {
    customPropertySet(of: node).map { styles.customProperties[$0] }
  }

  mutating func changedCustomProperties(of node: ID<Node>) -> [String: String] {
    guard let set = customPropertySet(of: node) else { return [:] }
    let own = styles.customProperties[set]
    guard let outer = customPropertySet(of: nodes.parent[node]) else { return own.values.all.mapValues(\.text) }
    guard set != outer else { return [:] }
    let above = styles.customProperties[outer].values
    var changed: [String: String] = [:]
    // Properties that are not inherited and that only the parent has are omitted.
    for name in ownCustomPropertyNames(of: node) {
      guard let text = own.values[name]?.text, text != above[name]?.text else { continue }
      changed[name] = text
    }
    return changed
  }

  mutating func ownCustomPropertyNames(of node: ID<Node>) -> Set<String> {
    guard let set = customPropertySet(of: node) else { return [] }
    let own = styles.customProperties[set]
    guard let outer = customPropertySet(of: nodes.parent[node]) else { return Set(own.values.all.keys) }
    return set == outer ? [] : Set(own.cascades.keys).union(styles.customProperties[outer].values.uninheritedNames)
  }

  /// The custom properties of a node; `nil` for no node, and before the first flush.
  private mutating func customPropertySet(of node: ID<Node>) -> ID<CustomPropertySet>? {
    guard !node.isNone, let style = style(of: node) else { return nil }
    return styles.inherited[style.forChildren].customProperties
  }

  // MARK: Diagnostics

  /// The diagnostics of the values of all nodes, one for each location.
  mutating func diagnostics() -> [Diagnostic] {
    var found: [Diagnostic] = []
    var seen: Set<ID<SharedStyle>> = []
    var sets: Set<ID<CustomPropertySet>> = []
    var node = root
    while !node.isNone {
      let style = nodes.computed[node].style
      if !style.isNone, seen.insert(style).inserted { found += diagnostics(of: node, &sets) }
      node = nodes.following(node, in: root, descends: true)
    }
    if scopeAnswers.isBeyondLimit, let rule = matching.selectors.questions.rules.first?.id,
      let location = styles.rules[rule].rule.location
    {
      let limit = Limit.scopeAnswers.sentence(value: limits.scopeAnswers)
      found.append(
        Diagnostic(.limitExceeded, at: location, "no rule applies that asks about the root of its `@scope`: \(limit)"))
    }
    var locations: Set<SourceLocation> = []
    return found.filter { locations.insert($0.location).inserted }
  }

  /// The diagnostics of the values of a node.
  ///
  /// - Parameter sets: the sets of custom properties whose diagnostics are reported. All nodes of a tree may have the
  ///   same.
  private mutating func diagnostics(of node: ID<Node>, _ sets: inout Set<ID<CustomPropertySet>>) -> [Diagnostic] {
    let cascaded = styles.builder.styles[cascadedStyle(of: node)]
    var found: [Diagnostic] = []
    for index in 0..<cascaded.passes.count {
      let query = query(node, pass: index)
      let table = matching.propertyTables[cascaded.type]
      if sets.insert(query.customProperties).inserted {
        found += styles.customProperties[query.customProperties].diagnostics
      }
      let pass = styles.builder.styles.pass(index, of: cascaded)
      for winner in table.inOrder(styles.builder.styles.winners[pass.winners], in: table.slot(of: index)) {
        let set = customProperties(for: winner.row, of: table, query)
        let diagnosed = styles.diagnosedResult(of: winner.value, in: set)
        found += diagnosed.diagnostics
        found += diagnosticsOfSettled(diagnosed.result, Subject(table: table, row: winner.row), query)
      }
    }
    return found
  }
}
