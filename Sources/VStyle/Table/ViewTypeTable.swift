public import VStyleValues

/// The binding of a property, and a state slot of it.
package struct BindingIndex: Hashable, Comparable, Sendable {
  /// The index of the binding in the table of the view type.
  package let binding: Int
  /// The index of the state slot in the binding.
  package let slot: Int

  /// Creates a reference to a state slot.
  package init(binding: Int, slot: Int) {
    self.binding = binding
    self.slot = slot
  }

  /// Orders by binding, then by state slot.
  package static func < (left: BindingIndex, right: BindingIndex) -> Bool {
    (left.binding, left.slot) < (right.binding, right.slot)
  }
}

/// The property bindings, states and names of one view type. It is built once from the property table.
public final class ViewTypeTable: Sendable {
  /// The name that type selectors match.
  public let name: String

  /// The names of the view type and its superclasses, most derived first.
  public let ancestry: [String]

  /// The bindings in effect, those of a superclass first. Each property occurs once.
  public let bindings: [PropertyBinding]

  /// The value of each binding's normal state slot in a fresh instance, by binding.
  public let initialValues: [StyleValue]

  /// Whether the values of each binding contain objects.
  let holdsObjects: [Bool]

  /// The value of each state slot in a fresh instance, by binding.
  let slotValues: [[StyleValue]]

  /// The caches of the styles that objects of the view type have had.
  let cache = StyleCache()

  /// The order in which bindings are written, and which of them depend on each other.
  package let order: WriteOrder

  /// The members that exist but that no style can set, by folded name.
  let refused: [String: RefusedProperty]

  /// The states of the view type, those of its superclasses first.
  public let states: [String]

  /// The view type.
  public let type: any Styleable.Type

  /// The nearest superclass that is styleable; `nil` for a root.
  public let superclass: (any Styleable.Type)?

  private let indicesByName: [String: BindingIndex]

  /// The identities of the view type and its superclasses, most derived first.
  let lineage: [ObjectIdentifier]

  /// Builds the table of a view type.
  ///
  /// - Parameters:
  ///   - added: the bindings that the app added, by view type.
  ///   - mismatches: receives the diagnostics of the bindings that are left out.
  init(
    _ type: any Styleable.Type, added: [ObjectIdentifier: [PropertyBinding]], mismatches: inout [StyleDiagnostic]
  ) {
    let prototype: any Styleable = (type as? any PlatformNode.Type)?.makeStyleInstance() ?? type.init()
    let chain = ViewTypeTable.superclasses(of: type)
    lineage = chain.map { ObjectIdentifier($0) }
    self.type = type
    name = type.styleTypeName
    ancestry = chain.map { $0.styleTypeName }
    superclass = chain.dropFirst().first
    states = ViewTypeTable.unique(chain.reversed().flatMap { $0.styleStateNames })
    let declared = type.properties
    var bindings: [PropertyBinding] = []
    var index: [String: Int] = [:]
    let (kept, others) = ViewTypeTable.bindings(declared.bindings, and: added, for: type, lineage: lineage)
    mismatches = others.map { ViewTypeTable.mismatch(of: $0, for: type) }
    for binding in kept {
      if let known = index[binding.property.name] {
        bindings[known] = binding
      } else {
        index[binding.property.name] = bindings.count
        bindings.append(binding)
      }
    }
    for key in (prototype as? any SpecialPropertySetting)?.mi_specialProperties ?? [] {
      let name = NameStyle.kebab(key)
      if let known = index[name] ?? bindings.firstIndex(where: { $0.property.aliases.contains(name) }) {
        bindings[known] = bindings[known].hooked(key)
      } else {
        index[name] = bindings.count
        bindings.append(.hook(key, of: type))
      }
    }
    self.bindings = bindings
    holdsObjects = bindings.map(\.kind.holdsObjects)
    // OPTIMIZATION: a test of a conformance takes as long as reading some members, so each is done once for the type.
    let isPlatform = type is any PlatformNode.Type
    let slotValues = bindings.map { ViewTypeTable.slotValues(of: $0, in: prototype, isPlatform: isPlatform) }
    self.slotValues = slotValues
    initialValues = isPlatform ? slotValues.map { ViewTypeTable.engineValue($0[0]) } : slotValues.map { $0[0] }
    order = WriteOrder(bindings)
    refused = Dictionary(declared.refused.map { (NameStyle.folded($0.name), $0) }) { $1 }
    indicesByName = ViewTypeTable.indices(of: bindings)
  }

  /// Returns the index of the binding of a property, under any of its spellings; `nil` for an unknown property.
  public func binding(named spelling: String) -> Int? { index(named: spelling)?.binding }

  /// Returns the binding and the state slot of a property, under any of its spellings, such as `titleColorHighlighted`.
  package func index(named spelling: String) -> BindingIndex? {
    indicesByName[spelling] ?? indicesByName[NameStyle.folded(spelling)]
  }

  private static func indices(of bindings: [PropertyBinding]) -> [String: BindingIndex] {
    var indices: [String: BindingIndex] = [:]
    for (position, binding) in bindings.enumerated() where binding.slots.count > 1 {
      for spelling in [binding.property.name] + binding.property.aliases {
        for (slot, state) in binding.slots.enumerated() {
          for state in StateSpelling.all(of: state) {
            indices[NameStyle.folded(spelling + state)] = BindingIndex(binding: position, slot: slot)
          }
        }
      }
    }
    for (position, binding) in bindings.enumerated() {
      for spelling in [binding.property.name] + binding.property.aliases {
        indices[spelling] = BindingIndex(binding: position, slot: 0)
        indices[NameStyle.folded(spelling)] = BindingIndex(binding: position, slot: 0)
      }
    }
    return indices
  }

  /// Returns a view type and its styleable superclasses.
  private static func superclasses(of type: any Styleable.Type) -> [any Styleable.Type] {
    var out: [any Styleable.Type] = []
    var next: (any AnyObject.Type)? = type
    while let current = next {
      if let type = current as? any Styleable.Type { out.append(type) }
      next = _getSuperclass(current)
    }
    return out
  }

  /// Returns the value of each state slot in a fresh object; `none` if the object is of a superclass without the member.
  private static func slotValues(
    of binding: PropertyBinding, in prototype: any Styleable, isPlatform: Bool
  ) -> [StyleValue] {
    let hasMember = !isPlatform || isInstance(Swift.type(of: prototype), binding.owner)
    return binding.slots.indices.map { hasMember ? binding.read(prototype, $0) : .none }
  }

  /// Returns the value of a member as sheets write it.
  private static func engineValue(_ value: StyleValue) -> StyleValue {
    guard let own = value.payload as? any AnyPlatformValue else { return value }
    return MainActor.assumeIsolated { own.styleValue }
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension ValueKind {
  /// Whether a value of this type is an object, or has a part that is one.
  fileprivate var holdsObjects: Bool { members.contains { $0.kind.name == "object" || $0.kind.holdsObjects } }
}
