import VStyleValues

/// The classes of a schema with their properties in numbered places.
struct ViewTypeLayouts {
  /// A class.
  final class Layout: Sendable {
    let name: String
    /// The numbers of the names of the class and its superclasses.
    let ancestry: [Int32]
    /// The properties in the order of their rows.
    let entries: [StyleSchema.PropertyEntry]
    /// The states that a property of the class has a value for, sorted.
    let slots: [String]
    /// Whether there are any.
    let hasSlots: Bool
    /// Whether the class has the state `enabled`.
    let canBeDisabled: Bool
    /// The number of the set of properties that children inherit.
    let shape: Int32
    /// The properties that children inherit.
    let inherited: [Member]
    /// The properties that values are resolved against, in the order of their computation.
    let context: [Member]
    /// Whether one of those is not inherited.
    let hasOwnContext: Bool
    /// Whether they say all that values are resolved against, whatever is above the node.
    let saysWholeContext: Bool
    /// The properties that are one or the other, each once.
    let handedOn: [Member]
    /// The place of a property by the number of its name, −1 where the class does not have it.
    let places: [Int32]
    /// For each property the number of its name together with its kind: classes with the same one read a
    /// declaration alike.
    let readings: [Int32]

    init(
      name: String, ancestry: [Int32], entries: [StyleSchema.PropertyEntry], canBeDisabled: Bool, shape: Int32,
      inherited: [Member], context: [Member], saysWholeContext: Bool, places: [Int32], readings: [Int32]
    ) {
      self.name = name
      self.ancestry = ancestry
      self.entries = entries
      slots = Set(entries.flatMap(\.slots)).sorted()
      hasSlots = !slots.isEmpty
      self.canBeDisabled = canBeDisabled
      self.shape = shape
      self.inherited = inherited
      self.context = context
      hasOwnContext = context.contains { !$0.inherits }
      self.saysWholeContext = saysWholeContext
      handedOn = inherited + context.filter { member in !inherited.contains { $0.place == member.place } }
      self.places = places
      self.readings = readings
    }

    /// The state that a pass is for; `nil` for the first, of the properties with one value.
    func slot(of pass: Int) -> String? { pass == 0 ? nil : slots[pass - 1] }

    @inline(__always)
    func place(of property: Int32) -> Int32 {
      Int(property) < places.count && property >= 0 ? places[Int(property)] : -1
    }
  }

  /// A property that reaches the children of a node.
  struct Member {
    let place: Int32
    /// The number of its name.
    let property: Int32
    /// Its bit among inherited properties; those beyond what fits share the last one.
    let bit: UInt64
    let inherits: Bool
    let hasSlots: Bool
  }

  private let schema: StyleSchema
  private var bits: [Int32: UInt64] = [:]
  private(set) var layouts: [Layout] = []
  private var numbers: [String: Int32] = [:]
  /// The kinds of each property's values with the numbers of the readings.
  private var kinds: [Int32: [(kind: ValueKind, reading: Int32)]] = [:]
  private var readingCount: Int32 = 0
  private(set) var shapes: [InheritanceShape] = []
  /// The names of properties, numbered in the order of their first mention.
  private(set) var properties = TypeNames()

  init(_ schema: StyleSchema) {
    self.schema = schema
    for name in schema.viewTypeNames {
      for entry in schema.properties(of: name) { _ = properties.number(entry.name) }
    }
  }

  /// The number of a property's name.
  mutating func propertyNumber(_ name: String) -> Int32 { properties.number(name) }

  /// Whether a name is that of a part of another property.
  func isLonghand(_ name: String) -> Bool { schema.whole(ofLonghand: name) != nil }

  subscript(type: Int32) -> Layout { layouts[Int(type)] }

  /// The number of a class.
  mutating func number(_ name: String, _ types: inout TypeNames) -> Int32 {
    if let known = numbers[name] { return known }
    let known = schema.ancestry(of: name)
    let ancestry = (known.isEmpty ? [name] : known).map { types.number($0) }
    let entries = schema.properties(
      of: schema.viewTypes[name] == nil ? schema.fallbackViewType ?? name : name)
    // Names that only a sheet knows may come later; no class has them.
    var places = [Int32](repeating: -1, count: properties.names.count)
    for (place, entry) in entries.enumerated() { places[Int(properties.number(entry.name))] = Int32(place) }
    let shape = InheritanceShape(entries)
    let shapeNumber: Int32
    if let same = shapes.firstIndex(of: shape) {
      shapeNumber = Int32(same)
    } else {
      shapes.append(shape)
      shapeNumber = Int32(shapes.count - 1)
    }
    var inherited: [Member] = []
    for entry in shape.inherited { inherited.append(member(entry, places)) }
    var context: [Member] = []
    for entry in shape.context { context.append(member(entry, places)) }
    layouts.append(
      Layout(
        name: name, ancestry: ancestry, entries: entries,
        canBeDisabled: MatchingTree.hasEnabledState(name, schema), shape: shapeNumber, inherited: inherited,
        context: context,
        saysWholeContext: ContextProperties.sayAll(shape.context) { properties.find($0) != nil }, places: places,
        readings: entries.map { reading(of: $0) }))
    numbers[name] = Int32(layouts.count - 1)
    return Int32(layouts.count - 1)
  }

  private mutating func reading(of entry: StyleSchema.PropertyEntry) -> Int32 {
    let property = properties.number(entry.name)
    if let known = kinds[property]?.first(where: { $0.kind == entry.kind }) { return known.reading }
    kinds[property, default: []].append((entry.kind, readingCount))
    readingCount += 1
    return readingCount - 1
  }

  private mutating func member(_ entry: StyleSchema.PropertyEntry, _ places: [Int32]) -> Member {
    let property = properties.number(entry.name)
    let bit = bits[property] ?? 1 << UInt64(min(bits.count, 63))
    if entry.inherits { bits[property] = bit }
    return Member(
      place: places[Int(property)], property: property, bit: entry.inherits ? bit : 0, inherits: entry.inherits,
      hasSlots: !entry.slots.isEmpty)
  }

  /// Whether a property of a class has values for single states.
  @inline(__always)
  func hasSlots(_ type: Int32) -> Bool { layouts[Int(type)].hasSlots }

  @inline(__always)
  func isKind(_ type: Int32, of name: Int32) -> Bool {
    for own in layouts[Int(type)].ancestry where own == name { return true }
    return false
  }

  @inline(__always)
  func isExactly(_ type: Int32, _ name: Int32) -> Bool { layouts[Int(type)].ancestry.first == name }
}

/// The properties of a class that reach its children, by inheritance or because values are resolved against them.
struct InheritanceShape: Equatable {
  /// The inherited properties.
  let inherited: [StyleSchema.PropertyEntry]
  /// The properties that values are resolved against, in the order of their computation.
  let context: [StyleSchema.PropertyEntry]

  init(_ entries: [StyleSchema.PropertyEntry]) {
    inherited = entries.filter(\.inherits)
    context = ContextProperties.first(entries)
  }

  /// Whether a node that declares nothing hands on what it was given.
  var isTransparent: Bool { context.allSatisfy(\.inherits) }

  static func == (left: InheritanceShape, right: InheritanceShape) -> Bool {
    func same(_ left: [StyleSchema.PropertyEntry], _ right: [StyleSchema.PropertyEntry]) -> Bool {
      left.elementsEqual(right) {
        $0.name == $1.name && $0.kind == $1.kind && $0.initial == $1.initial && $0.inherits == $1.inherits
          && $0.slots == $1.slots
      }
    }
    return same(left.inherited, right.inherited) && same(left.context, right.context)
  }
}
