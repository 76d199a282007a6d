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

  /// Builds the table of a view type from its bindings.
  init(_ declared: ViewTypeBindings) {
    type = declared.type
    name = declared.name
    lineage = declared.lineage
    ancestry = declared.chain.map { $0.styleTypeName }
    superclass = declared.superclass
    states = declared.states
    bindings = declared.bindings
    slotValues = declared.slotValues
    initialValues = declared.initialValues
    refused = declared.refused
    holdsObjects = bindings.map { $0.kind.holdsObjects }
    order = WriteOrder(bindings)
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
}

extension ValueKind {
  /// Whether a value of this type is an object, or has a part that is one.
  fileprivate var holdsObjects: Bool { members.contains { $0.kind.name == "object" || $0.kind.holdsObjects } }
}
