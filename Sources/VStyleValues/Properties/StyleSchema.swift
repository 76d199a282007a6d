/// The view types with their properties, states and value types.
///
/// A schema comes from the property tables of the running app, from `@view` rules or from a schema file. With a schema,
/// tools can check a sheet without views.
public struct StyleSchema: Sendable {
  // OPTIMIZATION: Stored properties would be simpler. One reference makes copies cheap, because compilers and engines
  // use the schema several times for each declaration.
  private var tables = Tables(Contents())

  /// Creates an empty schema.
  public init() {}

  /// The view types by name.
  package var viewTypes: [String: ViewTypeEntry] { tables.contents.viewTypes }

  /// The names of the view types, in the order in which they were added.
  package var viewTypeNames: [String] { tables.contents.viewTypeNames }

  /// The view type of elements whose view type is unknown; `nil` if such elements are errors.
  package var fallbackViewType: String? {
    get { tables.contents.fallbackViewType }
    set { change { $0.fallbackViewType = newValue } }
  }

  /// The value types of the app that `@property` and `@view` can name, in addition to those of the language.
  package var kinds: [ValueKind] {
    get { tables.contents.kinds }
    set { change { $0.kinds = newValue } }
  }

  /// Adds a view type, or replaces the one of the same name. Its superclass must be added before it.
  package mutating func add(_ entry: ViewTypeEntry) { change { $0.add(entry) } }

  private mutating func change(_ body: (inout Contents) -> Void) {
    // OPTIMIZATION: A copy of the tables for each change would be simpler. View types are added one by one. Their
    // copies would take longer than all other work of a command before it reads a sheet.
    if isKnownUniquelyReferenced(&tables) {
      tables.namedProperties = NamedPropertyCache()
      tables.shared = SharedData()
    } else {
      tables = Tables(tables.contents)
    }
    body(&tables.contents)
  }

  /// Whether the schema is a copy of another one, and neither has changed since.
  package func isIdentical(to other: StyleSchema) -> Bool { tables === other.tables }

  /// The cache of name look-ups.
  var namedProperties: NamedPropertyCache { tables.namedProperties }

  /// The names of the properties in the rows of all view types, each at least once.
  package var rowNames: [String] {
    viewTypeNames.flatMap { name in
      let own = tables.contents.hasReplacedViewTypes ? properties(of: name) : viewTypes[name]?.properties ?? []
      return own.map(\.name)
    }
  }

  /// The data that other layers make from the schema. Copies of the schema share it until one of them changes.
  package var sharedData: SharedData { tables.shared }

  /// The storage that copies of a schema share.
  ///
  /// Audited: it changes only in ``change(_:)``, while a single schema refers to it.
  private final class Tables: @unchecked Sendable {
    var contents: Contents
    var namedProperties = NamedPropertyCache()
    var shared = SharedData()

    init(_ contents: Contents) { self.contents = contents }
  }

  /// A view type.
  package struct ViewTypeEntry: Sendable {
    /// The name, as in a type selector.
    package var name: String
    /// The name of the superclass; `nil` for a root.
    package var superclass: String?
    /// The states that the view type adds to those of its superclass, without the colon.
    package var states: [String]
    /// The properties that the view type adds to those of its superclass, or changes.
    package var properties: [PropertyEntry]
    /// The shorthands that the view type adds to those of its superclass.
    package var shorthands: [Shorthand]
    /// The known members that no style can set.
    package var refused: [RefusedProperty]

    /// Creates a view type.
    package init(
      name: String, superclass: String?, states: [String] = [], properties: [PropertyEntry] = [],
      shorthands: [Shorthand] = [], refused: [RefusedProperty] = []
    ) {
      self.name = name
      self.superclass = superclass
      self.states = states
      self.properties = properties
      self.shorthands = shorthands
      self.refused = refused
    }
  }
}

extension StyleSchema {
  /// The data of a schema, with its indexes by name.
  private struct Contents: Sendable {
    var viewTypes: [String: ViewTypeEntry] = [:]
    var viewTypeNames: [String] = []
    /// The index of each view type in ``viewTypeNames``.
    var positions: [String: Int] = [:]
    /// Whether the view type that is being added replaces another of the same name.
    private var isReplacing = false
    /// Whether a view type ever replaced another of the same name. View types keep the properties of a superclass that
    /// was replaced after they were added.
    var hasReplacedViewTypes = false
    var fallbackViewType: String?
    var kinds: [ValueKind] = []

    /// The properties by view type and folded spelling: see ``property(_:in:)``.
    var propertiesByViewType: [String: [String: PropertyEntry]] = [:]

    /// The shorthands by view type and folded name.
    var shorthandsByViewType: [String: [String: Shorthand]] = [:]

    /// The view types that add or change a property, by its folded spellings.
    var propertyOwners: [String: [String]] = [:]

    /// The view types that add or change a shorthand, by its folded name.
    var shorthandOwners: [String: [String]] = [:]

