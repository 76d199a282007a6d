import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The values of nodes, from their styles.
extension EngineCore {
  /// A computed value.
  struct Resolved {
    let value: StyleValue
    /// Whether the value comes from a declaration, on the element or on an ancestor.
    let isStyled: Bool
    /// The value that inheriting elements resolve against their own color; `nil` if the color does not matter.
    let following: StyleValue?
  }

  /// A pass of one node whose values are computed.
  struct Query {
    /// The node; none if all nodes of the style have the same values.
    let node: ID<Node>
    let style: SharedStyle
    let pass: Int
    let customProperties: ID<CustomPropertySet>
  }

  /// The query for a pass of a visited node.
  mutating func query(_ node: ID<Node>, pass: Int) -> Query {
    query(node, styles.styles[nodes.computed[node].style], pass: pass)
  }

  mutating func query(_ node: ID<Node>, _ style: SharedStyle, pass: Int) -> Query {
    Query(node: node, style: style, pass: pass, customProperties: styles.customProperties(of: style, pass: pass))
  }

  /// The value of the property at a row.
  mutating func resolve(_ row: ID<TypeTable.Row>, _ query: Query, _ context: ValueContext) -> Resolved {
    let cascaded = styles.builder.styles[query.style.cascaded]
    let table = matching.propertyTables[cascaded.type]
    let subject = Subject(table: table, row: row)
    let pass = styles.builder.styles.pass(query.pass, of: cascaded)
    guard let value = styles.builder.styles.value(of: row, in: pass) else {
      return defaulted(subject, query, context, isInherited: subject.entry.inherits, isDeclared: false)
    }
    let set = customProperties(for: row, of: table, query)
    return resolve(styles.diagnosedResult(of: value, in: set).result, subject, query, context)
  }

  /// The custom properties for the value of a property.
  @inline(__always)
  mutating func customProperties(
    for row: ID<TypeTable.Row>, of table: TypeTable, _ query: Query
  ) -> ID<CustomPropertySet> {
    guard styles.customProperties.hasCompleted, table.precedesCustomProperties(row) else {
      return query.customProperties
    }
    let cascaded = styles.builder.styles[query.style.cascaded]
    let pass = styles.builder.styles.pass(query.pass, of: cascaded)
    return styles.customProperties.setForContext(query.customProperties, of: pass, isRoot: cascaded.isRoot)
  }

  /// The value of a property or one of its longhands, from a result.
  ///
  /// - Parameter isOfWhole: whether a value in the result is one of the whole property.
  mutating func resolve(
    _ result: SpecifiedResult, _ subject: Subject, isOfWhole: Bool = true, _ query: Query, _ context: ValueContext
  ) -> Resolved {
    switch result {
    case .value(let value):
      let resolved = value.resolved(in: context)
      return Resolved(
        value: isOfWhole ? subject.part(of: resolved) : resolved, isStyled: true,
        following: value.followingCurrentColor(in: context))
    case .invalid:
      return defaulted(subject, query, context, isInherited: subject.entry.inherits, isDeclared: true)
    case .keyword(.revert), .keyword(.revertLayer): return rolledBack(subject, query, context)
    case .keyword(let keyword):
      return defaulted(
        subject, query, context, isInherited: keyword == .inherit || keyword == .unset && subject.entry.inherits,
        isDeclared: true)
    case .composed(let composed): return resolve(composed, subject, query, context)
    }
  }

  /// The value of a property whose winner rolls the cascade back.
  private mutating func rolledBack(_ subject: Subject, _ query: Query, _ context: ValueContext) -> Resolved {
    // The declaration that decides instead may change while the result of the winner stays the same.
    hasExplicitInheritance = true
    guard let (settled, isOfWhole) = settled(subject, query) else {
      return defaulted(subject, query, context, isInherited: subject.entry.inherits, isDeclared: false)
    }
    return resolve(settled.result, subject, isOfWhole: isOfWhole, query, context)
  }

  /// The result that decides instead of a winner that rolls the cascade back, and whether a value in it is one of the
  /// whole property; `nil` if no declaration decides.
  private mutating func settled(_ subject: Subject, _ query: Query) -> (DiagnosedResult, isOfWhole: Bool)? {
    let cascaded = styles.builder.styles[query.style.cascaded]
    let table = matching.propertyTables[cascaded.type]
    let cascades = styles.builder.cascades(
      table.slot(of: query.pass), matching.matchedRules.matches(of: query.style.cascaded, pass: query.pass),
      matching.states.environments[cascaded.environment], styles.rules)
    let entry = subject.entry
    var cascade = Cascade(cascades[entry.name], and: cascades["all"])
    if let longhand = subject.longhand { cascade = Cascade(cascades[longhand.name], and: cascade) }
    var walk = CascadeWalk(cascade)
    while true {
      switch walk.next() {
      case .nothing: return nil
      case .wide(let keyword, _): return (DiagnosedResult(result: .keyword(keyword), diagnostics: []), true)
      case .declaration(let winner):
        let value = styles.builder.values.value(of: winner, table, subject.row)
        let result = styles.diagnosedResult(of: value, in: customProperties(for: subject.row, of: table, query))
        if case .keyword(let keyword) = result.result, walk.rollBack(keyword) { continue }
        return (result, winner.declaration.name == entry.name)
      }
    }
  }

