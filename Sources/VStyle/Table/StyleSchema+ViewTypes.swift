import VStyleCascade
public import VStyleValues

extension StyleSchema {
  /// The schema of view types, learned from their property tables. Superclasses come along.
  public init(viewTypes: [any Styleable.Type]) {
    self.init()
    for type in viewTypes { add(type) }
  }

  /// Adds a view type, unless it is there already, and its superclasses.
  ///
  /// A name that another class has is reported to ``StyleIssues/shared`` (`name-taken`): sheets know the first one, and
  /// their type selectors match the views of both.
  public mutating func add(_ type: any Styleable.Type) {
    let table = ViewTypeTable.of(type)
    guard let known = viewTypes[table.name] else { return addOnce(table) }
    let own = StyleSchema.entry(of: table)
    let isSame =
      own.superclass == known.superclass && own.states == known.states
      && own.properties.map(\.name) == known.properties.map(\.name)
    guard !isSame else { return }
    StyleIssues.shared.report(
      StyleIssue(
        .nameTaken, typeName: table.name, expected: "a name that no other class has, from `styleTypeName`",
        found: "`\(table.name)`"))
  }

  /// Adds the classes of another schema that are not there already.
  public mutating func add(contentsOf other: StyleSchema) {
    for name in other.viewTypeNames where viewTypes[name] == nil {
      if let entry = other.viewTypes[name] { add(entry) }
    }
  }

  private mutating func addOnce(_ table: ViewTypeTable) {
    guard viewTypes[table.name] == nil else { return }
    if let parent = table.superclass { addOnce(ViewTypeTable.of(parent)) }
    add(StyleSchema.entry(of: table))
  }

  /// What a class says beyond its superclass.
  private static func entry(of table: ViewTypeTable) -> ViewTypeEntry {
    let parent = table.superclass.map { ViewTypeTable.of($0) }
    let inheritedStates = Set(parent?.states ?? [])
    return ViewTypeEntry(
      name: table.name, superclass: parent?.name, states: table.states.filter { !inheritedStates.contains($0) },
      properties: table.rows.indices.compactMap { StyleSchema.entry(of: $0, in: table, parent: parent) },
      refused: table.refused.values.filter { parent?.refused[NameStyle.folded($0.name)] == nil }
        .sorted { $0.name < $1.name })
  }

  /// The entry of a row; `nil` if it says nothing that the superclass's does not say.
  private static func entry(of index: Int, in table: ViewTypeTable, parent: ViewTypeTable?) -> PropertyEntry? {
    let row = table.rows[index]
    let initial = table.initialValues[index]
    if let parent, let known = parent.row(named: row.property.name) {
      let same = parent.rows[known].kind == row.kind && parent.initialValues[known] == initial
      if same, parent.rows[known].owner == row.owner { return nil }
    }
    return PropertyEntry(
      row.property, kind: row.kind, initial: row.kind.specified(initial),
      slots: row.slots == PropertyRow.normalSlot ? [] : row.slots)
  }
}

extension CompiledStylesheet {
  /// The program with a schema that knows a class.
  func covering(_ type: any Styleable.Type) -> CompiledStylesheet {
    guard schema.viewTypes[type.styleTypeName] == nil else { return self }
    var schema = schema
    schema.add(type)
    return with(schema)
  }
}
