import VStyleStylesheet
import VStyleValues

/// The properties of a view type.
final class TypeTable: Sendable {
  /// A property of the type, as its index in ``entries``.
  enum Row {}

  /// A property with a value type. View types with the same reading parse a declaration alike.
  enum Reading {}

  /// The properties in the order of their rows.
  let entries: [StyleSchema.PropertyEntry]
  /// The names of the properties, by row.
  let properties: [ID<PropertyName>]
  /// The control states for which a property of the type has a value of its own, sorted.
  let slots: [String]
  /// Whether there are any.
  let hasSlots: Bool
  /// Whether the type has the state `enabled`.
  let canBeDisabled: Bool
  /// The properties that reach children, as a set that other types may share.
  let inheritedSet: ID<InheritedPropertySet>
  /// Whether children of an element that declares nothing inherit the same as the element.
  let isTransparent: Bool
  /// The inherited properties.
  let inherited: [Member]
  /// The properties that other values are resolved against, in the order of their computation.
  let context: [Member]
  /// Whether one of the context properties is not inherited.
  let hasOwnContext: Bool
  /// Whether the context properties always set the whole context, so that it does not depend on the ancestors.
  let setsWholeContext: Bool
  /// The properties that are inherited or that values are resolved against, each once.
  let reachingChildren: [Member]
  /// The row of each property by its name; none where the type does not have it.
  let indices: [ID<Row>]
  /// The reading of each row.
  let readings: [ID<Reading>]
  /// The rows of the properties of motion; `nil` in a schema without them.
  let motionRows: Range<Int>?

  init(
    entries: [StyleSchema.PropertyEntry], properties: [ID<PropertyName>], canBeDisabled: Bool,
    inheritedSet: ID<InheritedPropertySet>, inherited: [Member], context: [Member], setsWholeContext: Bool,
    indices: [ID<Row>], readings: [ID<Reading>]
  ) {
    self.entries = entries
    self.properties = properties
    slots = Set(entries.flatMap(\.slots)).sorted()
    hasSlots = !slots.isEmpty
    self.canBeDisabled = canBeDisabled
    self.inheritedSet = inheritedSet
    self.inherited = inherited
    self.context = context
    isTransparent = context.allSatisfy(\.inherits)
    hasOwnContext = context.contains { !$0.inherits }
    self.setsWholeContext = setsWholeContext
    reachingChildren = inherited + context.filter { member in !inherited.contains { $0.index == member.index } }
    self.indices = indices
    self.readings = readings
    motionRows = entries.firstIndex { $0.name == MotionProperties.names[0] }.map {
      $0..<$0 + MotionProperties.names.count
    }
  }

  /// The control state of a pass; `nil` for the first pass, of the properties with one value.
  func slot(of pass: Int) -> String? { pass == 0 ? nil : slots[pass - 1] }

  /// The pass with the property's value for the normal state.
  func normalPass(of index: ID<Row>) -> Int {
    entries[index].slots.isEmpty ? 0 : 1 + (slots.firstIndex(of: "normal") ?? 0)
  }

  /// The row of a property; none where the type does not have it.
  @inline(__always)
  func index(of property: ID<PropertyName>) -> ID<Row> {
    property.index < indices.count && !property.isNone ? indices[property] : .none
  }

  /// The winners of the properties that a pass computes, in the order of their computation: first those that other
  /// values are resolved against, then those that have a value of their own in the pass.
  ///
  /// - Parameters:
  ///   - winners: the winners of all properties.
  ///   - state: the control state of the pass; `nil` for the first pass.
  func inOrder(_ winners: ArraySlice<CascadedStyle.Winner>, in state: String?) -> [CascadedStyle.Winner] {
    context.compactMap { member in winners.first { $0.row == member.index } }
      + winners.filter { winner in
        let slots = entries[winner.row].slots
        return state.map(slots.contains) ?? slots.isEmpty && !context.contains { $0.index == winner.row }
      }
  }

  /// Whether custom properties may be computed from the property at a row.
  func precedesCustomProperties(_ row: ID<Row>) -> Bool {
    context.contains { $0.index == row && $0.precedesCustomProperties }
  }

  /// A property that reaches the children of an element.
  struct Member {
    let index: ID<Row>
    let property: ID<PropertyName>
    /// The bit of the property among the inherited ones; 0 if it is not inherited. All after the 63rd share the last
    /// bit.
    let bit: UInt64
    let inherits: Bool
    /// Whether other values are resolved against the property.
    let isContext: Bool
    let hasSlots: Bool
    /// Whether custom properties may be computed from the property.
    let precedesCustomProperties: Bool
  }
}
