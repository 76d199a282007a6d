import VStyleStylesheet
import VStyleValues

/// An interner for the specified values of winning declarations, with columns of their most used facts.
struct SpecifiedValues: Sendable {
  private(set) var values: [SpecifiedValue] = []
  /// The declaration of each value; none for a keyword of `all` and for composed values.
  private var declarations: [ID<EngineDeclaration>] = []
  /// For each value, whether no custom property matters to it.
  private(set) var areConstant: [Bool] = []
  /// For each value, whether it may be that of the parent.
  private(set) var mayDependOnParent: [Bool] = []
  /// For each value, whether it may roll the cascade back.
  private(set) var mayRollBack: [Bool] = []
  /// Whether any value may roll the cascade back.
  private(set) var hasRollBacks = false
  /// For each value, whether it may depend on its context.
  private(set) var mayDependOnContext: [Bool] = []

  private var ids = PairTable<EngineDeclaration, TypeTable.Reading, SpecifiedValue>()
  private var keywords: [WideKeyword: ID<SpecifiedValue>] = [:]
  /// The value that each declaration was last parsed as.
  private var readings: [Reading] = []
  private var composed: [ID<SpecifiedValue>: ComposedValue.Members] = [:]
  private var composedKeys = SequenceInterner<ComposedKey>()
  private var composedIDs: [ID<SpecifiedValue>] = []

  /// The reading of a declaration with its value.
  private struct Reading {
    var reading: ID<TypeTable.Reading> = .none
    var value: ID<SpecifiedValue> = .none
  }

  /// The members of a composed value with its reading, as a sequence.
  private enum ComposedKey {}

  @inline(__always)
  subscript(id: ID<SpecifiedValue>) -> SpecifiedValue { values[id] }

  /// Releases unused capacity.
  mutating func trim() { values.trim() }

  /// The value of a declaration of a rule, parsed as the property at a row.
  @inline(__always)
  mutating func value(
    of declaration: ID<EngineDeclaration>, _ rules: borrowing EngineRules, _ table: TypeTable,
    _ row: ID<TypeTable.Row>
  ) -> ID<SpecifiedValue> {
    if declaration.index < readings.count, readings[declaration].reading == table.readings[row] {
      return readings[declaration].value
    }
    return read(declaration, rules.declarations[declaration], table, row)
  }

  /// The value of a matching declaration, parsed as the property at a row.
  mutating func value(
    of winner: MatchedDeclaration, _ table: TypeTable, _ row: ID<TypeTable.Row>
  ) -> ID<SpecifiedValue> {
    read(ID(winner.index), winner.declaration, table, row)
  }

  /// The value of the result of a cascade; `nil` if no declaration decides.
  mutating func value(
    of decision: Cascade.Decision, _ table: TypeTable, _ row: ID<TypeTable.Row>
  ) -> ID<SpecifiedValue>? {
    switch decision {
    case .declaration(let winner): value(of: winner, table, row)
    case .wide(let keyword, _): value(of: keyword, table.entries[row])
    case .nothing: nil
    }
  }

  private mutating func read(
    _ id: ID<EngineDeclaration>, _ declaration: Declaration, _ table: TypeTable, _ row: ID<TypeTable.Row>
  ) -> ID<SpecifiedValue> {
    let reading = table.readings[row]
    let value: ID<SpecifiedValue>
    if let known = ids[id, reading] {
      value = known
    } else {
      value = add(SpecifiedValue(declaration, table.entries[row].reading(declaration)), id)
      ids.set(id, reading, to: value)
    }
    readings.fill(id.index + 1, with: Reading())
    readings[id] = Reading(reading: reading, value: value)
    return value
  }

  private mutating func value(of keyword: WideKeyword, _ entry: StyleSchema.PropertyEntry) -> ID<SpecifiedValue> {
    if let known = keywords[keyword] { return known }
    let declaration = Declaration(DeclarationContent(name: "all", value: .wide(keyword)))
    let value = add(SpecifiedValue(declaration, entry), .none)
    keywords[keyword] = value
    return value
  }

  private mutating func add(_ value: SpecifiedValue, _ declaration: ID<EngineDeclaration>) -> ID<SpecifiedValue> {
    values.append(value)
    declarations.append(declaration)
    areConstant.append(value.constant != nil)
    mayDependOnParent.append(value.mayDependOnParent)
    mayRollBack.append(value.mayRollBack)
    hasRollBacks = hasRollBacks || value.mayRollBack
    mayDependOnContext.append(value.mayDependOnContext)
    return ID(values.count - 1)
  }

  /// A value whose longhands have declarations of their own; `nil` if no declaration decides.
  ///
  /// - Parameters:
  ///   - whole: the value from the declarations of the whole property alone; `nil` if there is none.
  ///   - cascade: the declarations of the whole property.
  ///   - longhands: the indices of the longhands with declarations of their own.
  ///   - cascades: all declarations, by property.
  ///   - table: the properties of the type.
  ///   - row: the row of the whole property.
  mutating func composedValue(
    _ whole: ID<SpecifiedValue>?, _ cascade: Cascade, _ longhands: [Int], _ cascades: [String: Cascade],
    _ table: TypeTable, _ row: ID<TypeTable.Row>
  ) -> ID<SpecifiedValue>? {
    let entry = table.entries[row]
    let members = ComposedValue.Members(
      whole: whole,
      parts: longhands.map { longhand in
        let own = Cascade(cascades[entry.longhands[longhand].name], and: cascade)
        return (longhand, self.value(of: own.decision, table, row))
      })
    guard !members.all.isEmpty else { return nil }
    var key = [table.readings[row].rawValue, (members.whole ?? ID.none).rawValue]
    for part in members.parts { key += [Int32(part.longhand), (part.value ?? ID.none).rawValue] }
    let id = composedKeys.intern(key)
    if id.index < composedIDs.count { return composedIDs[id] }
    let new = add(SpecifiedValue(members, values, entry), .none)
    composedIDs.append(new)
    composed[new] = members
    return new
  }

  /// Parses the declarations of edited sheets again.
  ///
  /// - Parameters:
  ///   - changed: the declarations with other values.
  ///   - rules: the rules of the edited sheets.
  /// - Returns: the values that changed; `nil` if one may have become dependent on its context or may roll the cascade
  ///   back. Then the whole tree has to be computed again.
  mutating func read(_ changed: Set<ID<EngineDeclaration>>, _ rules: borrowing EngineRules) -> [ID<SpecifiedValue>]? {
    var found: [ID<SpecifiedValue>] = []
    for id in values.indices.map({ ID<SpecifiedValue>($0) }) {
      let former = values[id]
      let isChanged: Bool
      if let members = composed[id] {
        values[id] = SpecifiedValue(members, values, former.entry)
        isChanged = members.all.contains(where: found.contains)
      } else if let declaration = declarations[id].orNil {
        let value = SpecifiedValue(rules.declarations[declaration], former.entry)
        let isFixed = former.constant != nil || value.constant != nil
        if value.mayRollBack, !former.mayRollBack { return nil }
        if isFixed, former.constant?.isContextIndependent ?? true, !(value.constant?.isContextIndependent ?? false) {
          return nil
        }
        values[id] = value
        isChanged = changed.contains(declaration)
      } else {
        continue
      }
      areConstant[id] = values[id].constant != nil
      mayDependOnParent[id] = values[id].mayDependOnParent
      mayRollBack[id] = values[id].mayRollBack
      mayDependOnContext[id] = values[id].mayDependOnContext
      if isChanged { found.append(id) }
    }
    return found
  }
}
