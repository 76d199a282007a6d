public import VStyleCascade
public import VStyleValues

extension StyleVocabulary {
  /// The vocabulary of view classes and of the superclasses that are styleable too.
  public init(classes: [any Styleable.Type]) {
    self.init()
    for type in classes { add(type) }
  }

  /// Adds a view class, its superclasses first.
  public mutating func add(_ type: any Styleable.Type) {
    let table = ClassTable.of(type)
    let superclass = table.superclass
    if let superclass, classes[superclass.styleTypeName] == nil { add(superclass) }
    let inherited = superclass.map { ClassTable.of($0) }
    var own: [PropertyEntry] = []
    for (row, initial) in zip(table.rows, table.initialValues) {
      if let known = inherited?.row(named: row.property.name), let inherited,
        inherited.rows[known].owner == row.owner, inherited.initialValues[known] == initial
      {
        continue
      }
      own.append(
        PropertyEntry(row.property, kind: row.kind, initial: initial, slots: row.slots.count > 1 ? row.slots : []))
    }
    add(
      ClassEntry(name: table.name, superclass: superclass?.styleTypeName, states: type.styleStateNames, properties: own))
  }
}

extension StyleProgram {
  /// The program with a vocabulary that knows a class.
  func covering(_ type: any Styleable.Type) -> StyleProgram {
    guard vocabulary.classes[type.styleTypeName] == nil else { return self }
    var vocabulary = vocabulary
    vocabulary.add(type)
    return with(vocabulary)
  }
}
