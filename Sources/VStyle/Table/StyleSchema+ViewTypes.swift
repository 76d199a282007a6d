import VStyleStylesheet
import VStyleSyntax
public import VStyleValues

extension StyleSchema {
  /// Creates the schema of view types and their superclasses from their property tables.
  public init(viewTypes: [any Styleable.Type]) {
    self.init()
    for type in viewTypes { add(type) }
  }

  /// Creates the schema of view types that are no classes of the platform.
  ///
  /// The initializers of the view types must be able to run on any thread.
  package init(ownViewTypes types: [any Styleable.Type]) {
    // OPTIMIZATION: one thread would be simpler, but merging the bindings takes most of the time of a short command.
    // Another thread begins with the last view types.
    self =
      Workers.pair(
        { types.reduce(into: StyleSchema()) { $0.add($1, isOwn: true) } },
        beside: { for type in types.reversed() { _ = ViewTypeTable.declared(type, isOwn: true) } }
      ).0
  }

  /// Adds a view type and its superclasses, unless the schema has them already.
  ///
  /// A name that another view type has is reported to ``StyleDiagnostics/shared`` (`name-taken`). Sheets are checked
  /// against the first view type, and their type selectors match the views of both.
  public mutating func add(_ type: any Styleable.Type) { add(type, isOwn: false) }

  private mutating func add(_ type: any Styleable.Type, isOwn: Bool) {
    let declared = ViewTypeTable.declared(type, isOwn: isOwn)
    guard let known = viewTypes[declared.name] else { return addOnce(declared) }
    let own = StyleSchema.entry(of: declared)
    let isSame =
      own.superclass == known.superclass && own.states == known.states
      && own.properties.map(\.name) == known.properties.map(\.name)
    guard !isSame else { return }
    StyleDiagnostics.shared.report(
      StyleDiagnostic(
        .nameTaken, typeName: declared.name, expected: "a name that no other view type has, from `styleTypeName`",
        found: "`\(declared.name)`"))
  }

  /// Adds the view types of another schema that this schema does not have.
  public mutating func add(contentsOf other: StyleSchema) {
    for name in other.viewTypeNames where viewTypes[name] == nil {
      if let entry = other.viewTypes[name] { add(entry) }
    }
  }

  private mutating func addOnce(_ declared: ViewTypeBindings) {
    guard viewTypes[declared.name] == nil else { return }
    if let parent = declared.superclass { addOnce(ViewTypeTable.declared(parent)) }
    add(StyleSchema.entry(of: declared))
  }

  /// Creates the schema entry of a view type: the differences from its superclass.
  private static func entry(of declared: ViewTypeBindings) -> ViewTypeEntry {
    let parent = declared.superclass.map { ViewTypeTable.declared($0) }
    let inheritedStates = Set(parent?.states ?? [])
    return ViewTypeEntry(
      name: declared.name, superclass: parent?.name,
      states: declared.states.filter { !inheritedStates.contains($0) },
      properties: declared.bindings.indices.compactMap { StyleSchema.entry(of: $0, in: declared, parent: parent) },
      refused: declared.refused.filter { parent?.refused[$0.key] == nil }.map(\.value).sorted { $0.name < $1.name })
  }

  /// Creates the entry of a binding; `nil` if it is the same as the superclass's.
  private static func entry(
    of index: Int, in declared: ViewTypeBindings, parent: ViewTypeBindings?
  ) -> PropertyEntry? {
    let binding = declared.bindings[index]
    let initial = declared.initialValues[index]
    if let parent, let known = parent.indices[binding.property.name] {
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
    return sharedData.value { DerivedStylesheets() }.covering(type) {
      var schema = schema
      schema.add(type)
      return with(schema)
    }
  }
}
