import VStyleCascade
import VStyleValues

/// The name of a property.
enum PropertyName {}

/// The properties of the view types of a schema, one table for each type.
struct PropertyTables: Sendable {
  private let schema: StyleSchema
  /// The bit of each inherited property; see ``PropertyTable/Member/bit``.
  private var bits: [ID<PropertyName>: UInt64] = [:]
  private var tables: [PropertyTable] = []
  private var ids: [String: ID<PropertyTable>] = [:]
  /// The value types of each property, with their readings.
  private var readings: [ID<PropertyName>: [(kind: ValueKind, reading: ID<PropertyTable.Reading>)]] = [:]
  private var readingCount = 0
  /// The distinct sets of properties that reach children.
  private(set) var inheritedSets: [InheritedPropertySet] = []
  /// The names of properties: those of the schema, then others in the order in which sheets mention them.
  private var names = NameTable<PropertyName>()

  init(_ schema: StyleSchema) {
    self.schema = schema
    // A view type has the properties of its superclasses too, whose names are known by then.
    for name in schema.viewTypeNames {
      for entry in schema.viewTypes[name]?.properties ?? [] { _ = names.intern(entry.name) }
    }
  }

  /// The ID of a property's name, which is added if it is new.
  mutating func propertyName(_ name: String) -> ID<PropertyName> { names.intern(name) }

  /// Whether a name is that of a longhand of another property.
  func isLonghand(_ name: String) -> Bool { schema.whole(ofLonghand: name) != nil }

  @inline(__always)
  subscript(type: ID<PropertyTable>) -> PropertyTable { tables[type] }

  /// The table of a view type, which is added if it is new.
  ///
  /// - Parameters:
  ///   - name: the name of the view type.
  ///   - types: the names of types in selectors.
  mutating func intern(_ name: String, _ types: inout NameTable<TypeName>) -> ID<PropertyTable> {
    if let known = ids[name] { return known }
    let known = schema.ancestry(of: name)
    let ancestry = (known.isEmpty ? [name] : known).map { types.intern($0) }
    let entries = schema.properties(of: schema.viewTypes[name] == nil ? schema.fallbackViewType ?? name : name)
    // Names that appear only in sheets may be interned later. No type has these properties.
    var indices = [ID<PropertyTable.Row>](repeating: .none, count: names.names.count)
    let properties = entries.map { names.intern($0.name) }
    for (index, property) in properties.enumerated() { indices[property] = ID(index) }
    let inheritedSet = inheritedSet(InheritedPropertySet(entries))
    let inherited = inheritedSets[inheritedSet].inherited.map { member($0, indices) }
    let context = inheritedSets[inheritedSet].context.map { member($0, indices) }
    let setsWholeContext = ContextProperties.coverAll(inheritedSets[inheritedSet].context) { names.find($0) != nil }
    tables.append(
      PropertyTable(
        ancestry: ancestry, entries: entries, properties: properties,
        canBeDisabled: MatchingTree.hasEnabledState(name, schema),
        inheritedSet: inheritedSet, inherited: inherited, context: context, setsWholeContext: setsWholeContext,
        indices: indices, readings: entries.map { reading(of: $0) }))
    ids[name] = ID(tables.count - 1)
    return ID(tables.count - 1)
  }

  private mutating func inheritedSet(_ set: InheritedPropertySet) -> ID<InheritedPropertySet> {
    if let same = inheritedSets.firstIndex(of: set) { return ID(same) }
    inheritedSets.append(set)
    return ID(inheritedSets.count - 1)
  }

  private mutating func reading(of entry: StyleSchema.PropertyEntry) -> ID<PropertyTable.Reading> {
    let property = names.intern(entry.name)
    if let known = readings[property]?.first(where: { $0.kind == entry.kind }) { return known.reading }
    let reading = ID<PropertyTable.Reading>(readingCount)
    readings[property, default: []].append((entry.kind, reading))
    readingCount += 1
    return reading
  }

  private mutating func member(
    _ entry: StyleSchema.PropertyEntry, _ indices: [ID<PropertyTable.Row>]
  ) -> PropertyTable.Member {
    let property = names.intern(entry.name)
    let bit = bits[property] ?? 1 << UInt64(min(bits.count, 63))
    if entry.inherits { bits[property] = bit }
    return PropertyTable.Member(
      index: indices[property], property: property, bit: entry.inherits ? bit : 0, inherits: entry.inherits,
      hasSlots: !entry.slots.isEmpty, precedesCustomProperties: ContextProperties.precedesCustomProperties(entry.name))
  }

  /// Whether a property of a type has values for single states.
  @inline(__always)
  func hasSlots(_ type: ID<PropertyTable>) -> Bool { tables[type].hasSlots }

  /// Whether a type or one of its supertypes has a name.
  @inline(__always)
  func isType(_ type: ID<PropertyTable>, orSubtypeOf name: ID<TypeName>) -> Bool {
    for own in tables[type].ancestry where own == name { return true }
    return false
  }

