/// What can be styled: the view types, their properties and their states, as a plain value.
///
/// It comes from the running app's property tables, from `@view` rules or from a schema file, so that
/// the tools check a sheet without any view.
public struct StyleSchema: Sendable {
  // OPTIMIZATION: one reference, since compilers and engines ask many times a declaration.
  private var tables = Tables(Contents())

  /// Makes an empty schema.
  public init() {}

  /// The classes by name.
  public var viewTypes: [String: ViewTypeEntry] { tables.contents.viewTypes }

  /// The names of the classes in the order in which they were added.
  public var viewTypeNames: [String] { tables.contents.viewTypeNames }

  /// What an element of an unknown class is taken for; `nil` makes such an element an error.
  public var fallbackViewType: String? {
    get { tables.contents.fallbackViewType }
    set { change { $0.fallbackViewType = newValue } }
  }

  /// The kinds of the app's own that `@property` and `@view` can name, besides those of the language.
  public var kinds: [ValueKind] {
    get { tables.contents.kinds }
    set { change { $0.kinds = newValue } }
  }

  /// Adds a class or replaces the one of the same name. Its superclass must be there already.
  public mutating func add(_ entry: ViewTypeEntry) { change { $0.add(entry) } }

  private mutating func change(_ body: (inout Contents) -> Void) {
    // OPTIMIZATION: classes are added one after the other. To copy all that is there for each of them would take longer
    // than everything else that a command does before it reads a sheet.
    if isKnownUniquelyReferenced(&tables) {
      tables.namedProperties = NamedPropertyMemory()
    } else {
      tables = Tables(tables.contents)
    }
    body(&tables.contents)
  }

  /// Whether the schema is a copy of another one that neither has been changed since.
  package func isIdentical(to other: StyleSchema) -> Bool { tables === other.tables }

  /// What names stand for, as far as it was asked for.
  var namedProperties: NamedPropertyMemory { tables.namedProperties }

  /// Audited: it changes only in ``change(_:)``, while a single schema refers to it.
  private final class Tables: @unchecked Sendable {
    var contents: Contents
    var namedProperties = NamedPropertyMemory()

    init(_ contents: Contents) { self.contents = contents }
  }

  /// A view type.
  public struct ViewTypeEntry: Sendable {
    /// The name, as a type selector writes it.
    public var name: String
    /// The name of the superclass; `nil` for a root.
    public var superclass: String?
    /// The states that the class adds to its superclass's, without the colon.
    public var states: [String]
    /// The properties that the class adds to or changes from its superclass's.
    public var properties: [PropertyEntry]
    /// The shorthands that the class adds to its superclass's.
    public var shorthands: [Shorthand]
    /// The members that are known and that no style sets.
    public var refused: [RefusedProperty]

    /// Makes a class.
    public init(
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

  /// A property as a class has it.
  public struct PropertyEntry: Sendable {
    /// The property.
    public var property: Property
    /// The kind of its values on this class, usually the property's own.
    public var kind: ValueKind
    /// The value of a fresh instance.
    public var initial: Value
    /// The states that have a value of their own; empty for a property with one value.
    public var slots: [String]
    /// The state that the spelling names under which the property was looked up, as in `titleColorHighlighted`;
    /// `nil` for one that names none.
    public internal(set) var state: String?
    /// The properties for the parts of the value, such as `separator-inset-left`; empty where it has none.
    public internal(set) var longhands: [PropertyEntry] = []
    /// The property that this one is a part of; `nil` for one that a class has itself.
    public internal(set) var part: Part?

    /// Which part of which property a longhand is.
    public struct Part: Sendable {
      /// The name of the whole.
      public let whole: String
      /// How the part is read from a value of the whole and put into it.
      public let longhand: Longhand
    }

    /// The name in kebab-case.
    public var name: String { property.name }
    /// Other spellings.
    public var aliases: [String] { property.aliases }
    /// Whether a view takes its parent's value where no declaration reaches it.
    public var inherits: Bool { property.inheritance == .fromParent }

    /// Makes an entry.
    public init(_ property: Property, kind: ValueKind? = nil, initial: Value, slots: [String] = []) {
      self.property = property
      self.kind = kind ?? property.kind
      self.initial = initial
      self.slots = slots
      longhands = self.kind.longhands(of: self)
    }
  }
}

extension StyleSchema {
  /// What a schema holds.
  private struct Contents: Sendable {
    var viewTypes: [String: ViewTypeEntry] = [:]
    var viewTypeNames: [String] = []
    /// Where each class stands in ``viewTypeNames``.
    var positions: [String: Int] = [:]
    /// Whether the class that is being added replaces one of its name.
    private var isReplacing = false
    var fallbackViewType: String?
    var kinds: [ValueKind] = []

