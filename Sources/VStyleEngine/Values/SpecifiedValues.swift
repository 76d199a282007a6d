import VStyleCascade
import VStyleValues

/// The specified values of all declarations that win somewhere, with what is asked of them often.
struct SpecifiedValues: Sendable {
  private(set) var values: [SpecifiedValue] = []
  /// The declaration of each value; none for a keyword of `all` and for composed values.
  private var declarations: [ID<EngineDeclaration>] = []
  /// Whether no custom property matters to each value.
  private(set) var areConstant: [Bool] = []
  /// Whether each value may turn out to be the parent's.
  private(set) var mayAskParent: [Bool] = []
  /// Whether each value may turn out to roll the cascade back.
  private(set) var mayRollBack: [Bool] = []
  /// Whether any may.
  private(set) var hasRollBacks = false
  /// Whether each value may depend on what it is resolved against.
  private(set) var mayDependOnContext: [Bool] = []

  private var ids = PairTable<EngineDeclaration, PropertyTable.Reading, SpecifiedValue>()
  private var keywords: [WideKeyword: ID<SpecifiedValue>] = [:]
  /// The value that each declaration was last read as.
  private var readings: [Reading] = []
  private var composed: [ID<SpecifiedValue>: ComposedValue.Members] = [:]
  private var composedKeys = SequenceInterner<ComposedKey>()
  private var composedIDs: [ID<SpecifiedValue>] = []

  /// A declaration as the value of a property.
  private struct Reading {
    var reading: ID<PropertyTable.Reading> = .none
    var value: ID<SpecifiedValue> = .none
  }

  /// The members of a composed value with its reading, as a sequence.
  private enum ComposedKey {}

  @inline(__always)
  subscript(id: ID<SpecifiedValue>) -> SpecifiedValue { values[id] }

  /// Releases the memory that was reserved in advance.
  mutating func trim() { values.trim() }

  /// The value of a declaration of a rule as that of a property in a row.
  @inline(__always)
  mutating func value(
    of declaration: ID<EngineDeclaration>, _ rules: borrowing EngineRules, _ table: PropertyTable,
    _ row: ID<PropertyTable.Row>
  ) -> ID<SpecifiedValue> {
    if declaration.index < readings.count, readings[declaration].reading == table.readings[row] {
      return readings[declaration].value
    }
    return read(declaration, rules.declarations[declaration], table, row)
  }

  /// The value of a declaration that matches as that of a property in a row.
  mutating func value(
    of winner: MatchedDeclaration, _ table: PropertyTable, _ row: ID<PropertyTable.Row>
  ) -> ID<SpecifiedValue> {
    read(ID(winner.number), winner.declaration, table, row)
  }

  /// The value that a cascade comes to; `nil` where nothing decides.
  mutating func value(
    of outcome: Cascade.Outcome, _ table: PropertyTable, _ row: ID<PropertyTable.Row>
  ) -> ID<SpecifiedValue>? {
    switch outcome {
    case .declaration(let winner): value(of: winner, table, row)
    case .wide(let keyword, _): value(of: keyword, table.entries[row])
    case .nothing: nil
    }
  }

  private mutating func read(
    _ id: ID<EngineDeclaration>, _ declaration: Declaration, _ table: PropertyTable, _ row: ID<PropertyTable.Row>
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
    mayAskParent.append(value.mayAskParent)
    mayRollBack.append(value.mayRollBack)
    hasRollBacks = hasRollBacks || value.mayRollBack
    mayDependOnContext.append(value.mayDependOnContext)
    return ID(values.count - 1)
  }

  /// A value of which longhands are declared by themselves; `nil` where nothing decides.
  ///
  /// - Parameters:
  ///   - whole: the value that the declarations of the whole alone give.
  ///   - cascade: the declarations of the whole.
  ///   - longhands: the indices of the longhands that are declared by themselves.
  mutating func composedValue(
    _ whole: ID<SpecifiedValue>?, _ cascade: Cascade, _ longhands: [Int], _ cascades: [String: Cascade],
    _ table: PropertyTable, _ row: ID<PropertyTable.Row>
  ) -> ID<SpecifiedValue>? {
    let entry = table.entries[row]
    let members = ComposedValue.Members(
      whole: whole,
      parts: longhands.map { longhand in
        let own = Cascade(cascades[entry.longhands[longhand].name], and: cascade)
        return (longhand, self.value(of: own.outcome, table, row))
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

  /// Reads the declarations of the sheets again.
  ///
  /// - Parameter changed: the declarations with other values.
  /// - Returns: the values that changed; `nil` if one depends on its surroundings now and did not before, so that the
  ///   whole tree has to be computed again.
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
      mayAskParent[id] = values[id].mayAskParent
      mayRollBack[id] = values[id].mayRollBack
      mayDependOnContext[id] = values[id].mayDependOnContext
      if isChanged { found.append(id) }
    }
    return found
  }
}