  /// The diagnostics of a result of a property or one of its longhands, after the cascade rolled back.
  mutating func diagnosticsOfSettled(_ result: SpecifiedResult?, _ subject: Subject, _ query: Query) -> [Diagnostic] {
    switch result {
    case .keyword(.revert), .keyword(.revertLayer): settled(subject, query)?.0.diagnostics ?? []
    case .composed(let composed):
      composed.parts.reduce(diagnosticsOfSettled(composed.whole, subject, query)) { found, part in
        let longhand = subject.entry.longhands[part.longhand]
        let subject = Subject(table: subject.table, row: subject.row, longhand: longhand)
        return found + diagnosticsOfSettled(part.result, subject, query)
      }
    default: []
    }
  }

  /// The inherited or the initial value of a property.
  mutating func defaulted(
    _ subject: Subject, _ query: Query, _ context: ValueContext, isInherited: Bool, isDeclared: Bool
  ) -> Resolved {
    if isInherited, let inherited = inherited(subject, query), inherited.kind == subject.entry.kind {
      let following = subject.entry.name == "color" ? nil : inherited.following
      if following != nil { usesInheritedCurrentColor = true }
      return Resolved(
        value: following?.resolved(in: context) ?? inherited.value, isStyled: isDeclared || inherited.isStyled,
        following: following)
    }
    let isOfRoot = isInherited && query.style.inherited.isNone && isDeclared
    let outer = isOfRoot ? environment.rootContext : context
    let initial = subject.entry.initial
    let following = subject.entry.name == "color" ? nil : initial.followingCurrentColor(in: outer)
    return Resolved(
      value: subject.part(of: following?.resolved(in: context) ?? initial.resolved(in: outer)), isStyled: isDeclared,
      following: following)
  }
}

// MARK: Inherited values

extension EngineCore {
  /// The parent's value of a property; `nil` if there is no parent or its type does not have the property.
  private mutating func inherited(_ subject: Subject, _ query: Query) -> InheritedValue? {
    guard !query.style.inherited.isNone else { return nil }
    if subject.entry.inherits {
      return inherited(subject.property, from: query.style.inherited)?.part(of: subject)
    }
    hasExplicitInheritance = true
    return ofParent(subject, query.node)
  }

  /// The parent's value of a property that is not inherited. If the parent's own value is `inherit`, the value of the
  /// next ancestor is read, unless its type does not have the property.
  private mutating func ofParent(_ subject: Subject, _ node: ID<Node>) -> InheritedValue? {
    let property = subject.property
    var current = nodes.parent[node]
    while !current.isNone {
      let style = styles.styles[nodes.computed[current].style]
      let cascaded = styles.builder.styles[style.cascaded]
      let table = matching.propertyTables[cascaded.type]
      guard let row = table.index(of: property).orNil else { return nil }
      let query = query(current, style, pass: table.normalPass(of: row))
      let above = subject.at(row, of: table)
      if !style.inherited.isNone, !above.entry.inherits,
        let value = styles.builder.styles.value(of: row, in: styles.builder.styles.pass(query.pass, of: cascaded)),
        styles.diagnosedResult(of: value, in: customProperties(for: row, of: table, query)).result.result(of: above)
          == .keyword(.inherit), let next = parent(of: current, with: property)
      {
        current = next
        continue
      }
      let value = resolve(above, query, basis(query))
      return InheritedValue(
        value: value.value, kind: above.entry.kind, isStyled: value.isStyled, following: value.following)
    }
    return nil
  }

  /// The parent of a node; `nil` if there is none or its type does not have a property.
  private mutating func parent(of node: ID<Node>, with property: ID<PropertyName>) -> ID<Node>? {
    guard let parent = nodes.parent[node].orNil else { return nil }
    let cascaded = styles.builder.styles[styles.styles[nodes.computed[parent].style].cascaded]
    return matching.propertyTables[cascaded.type].index(of: property).isNone ? nil : parent
  }

