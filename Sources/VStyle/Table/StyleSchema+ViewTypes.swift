import VStyleCascade
public import VStyleValues

extension StyleSchema {
  /// Creates the schema of view types and their superclasses from their property tables.
  public init(viewTypes: [any Styleable.Type]) {
    self.init()
    for type in viewTypes { add(type) }
  }

  /// Adds a view type and its superclasses, unless the schema has them already.
  ///
  /// A name that another view type has is reported to ``StyleDiagnostics/shared`` (`name-taken`). Sheets are checked
  /// against the first view type, and their type selectors match the views of both.
  public mutating func add(_ type: any Styleable.Type) {
    let table = ViewTypeTable.of(type)
    guard let known = viewTypes[table.name] else { return addOnce(table) }
    let own = StyleSchema.entry(of: table)
    let isSame =
      own.superclass == known.superclass && own.states == known.states
      && own.properties.map(\.name) == known.properties.map(\.name)
    guard !isSame else { return }
    StyleDiagnostics.shared.report(
      StyleDiagnostic(
        .nameTaken, typeName: table.name, expected: "a name that no other view type has, from `styleTypeName`",
        found: "`\(table.name)`"))
  }

  /// Adds the view types of another schema that this schema does not have.
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

  /// Creates the schema entry of a view type: the differences from its superclass.
  private static func entry(of table: ViewTypeTable) -> ViewTypeEntry {
    let parent = table.superclass.map { ViewTypeTable.of($0) }
    let inheritedStates = Set(parent?.states ?? [])
    return ViewTypeEntry(
      name: table.name, superclass: parent?.name, states: table.states.filter { !inheritedStates.contains($0) },
      properties: table.bindings.indices.compactMap { StyleSchema.entry(of: $0, in: table, parent: parent) },
      refused: table.refused.values.filter { parent?.refused[NameStyle.folded($0.name)] == nil }
        .sorted { $0.name < $1.name })
  }

  /// Creates the entry of a binding; `nil` if it is the same as the superclass's.
  private static func entry(of index: Int, in table: ViewTypeTable, parent: ViewTypeTable?) -> PropertyEntry? {
    let binding = table.bindings[index]
    let initial = table.initialValues[index]
    if let parent, let known = parent.binding(named: binding.property.name) {
      let same = parent.bindings[known].kind == binding.kind && parent.initialValues[known] == initial
      if same, parent.bindings[known].owner == binding.owner { return nil }
    }
    return PropertyEntry(
      binding.property, kind: binding.kind, initial: binding.kind.specified(initial),
      slots: binding.slots == PropertyBinding.normalSlot ? [] : binding.slots)
  }
}

extension CompiledStylesheet {
  /// Returns the compiled stylesheet with a schema that contains a view type.
  func covering(_ type: any Styleable.Type) -> CompiledStylesheet {
    guard schema.viewTypes[type.styleTypeName] == nil else { return self }
    var schema = schema
    schema.add(type)
    return with(schema)
  }
}