  @inline(__always)
  func isExactly(_ type: ID<PropertyTable>, _ name: ID<TypeName>) -> Bool { tables[type].ancestry.first == name }
}

/// The properties of a view type.
final class PropertyTable: Sendable {
  /// A property of the type, as its index in ``entries``.
  enum Row {}

  /// A property with a value type. View types with the same reading parse a declaration alike.
  enum Reading {}

  /// The names of the type and its supertypes.
  let ancestry: [ID<TypeName>]
  /// The properties in the order of their rows.
  let entries: [StyleSchema.PropertyEntry]
  /// The names of the properties, by row.
  let properties: [ID<PropertyName>]
  /// The control states for which a property of the type has a value of its own, sorted.
  let slots: [String]
  /// Whether there are any.
  let hasSlots: Bool
  /// Whether the type has the state `enabled`.
  let canBeDisabled: Bool
  /// The properties that reach children, as a set that other types may share.
  let inheritedSet: ID<InheritedPropertySet>
  /// The inherited properties.
  let inherited: [Member]
  /// The properties that other values are resolved against, in the order of their computation.
  let context: [Member]
  /// Whether one of the context properties is not inherited.
  let hasOwnContext: Bool
  /// Whether the context properties always set the whole context, so that it does not depend on the ancestors.
  let setsWholeContext: Bool
  /// The properties that are inherited or that values are resolved against, each once.
  let reachingChildren: [Member]
  /// The row of each property by its name; none where the type does not have it.
  let indices: [ID<Row>]
  /// The reading of each row.
  let readings: [ID<Reading>]

  init(
    ancestry: [ID<TypeName>], entries: [StyleSchema.PropertyEntry], properties: [ID<PropertyName>],
    canBeDisabled: Bool, inheritedSet: ID<InheritedPropertySet>, inherited: [Member], context: [Member],
    setsWholeContext: Bool, indices: [ID<Row>], readings: [ID<Reading>]
  ) {
    self.ancestry = ancestry
    self.entries = entries
    self.properties = properties
    slots = Set(entries.flatMap(\.slots)).sorted()
    hasSlots = !slots.isEmpty
    self.canBeDisabled = canBeDisabled
    self.inheritedSet = inheritedSet
    self.inherited = inherited
    self.context = context
    hasOwnContext = context.contains { !$0.inherits }
    self.setsWholeContext = setsWholeContext
    reachingChildren = inherited + context.filter { member in !inherited.contains { $0.index == member.index } }
    self.indices = indices
    self.readings = readings
  }

  /// The control state of a pass; `nil` for the first pass, of the properties with one value.
  func slot(of pass: Int) -> String? { pass == 0 ? nil : slots[pass - 1] }

  /// The pass with the property's value for the normal state.
  func normalPass(of index: ID<Row>) -> Int {
    entries[index].slots.isEmpty ? 0 : 1 + (slots.firstIndex(of: "normal") ?? 0)
  }

  /// The row of a property; none where the type does not have it.
  @inline(__always)
  func index(of property: ID<PropertyName>) -> ID<Row> {
    property.index < indices.count && !property.isNone ? indices[property] : .none
  }

  /// Whether custom properties may be computed from the property at a row.
  func precedesCustomProperties(_ row: ID<Row>) -> Bool {
    context.contains { $0.index == row && $0.precedesCustomProperties }
  }

  /// A property that reaches the children of an element.
  struct Member {
    let index: ID<Row>
    let property: ID<PropertyName>
    /// The bit of the property among the inherited ones; 0 if it is not inherited. All after the 63rd share the last
    /// bit.
    let bit: UInt64
    let inherits: Bool
    let hasSlots: Bool
    /// Whether custom properties may be computed from the property.
    let precedesCustomProperties: Bool
  }
}

/// The properties of a type that reach children, by inheritance or because values are resolved against them.
struct InheritedPropertySet: Equatable, Sendable {
  /// The inherited properties.
  let inherited: [StyleSchema.PropertyEntry]
  /// The properties that other values are resolved against, in the order of their computation.
  let context: [StyleSchema.PropertyEntry]

  init(_ entries: [StyleSchema.PropertyEntry]) {
    inherited = entries.filter(\.inherits)
    context = ContextProperties.first(entries)
  }

  /// Whether children of an element that declares nothing inherit the same as the element.
  var isTransparent: Bool { context.allSatisfy(\.inherits) }

  static func == (left: InheritedPropertySet, right: InheritedPropertySet) -> Bool {
    func same(_ left: [StyleSchema.PropertyEntry], _ right: [StyleSchema.PropertyEntry]) -> Bool {
      left.elementsEqual(right) {
        $0.name == $1.name && $0.kind == $1.kind && $0.initial == $1.initial && $0.inherits == $1.inherits
          && $0.slots == $1.slots
      }
    }
    return same(left.inherited, right.inherited) && same(left.context, right.context)
  }
}
