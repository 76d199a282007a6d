import Synchronization
import VStyleStylesheet
import VStyleValues

/// The property tables of the view types of a schema, for all engines with the schema.
///
/// A table is made when an element of its type is first seen.
final class SchemaTables: Sendable {
  /// The names of all properties of the schema.
  let names: NameInterner<PropertyName>
  private let contents = Mutex(Contents())

  fileprivate struct Contents {
    var tables: [String: TypeTable] = [:]
    /// The bit of each inherited property; see ``TypeTable/Member/bit``.
    var bits: [ID<PropertyName>: UInt64] = [:]
    /// The value types of each property, with their readings.
    var readings: [ID<PropertyName>: [(kind: ValueKind, reading: ID<TypeTable.Reading>)]] = [:]
    var readingCount = 0
    /// The distinct sets of properties that reach children.
    var inheritedSets: [InheritedPropertySet] = []
  }

  init(_ schema: StyleSchema) {
    var names = NameInterner<PropertyName>()
    for name in schema.rowNames { _ = names.intern(name) }
    self.names = names
  }

  /// The number of tables that were made.
  var count: Int { contents.withLock { $0.tables.count } }

  /// The table of a view type. Types that the schema does not have share one.
  ///
  /// - Parameters:
  ///   - name: the name of the view type.
  ///   - schema: the schema, which the tables do not retain.
  func table(of name: String, in schema: StyleSchema) -> TypeTable {
    let known = schema.viewTypes[name] == nil ? schema.fallbackViewType ?? "" : name
    return contents.withLock { contents in
      if let table = contents.tables[known] { return table }
      let table = contents.table(of: known, in: schema, names)
      contents.tables[known] = table
      return table
    }
  }
}

extension SchemaTables.Contents {
  fileprivate mutating func table(
    of name: String, in schema: StyleSchema, _ names: NameInterner<PropertyName>
  ) -> TypeTable {
    let entries = schema.properties(of: name)
    let properties = entries.map { names.find($0.name) ?? .none }
    var indices = [ID<TypeTable.Row>](repeating: .none, count: names.names.count)
    for (index, property) in properties.enumerated() where !property.isNone { indices[property] = ID(index) }
    let set = InheritedPropertySet(entries)
    func members(_ entries: [StyleSchema.PropertyEntry]) -> [TypeTable.Member] {
      entries.compactMap { entry in
        let isContext = set.context.contains { $0.name == entry.name }
        return names.find(entry.name).map { member(entry, $0, at: indices[$0], isContext: isContext) }
      }
    }
    return TypeTable(
      entries: entries, properties: properties, canBeDisabled: ControlStates.canBeEnabled(name, schema),
      inheritedSet: id(of: set), inherited: members(set.inherited), context: members(set.context),
      setsWholeContext: ContextProperties.coverAll(set.context) { names.find($0) != nil }, indices: indices,
      readings: zip(entries, properties).map { reading(of: $0, $1) })
  }

  private mutating func id(of set: InheritedPropertySet) -> ID<InheritedPropertySet> {
    if let same = inheritedSets.firstIndex(of: set) { return ID(same) }
    inheritedSets.append(set)
    return ID(inheritedSets.count - 1)
  }

  private mutating func reading(
    of entry: StyleSchema.PropertyEntry, _ property: ID<PropertyName>
  ) -> ID<TypeTable.Reading> {
    if let known = readings[property]?.first(where: { $0.kind == entry.kind }) { return known.reading }
    let reading = ID<TypeTable.Reading>(readingCount)
    readings[property, default: []].append((entry.kind, reading))
    readingCount += 1
    return reading
  }

  private mutating func member(
    _ entry: StyleSchema.PropertyEntry, _ property: ID<PropertyName>, at row: ID<TypeTable.Row>, isContext: Bool
  ) -> TypeTable.Member {
    let bit = bits[property] ?? 1 << UInt64(min(bits.count, 63))
    if entry.inherits { bits[property] = bit }
    return TypeTable.Member(
      index: row, property: property, bit: entry.inherits ? bit : 0, inherits: entry.inherits,
      isContext: isContext, hasSlots: !entry.slots.isEmpty,
      precedesCustomProperties: ContextProperties.precedesCustomProperties(entry.name))
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
