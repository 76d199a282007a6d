import VStyleStylesheet
import VStyleValues

/// The name of a property.
enum PropertyName {}

/// The properties of the view types of a tree, one table for each type.
struct TypeTables: Sendable {
  private let schema: StyleSchema
  private let known: SchemaTables
  private var tables: [TypeTable] = []
  /// The names of each type and its supertypes.
  private var ancestries: [[ID<TypeName>]] = []
  private var ids: [String: ID<TypeTable>] = [:]
  /// The names of properties: those of the schema, then others in the order in which sheets mention them.
  private var names: NameInterner<PropertyName>

  init(_ schema: StyleSchema) {
    self.schema = schema
    known = schema.sharedData.value { SchemaTables(schema) }
    names = known.names
  }

  /// The ID of a property's name, which is added if it is new.
  mutating func propertyName(_ name: String) -> ID<PropertyName> { names.intern(name) }

  /// Whether a name is that of a longhand of another property.
  func isLonghand(_ name: String) -> Bool { schema.whole(ofLonghand: name) != nil }

  @inline(__always)
  subscript(type: ID<TypeTable>) -> TypeTable { tables[type] }

  /// The table of a view type, which is added if it is new.
  ///
  /// - Parameters:
  ///   - name: the name of the view type.
  ///   - types: the names of types in selectors.
  mutating func intern(_ name: String, _ types: inout NameInterner<TypeName>) -> ID<TypeTable> {
    if let known = ids[name] { return known }
    let ancestry = schema.ancestry(of: name)
    ancestries.append((ancestry.isEmpty ? [name] : ancestry).map { types.intern($0) })
    tables.append(known.table(of: name, in: schema))
    ids[name] = ID(tables.count - 1)
    return ID(tables.count - 1)
  }

  /// Whether a property of a type has values for single states.
  @inline(__always)
  func hasSlots(_ type: ID<TypeTable>) -> Bool { tables[type].hasSlots }

  /// The names of a type and its supertypes.
  @inline(__always)
  func ancestry(of type: ID<TypeTable>) -> [ID<TypeName>] { ancestries[type] }

  /// Whether a type or one of its supertypes has a name.
  @inline(__always)
  func isType(_ type: ID<TypeTable>, orSubtypeOf name: ID<TypeName>) -> Bool {
    for own in ancestries[type] where own == name { return true }
    return false
  }

  @inline(__always)
  func isExactly(_ type: ID<TypeTable>, _ name: ID<TypeName>) -> Bool { ancestries[type].first == name }
}