    /// The properties by class and folded spelling: see ``property(_:in:)``.
    var propertiesByViewType: [String: [String: PropertyEntry]] = [:]

    /// The shorthands by class and folded name.
    var shorthandsByViewType: [String: [String: Shorthand]] = [:]

    /// The classes that bring a property in or change it, by its folded spellings.
    var propertyOwners: [String: [String]] = [:]

    /// The classes that bring a shorthand in or change it, by its folded name.
    var shorthandOwners: [String: [String]] = [:]

    /// The names of all longhands with those of the properties that they are parts of.
    var wholes: [String: String] = [:]

    /// The names of the longhands of each property.
    var longhands: [String: [String]] = [:]

    /// The properties of each class in the order of their rows: see ``properties(of:)``.
    var orderedProperties: [String: [PropertyEntry]] = [:]

    mutating func add(_ entry: ViewTypeEntry) {
      let isNew = viewTypes.updateValue(entry, forKey: entry.name) == nil
      if isNew { viewTypeNames.append(entry.name) }
      isReplacing = !isNew
      positions[entry.name] = positions[entry.name] ?? positions.count
      // OPTIMIZATION: a class that adds nothing has the tables of its superclass.
      if isNew, entry.properties.isEmpty, entry.shorthands.isEmpty, let superclass = entry.superclass {
        propertiesByViewType[entry.name] = propertiesByViewType[superclass]
        orderedProperties[entry.name] = orderedProperties[superclass]
        shorthandsByViewType[entry.name] = shorthandsByViewType[superclass]
        return
      }
      var all = entry.superclass.flatMap { propertiesByViewType[$0] } ?? [:]
      for property in entry.properties {
        for name in [property.name] + property.aliases { put(property, under: name, into: &all, of: entry.name) }
        for state in property.slots {
          var own = property
          own.state = state
          for name in [property.name] + property.aliases {
            for spelling in StateSpelling.all(of: state)
            where all[NameStyle.folded(name + spelling)]?.state != nil
              || all[NameStyle.folded(name + spelling)] == nil
            {
              put(own, under: name + spelling, into: &all, of: entry.name)
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

    private mutating func put(
      _ property: PropertyEntry, under spelling: String, into all: inout [String: PropertyEntry], of typeName: String
    ) {
      let folded = NameStyle.folded(spelling)
      all[folded] = property
      Contents.add(typeName, to: &propertyOwners[folded, default: []], isReplacing: isReplacing)
    }

    // Static, since a method would hold on to a copy of what it changes.
    private static func add(_ typeName: String, to owners: inout [String], isReplacing: Bool) {
      // OPTIMIZATION: a class is added as a whole, so it stands at the end unless it replaces another one.
      if owners.last != typeName, !isReplacing || !owners.contains(typeName) { owners.append(typeName) }
    }

    /// Adds the properties for the parts of another one, but for those whose names the class itself has given away.
    ///
    /// - Returns: the property with the longhands that were added.
    private mutating func addLonghands(
      of property: PropertyEntry, to all: inout [String: PropertyEntry], of typeName: String
    ) -> PropertyEntry {
      guard !property.longhands.isEmpty else { return property }
      var whole = property
      whole.longhands.removeAll { longhand in
        guard let known = all[NameStyle.folded(longhand.name)] else { return false }
        return known.part?.whole != property.name
      }
      for longhand in whole.longhands {
        put(longhand, under: longhand.name, into: &all, of: typeName)
        if let old = wholes.updateValue(whole.name, forKey: longhand.name) {
          guard old != whole.name else { continue }
          longhands[old]?.removeAll { $0 == longhand.name }
        }
        longhands[whole.name, default: []].append(longhand.name)
      }
      return whole
    }

    /// A superclass's properties with those of a class, each once, in the order in which they come by first.
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
  /// The property that a class has under a spelling, its superclasses' included; ASCII case, hyphens
  /// and aliases do not matter.
  public func property(_ spelling: String, in typeName: String) -> PropertyEntry? {
    property(folded: NameStyle.folded(spelling), in: typeName)
  }

  /// The property that a class has under a spelling which is folded already.
  ///
  /// OPTIMIZATION: who asks many classes folds the spelling once.
  package func property(folded spelling: String, in typeName: String) -> PropertyEntry? {
    tables.contents.propertiesByViewType[typeName]?[spelling]
  }

  /// The shorthand that a class has under a spelling, its superclasses' included; ASCII case and hyphens
  /// do not matter.
  public func shorthand(_ spelling: String, in typeName: String) -> Shorthand? {
    tables.contents.shorthandsByViewType[typeName]?[NameStyle.folded(spelling)]
  }

  /// The properties that there are under a spelling which is folded already, as the classes have them that bring
  /// one in or change it, in the order of the classes.
  package func properties(folded spelling: String) -> [PropertyEntry] {
    (tables.contents.propertyOwners[spelling] ?? []).compactMap { property(folded: spelling, in: $0) }
  }

  /// The shorthand that the first class to have it has under a spelling; ASCII case and hyphens do not matter.
  package func shorthand(_ spelling: String) -> Shorthand? {
    guard let owners = tables.contents.shorthandOwners[NameStyle.folded(spelling)] else { return nil }
    return owners.lazy.compactMap { shorthand(spelling, in: $0) }.first
  }

  /// All properties of a class, its superclasses' first, each once, in the order of their rows.
  public func properties(of typeName: String) -> [PropertyEntry] {
    tables.contents.orderedProperties[typeName] ?? []
  }

  /// Why a class or one of its superclasses has a member that no style sets; `nil` for any other member.
  public func refused(_ spelling: String, in typeName: String) -> RefusedProperty? {
    let folded = NameStyle.folded(spelling)
    return ancestry(of: typeName).lazy.compactMap {
      viewTypes[$0]?.refused.first { NameStyle.folded($0.name) == folded }
    }
    .first
  }

  /// A class and its superclasses, most derived first; empty for an unknown class.
  public func ancestry(of typeName: String) -> [String] {
    var out: [String] = []
    var next: String? = typeName
    while let name = next, let entry = viewTypes[name], !out.contains(name) {
      out.append(name)
      next = entry.superclass
    }
    return out
  }

  /// Whether a class is another one or inherits from it.
  public func isKind(_ typeName: String, of other: String) -> Bool { ancestry(of: typeName).contains(other) }

  /// The states of a class, its superclasses' first.
  public func states(of typeName: String) -> [String] {
    ancestry(of: typeName).reversed().flatMap { viewTypes[$0]?.states ?? [] }
  }

  /// All states of all classes, sorted.
  public var allStates: [String] { Set(viewTypes.values.flatMap(\.states)).sorted() }

  /// The classes that have a property of their own under a spelling, in order.
  public func viewTypes(having spelling: String) -> [String] {
    let wanted = NameStyle.folded(spelling)
    // OPTIMIZATION: those that brought in what the spelling stands for, rather than all classes.
    let contents = tables.contents
    let bringers = contents.propertyOwners[wanted] ?? []
    let names = Set(
      bringers.compactMap { contents.propertiesByViewType[$0]?[wanted] }.map { $0.part?.whole ?? $0.name })
    let candidates = names.reduce(into: Set(bringers)) { all, name in
      all.formUnion(contents.propertyOwners[NameStyle.folded(name)] ?? [])
    }
    return candidates.sorted { contents.positions[$0, default: 0] < contents.positions[$1, default: 0] }.filter {
      name in
      guard let found = tables.contents.propertiesByViewType[name]?[wanted] else { return false }
      let own = found.part?.whole ?? found.name
      return viewTypes[name]?.properties.contains { $0.name == own } ?? false
    }
  }

  /// The names of all classes, made ready to guess among.
  package var viewTypeCandidates: SpellingCandidates { namedProperties.candidates(.viewTypes) { viewTypeNames } }

  /// The name of a property that a misspelled one was probably meant to be: one of some classes, else of any.
  ///
  /// - Parameter elsewhere: whether classes other than these are looked at, by the number of names there are.
  package func closestProperty(
    to name: String, of viewTypeNames: [String], elsewhere: (_ mostGuesses: Int) -> Bool
  ) -> String? {
    let near = namedProperties.candidates(.propertiesOf(viewTypeNames)) {
      viewTypeNames.flatMap { properties(of: $0).flatMap { [$0.name] + $0.longhands.map(\.name) } }
    }
    if let guess = near.closest(to: name) { return guess }
    let all = namedProperties.candidates(.allProperties) { allPropertyNames }
    return elsewhere(all.mostGuesses) ? all.closest(to: name) : nil
  }

  /// The names of all properties of all classes, their longhands included, each once, sorted.
  public var allPropertyNames: [String] {
    Set(viewTypes.values.flatMap { $0.properties.map(\.name) }).union(tables.contents.wholes.keys).sorted()
  }

  /// The names of the longhands of a property, of whatever classes.
  package func longhands(ofWhole name: String) -> [String] { tables.contents.longhands[name] ?? [] }

  /// The name of the property that a longhand of some class is a part of; `nil` for any other name.
  package func whole(ofLonghand name: String) -> String? { tables.contents.wholes[name] }
}