    /// The names of the whole properties, by the names of their longhands.
    var wholes: [String: String] = [:]

    /// The names of the longhands of each property.
    var longhands: [String: [String]] = [:]

    /// The properties of each view type in the order of their rows: see ``properties(of:)``.
    var orderedProperties: [String: [PropertyEntry]] = [:]

    mutating func add(_ entry: ViewTypeEntry) {
      let isNew = viewTypes.updateValue(entry, forKey: entry.name) == nil
      if isNew { viewTypeNames.append(entry.name) }
      isReplacing = !isNew
      if isReplacing { hasReplacedViewTypes = true }
      positions[entry.name] = positions[entry.name] ?? positions.count
      // OPTIMIZATION: A view type that adds nothing shares the tables of its superclass. The code below would be
      // correct for it too, but slower.
      if isNew, entry.properties.isEmpty, entry.shorthands.isEmpty, let superclass = entry.superclass {
        propertiesByViewType[entry.name] = propertiesByViewType[superclass]
        orderedProperties[entry.name] = orderedProperties[superclass]
        shorthandsByViewType[entry.name] = shorthandsByViewType[superclass]
        return
      }
      var all = entry.superclass.flatMap { propertiesByViewType[$0] } ?? [:]
      for property in entry.properties {
        for name in [property.name] + property.aliases { set(property, under: name, into: &all, of: entry.name) }
        for state in property.slots {
          let own = property.spelled(with: state)
          for name in [property.name] + property.aliases {
            for spelling in StateSpelling.all(of: state)
            where all[NameStyle.folded(name + spelling)]?.state != nil
              || all[NameStyle.folded(name + spelling)] == nil
            {
              set(own, under: name + spelling, into: &all, of: entry.name)
            }
          }
        }
      }
      let ordered = merged(entry.properties, into: entry.superclass.flatMap { orderedProperties[$0] } ?? [])
      orderedProperties[entry.name] = ordered.map { addLonghands(of: $0, to: &all, of: entry.name) }
      propertiesByViewType[entry.name] = all
      var shorthands = entry.superclass.flatMap { shorthandsByViewType[$0] } ?? [:]
      for shorthand in entry.shorthands {
        let folded = NameStyle.folded(shorthand.name)
        shorthands[folded] = shorthand
        Contents.add(entry.name, to: &shorthandOwners[folded, default: []], isReplacing: isReplacing)
      }
      shorthandsByViewType[entry.name] = shorthands.isEmpty ? nil : shorthands
    }

    private mutating func set(
      _ property: PropertyEntry, under spelling: String, into all: inout [String: PropertyEntry], of typeName: String
    ) {
      let folded = NameStyle.folded(spelling)
      all[folded] = property
      Contents.add(typeName, to: &propertyOwners[folded, default: []], isReplacing: isReplacing)
    }

    // Static, because a method would access `self` while `owners`, a part of it, is modified.
    private static func add(_ typeName: String, to owners: inout [String], isReplacing: Bool) {
      // OPTIMIZATION: `contains` alone would be simpler, but is linear. A new view type can only be the last owner.
      if owners.last != typeName, !isReplacing || !owners.contains(typeName) { owners.append(typeName) }
    }

    /// Adds the longhands of a property, except those whose name is another property of the view type.
    ///
    /// - Returns: the property with only the longhands that were added.
    private mutating func addLonghands(
      of property: PropertyEntry, to all: inout [String: PropertyEntry], of typeName: String
    ) -> PropertyEntry {
      guard !property.longhands.isEmpty else { return property }
      let whole = property.keepingLonghands { longhand in
        guard let known = all[NameStyle.folded(longhand.name)] else { return true }
        return known.part?.whole == property.name
      }
      for longhand in whole.longhands {
        set(longhand, under: longhand.name, into: &all, of: typeName)
        if let old = wholes.updateValue(whole.name, forKey: longhand.name) {
          guard old != whole.name else { continue }
          longhands[old]?.removeAll { $0 == longhand.name }
        }
        longhands[whole.name, default: []].append(longhand.name)
      }
      return whole
    }

    /// The properties of a superclass and of a view type, each once, in the order of their first occurrence.
    private func merged(_ properties: [PropertyEntry], into inherited: [PropertyEntry]) -> [PropertyEntry] {
      var all = inherited
      var index: [String: Int] = [:]
      for (position, property) in inherited.enumerated() { index[property.name] = position }
      for property in properties {
        if let known = index[property.name] {
          all[known] = property
        } else {
          index[property.name] = all.count
          all.append(property)
        }
      }
      return all
    }
  }
}

extension StyleSchema {
  /// The property of a view type or its superclasses with a spelling; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - spelling: the name or an alias, in kebab-case or as in Swift, in any ASCII case.
  ///   - typeName: the name of the view type.
  package func property(_ spelling: String, in typeName: String) -> PropertyEntry? {
    property(folded: NameStyle.folded(spelling), in: typeName)
  }

