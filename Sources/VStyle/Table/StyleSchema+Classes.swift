import VStyleCascade
public import VStyleValues

extension StyleSchema {
  /// The schema of view classes, learned from their property tables. Superclasses come along.
  public init(classes: [any Styleable.Type]) {
    self.init()
    for type in classes { add(type) }
  }

  /// Adds a view class, unless it is there already, and its superclasses.
  ///
  /// A name that another class has is reported to ``StyleIssues/shared`` (`name-taken`): sheets know the first one, and
  /// their type selectors match the views of both.
  public mutating func add(_ type: any Styleable.Type) {
    let table = ClassTable.of(type)
    guard let known = classes[table.name] else { return addOnce(table) }
    let own = StyleSchema.entry(of: table)
    let isSame =
      own.superclass == known.superclass && own.states == known.states
      && own.properties.map(\.name) == known.properties.map(\.name)
    guard !isSame else { return }
    StyleIssues.shared.report(
      StyleIssue(
        .nameTaken, className: table.name, expected: "a name that no other class has, from `styleTypeName`",
        found: "`\(table.name)`"))
  }

  /// Adds the classes of another schema that are not there already.
  public mutating func add(contentsOf other: StyleSchema) {
    for name in other.classNames where classes[name] == nil {
      if let entry = other.classes[name] { add(entry) }
    }
  }

  private mutating func addOnce(_ table: ClassTable) {
    guard classes[table.name] == nil else { return }
    if let parent = table.superclass { addOnce(ClassTable.of(parent)) }
    add(StyleSchema.entry(of: table))
  }

  /// What a class says beyond its superclass.
  private static func entry(of table: ClassTable) -> ClassEntry {
    let parent = table.superclass.map { ClassTable.of($0) }
    let inheritedStates = Set(parent?.states ?? [])
    return ClassEntry(
      name: table.name, superclass: parent?.name, states: table.states.filter { !inheritedStates.contains($0) },
      properties: table.rows.indices.compactMap { StyleSchema.entry(of: $0, in: table, parent: parent) },
      refused: table.refused.values.filter { parent?.refused[NameStyle.folded($0.name)] == nil }
        .sorted { $0.name < $1.name })
  }

  /// The entry of a row; `nil` if it says nothing that the superclass's does not say.
  private static func entry(of index: Int, in table: ClassTable, parent: ClassTable?) -> PropertyEntry? {
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

extension StyleProgram {
  /// The program with a schema that knows a class.
  func covering(_ type: any Styleable.Type) -> StyleProgram {
    guard schema.classes[type.styleTypeName] == nil else { return self }
    var schema = schema
    schema.add(type)
    return with(schema)
  }
}
