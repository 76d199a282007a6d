package import VStyleStylesheet
package import VStyleSyntax
package import VStyleValues

/// What moves the values of a node.
extension StyleEngine {
  /// Whether a declaration sets a property of motion on a node. The node must be up to date.
  ///
  /// - Complexity: linear in the number of properties that declarations set on the node.
  package func mayMove(_ node: ID<Node>) -> Bool { !core.motionWinners(node).isEmpty }

  /// A value of a property of motion, with the location of its declaration.
  package typealias MotionValue = (name: String, value: StyleValue, location: SourceLocation?)

  /// The values of the properties of motion that declarations set on a node, which must be up to date.
  package func motionValues(of node: ID<Node>) -> [MotionValue] { core.motionValues(of: node) }

  /// The computed value of a declaration of a keyframe on a node, which must be up to date.
  ///
  /// - Parameters:
  ///   - declaration: the declaration.
  ///   - index: the index of the property among those of the node's type.
  ///   - underlying: the value of the property, whose part a longhand replaces.
  ///   - node: the node.
  /// - Returns: `nil` if the declaration is invalid on the node, so that the keyframe has no value.
  package func value(
    of declaration: Declaration, at index: Int, underlying: StyleValue, on node: ID<Node>
  ) -> StyleValue? {
    core.value(of: declaration, at: ID(index), underlying: underlying, on: node)
  }

  /// The index of a property among those of a node's type; `nil` if the type does not have it. A longhand has the index
  /// of the whole.
  package func propertyIndex(_ name: String, of node: ID<Node>) -> Int? {
    let whole = stylesheet.schema.whole(ofLonghand: name) ?? name
    guard let table = core.table(of: node) else { return nil }
    return table.index(of: core.matching.propertyTables.propertyName(whole)).orNil?.index
  }

  /// Whether a declaration of any node has ever been `inherit` for a property that is not inherited.
  package var hasExplicitInheritance: Bool { core.hasExplicitInheritance }

  /// Whether a node inherits the value of a property, by the index among those of its type.
  package func inherits(at index: Int, of node: ID<Node>) -> Bool { core.inherits(ID(index), node) }
}

extension EngineCore {
  /// The properties of a node's type; `nil` before the first flush.
  fileprivate mutating func table(of node: ID<Node>) -> TypeTable? {
    guard let cascaded = cascadedStyle(of: node).orNil else { return nil }
    return matching.propertyTables[styles.builder.styles[cascaded].type]
  }

  /// The rows of the properties of motion that declarations set on a node, with the first pass of its style.
  fileprivate mutating func motionWinners(_ node: ID<Node>) -> [CascadedStyle.Winner] {
    guard let cascadedID = cascadedStyle(of: node).orNil, let table = table(of: node) else { return [] }
    let cascaded = styles.builder.styles[cascadedID]
    let pass = styles.builder.styles.pass(0, of: cascaded)
    guard let rows = table.motionRows else { return [] }
    return styles.builder.styles.winners[pass.winners].filter { rows.contains($0.row.index) }
  }

  fileprivate mutating func motionValues(of node: ID<Node>) -> [StyleEngine.MotionValue] {
    let winners = motionWinners(node)
    guard !winners.isEmpty, let table = table(of: node) else { return [] }
    let query = query(node, pass: 0)
    let context = basis(query).context
    return winners.map {
      let location = styles.builder.values[$0.value].declaration.location
      return (table.entries[$0.row].name, resolve($0.row, query, context).value, location)
    }
  }

  fileprivate mutating func inherits(_ row: ID<TypeTable.Row>, _ node: ID<Node>) -> Bool {
    guard let cascadedID = cascadedStyle(of: node).orNil, let table = table(of: node) else { return false }
    let pass = styles.builder.styles.pass(table.normalPass(of: row), of: styles.builder.styles[cascadedID])
    guard let winner = styles.builder.styles.value(of: row, in: pass) else { return table.entries[row].inherits }
    return styles.builder.values[winner].isInherited
  }

  fileprivate mutating func value(
    of declaration: Declaration, at row: ID<TypeTable.Row>, underlying: StyleValue, on node: ID<Node>
  ) -> StyleValue? {
    guard let table = table(of: node) else { return nil }
    let whole = table.entries[row]
    let entry = whole.reading(declaration)
    let query = query(node, pass: table.normalPass(of: row))
    let set = customProperties(for: row, of: table, query)
    var cache = ParsedValueCache()
    let result = SpecifiedValue(declaration, entry).diagnosedResult(styles.customProperties[set].values, &cache).result
    switch result {
    case .invalid, .composed, .keyword(.revert), .keyword(.revertLayer): return nil
    case .value, .keyword: break
    }
    let context = basis(query).context
    guard let longhand = entry.part?.longhand else {
      return resolve(result, Subject(table: table, row: row), query, context).value
    }
    guard case .value(let value) = result else { return nil }
    return longhand.replacing(value.resolved(in: context), into: underlying)
  }
}