  /// The property of a view type or its superclasses with a folded spelling; `nil` if there is none.
  ///
  /// OPTIMIZATION: ``property(_:in:)`` is simpler. For look-ups in many view types, callers fold the spelling once.
  package func property(folded spelling: String, in typeName: String) -> PropertyEntry? {
    tables.contents.propertiesByViewType[typeName]?[spelling]
  }

  /// The shorthand of a view type or its superclasses with a spelling; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - spelling: the name, in kebab-case or as in Swift, in any ASCII case.
  ///   - typeName: the name of the view type.
  package func shorthand(_ spelling: String, in typeName: String) -> Shorthand? {
    tables.contents.shorthandsByViewType[typeName]?[NameStyle.folded(spelling)]
  }

  /// The properties with a folded spelling, one for each view type that adds or changes it.
  ///
  /// They are in the order in which the view types were added.
  package func properties(folded spelling: String) -> [PropertyEntry] {
    (tables.contents.propertyOwners[spelling] ?? []).compactMap { property(folded: spelling, in: $0) }
  }

  /// The shorthand with a spelling on the first view type that has one; `nil` if there is none.
  ///
  /// - Parameter spelling: the name, in kebab-case or as in Swift, in any ASCII case.
  package func shorthand(_ spelling: String) -> Shorthand? {
    guard let owners = tables.contents.shorthandOwners[NameStyle.folded(spelling)] else { return nil }
    return owners.lazy.compactMap { shorthand(spelling, in: $0) }.first
  }

  /// All properties of a view type, each once, those of its superclasses first, in the order of their rows.
  package func properties(of typeName: String) -> [PropertyEntry] {
    tables.contents.orderedProperties[typeName] ?? []
  }

  /// The member of a view type or its superclasses that no style can set; `nil` for any other member.
  package func refused(_ spelling: String, in typeName: String) -> RefusedProperty? {
    let folded = NameStyle.folded(spelling)
    return ancestry(of: typeName).lazy.compactMap {
      viewTypes[$0]?.refused.first { NameStyle.folded($0.name) == folded }
    }
    .first
  }

  /// The names of a view type and its superclasses, most derived first; empty for an unknown view type.
  package func ancestry(of typeName: String) -> [String] {
    var out: [String] = []
    var next: String? = typeName
    while let name = next, let entry = viewTypes[name], !out.contains(name) {
      out.append(name)
      next = entry.superclass
    }
    return out
  }

  /// Whether a view type is another one or a subclass of it.
  package func isKind(_ typeName: String, of other: String) -> Bool { ancestry(of: typeName).contains(other) }

  /// The states of a view type, those of its superclasses first.
  package func states(of typeName: String) -> [String] {
    ancestry(of: typeName).reversed().flatMap { viewTypes[$0]?.states ?? [] }
  }

  /// The states of all view types, sorted.
  package var allStates: [String] {
    sharedData.value { KnownStates(Set(viewTypes.values.flatMap(\.states)).sorted()) }.names
  }

  private final class KnownStates: Sendable {
    let names: [String]

    init(_ names: [String]) { self.names = names }
  }

  /// The names of the view types that add or change a property, in the order in which they were added.
  ///
  /// - Parameter spelling: the name or an alias, in kebab-case or as in Swift, in any ASCII case.
  package func viewTypes(having spelling: String) -> [String] {
    let wanted = NameStyle.folded(spelling)
    // OPTIMIZATION: A filter of all view types would be simpler. Only those that add or change the property, or the
    // property of which it is a longhand, are candidates.
    let contents = tables.contents
    let owners = contents.propertyOwners[wanted] ?? []
    let names = Set(
      owners.compactMap { contents.propertiesByViewType[$0]?[wanted] }.map { $0.part?.whole ?? $0.name })
    let candidates = names.reduce(into: Set(owners)) { all, name in
      all.formUnion(contents.propertyOwners[NameStyle.folded(name)] ?? [])
    }
    return candidates.sorted { contents.positions[$0, default: 0] < contents.positions[$1, default: 0] }.filter {
      name in
      guard let found = tables.contents.propertiesByViewType[name]?[wanted], found.hasHyphens(spelling) else {
        return false
      }
      let own = found.part?.whole ?? found.name
      return viewTypes[name]?.properties.contains { $0.name == own } ?? false
    }
  }

  /// The names of all properties of all view types, longhands included, each once, sorted.
  package var allPropertyNames: [String] {
    Set(viewTypes.values.flatMap { $0.properties.map(\.name) }).union(tables.contents.wholes.keys).sorted()
  }

  /// The names of the longhands of a property, on any view type.
  package func longhands(ofWhole name: String) -> [String] { tables.contents.longhands[name] ?? [] }

  /// The name of the whole property of a longhand, on any view type; `nil` for any other name.
  package func whole(ofLonghand name: String) -> String? { tables.contents.wholes[name] }
}