  /// The value of a property in an inherited style; `nil` if the type of its element does not have the property.
  private mutating func inherited(
    _ property: ID<PropertyName>, from style: ID<InheritedStyle>
  ) -> InheritedValue? {
    var path: [ID<InheritedStyle>] = []
    var current = style
    // Downward from the nearest style with a cached value. Recursion would be simpler, but the chain of styles may be
    // as long as the tree is deep.
    while !current.isNone, styles.inherited.value(of: property, in: current) == nil {
      let cascaded = styles.builder.styles[styles.inherited[current].cascaded]
      guard !matching.propertyTables[cascaded.type].index(of: property).isNone else { break }
      path.append(current)
      current = styles.inherited[current].parent
    }
    for id in path.reversed() {
      let query = query(of: id)
      let table = matching.propertyTables[styles.builder.styles[query.style.cascaded].type]
      let row = table.index(of: property)
      let own = self.query(query.node, query.style, pass: table.normalPass(of: row))
      let value = resolve(row, own, basis(own))
      styles.inherited.set(
        InheritedValue(
          value: value.value, kind: table.entries[row].kind, isStyled: value.isStyled, following: value.following),
        of: property, in: id)
    }
    return style.isNone ? nil : styles.inherited.value(of: property, in: style)
  }

  /// The query for any node whose children inherit a style.
  private mutating func query(of id: ID<InheritedStyle>) -> Query {
    let inherited = styles.inherited[id]
    let style = SharedStyle(cascaded: inherited.cascaded, inherited: inherited.parent, forChildren: id)
    return Query(node: inherited.node, style: style, pass: 0, customProperties: inherited.customProperties)
  }
}

// MARK: The context of values

extension EngineCore {
  /// The context that the values of a node are resolved against.
  struct Basis {
    var context: ValueContext
    /// The values of the context properties, which are resolved before the context is complete.
    var first: [(row: ID<TypeTable.Row>, value: Resolved)] = []
  }

  /// The value of a property. The values of context properties come from the basis.
  mutating func resolve(_ row: ID<TypeTable.Row>, _ query: Query, _ basis: Basis) -> Resolved {
    for (known, value) in basis.first where known == row { return value }
    return resolve(row, query, basis.context)
  }

  /// The value of a property, against a context that is computed if it is missing.
  mutating func resolve(_ row: ID<TypeTable.Row>, _ query: Query, _ basis: inout Basis?) -> Resolved {
    let known = basis ?? self.basis(query)
    basis = known
    return resolve(row, query, known)
  }

  /// The declared or inherited value of a property, if it does not depend on the context; otherwise `nil`.
  ///
  /// OPTIMIZATION: ``resolve(_:_:_:)`` alone would be simpler. Most styles have no value that depends on the context,
  /// which takes two fifths of the instructions.
  mutating func resolvedWithoutContext(
    _ row: ID<TypeTable.Row>, _ declared: ID<SpecifiedValue>?, _ query: Query, _ table: TypeTable
  ) -> Resolved? {
    if let declared {
      let set = customProperties(for: row, of: table, query)
      guard case .value(let value) = styles.diagnosedResult(of: declared, in: set).result, !value.dependsOnContext
      else { return nil }
      return Resolved(value: value, isStyled: true, following: nil)
    }
    guard table.entries[row.index].inherits,
      let inherited = inherited(table.properties[row], from: query.style.inherited),
      inherited.following == nil, inherited.kind == table.entries[row.index].kind
    else { return nil }
    return Resolved(value: inherited.value, isStyled: inherited.isStyled, following: nil)
  }

  /// The context that the values of a node are resolved against.
  mutating func basis(_ query: Query) -> Basis {
    let cascaded = styles.builder.styles[query.style.cascaded]
    let local = matching.states.environments[cascaded.environment]
    var basis = Basis(
      context: query.style.inherited.isNone ? environment.rootContext : context(of: query.style.inherited))
    basis.context.colorScheme = local.colorScheme
    basis.context.displayScale = environment.traits.displayScale
    basis.context.skin = environment.skin
    let table = matching.propertyTables[cascaded.type]
    for member in table.context {
      let resolved = resolve(member.index, query, basis.context)
      basis.first.append((member.index, resolved))
      ContextProperties.update(
        &basis.context, with: resolved.value, of: table.entries[member.index].kind,
        as: table.entries[member.index].name,
        at: .init(isRoot: cascaded.isRoot, preferred: environment.traits.colorScheme))
    }
    return basis
  }

  /// The context below an inherited style.
  private mutating func context(of style: ID<InheritedStyle>) -> ValueContext {
    var path: [ID<InheritedStyle>] = []
    var current = style
    while !current.isNone, styles.inherited.context(of: current) == nil {
      path.append(current)
      current = styles.inherited[current].parent
    }
    for id in path.reversed() {
      let basis = basis(query(of: id))
      styles.inherited.set(basis.context, of: id)
    }
    return styles.inherited.context(of: style) ?? environment.rootContext
  }
}
