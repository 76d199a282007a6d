import VStyleValues

/// The values that styles set on an object.
///
/// Equal shareable instances are interned in the cache of their view type, until it is emptied. No value depends on
/// their identity. It is the key of cached patches, and objects with the same instance are written together.
///
/// Audited: it is immutable. The cache of the view type shares it between isolation domains only if it is
/// ``isShareable``: then all its values have sendable types.
final class AppliedStyle: @unchecked Sendable {
  /// A state slot of a property binding, by the binding's position in the order of writing.
  struct Key: Hashable, Comparable {
    private let rawValue: Int

    init(position: Int, slot: Int) { rawValue = position << 8 | slot }

    /// The position of the binding in the order of writing.
    var position: Int { rawValue >> 8 }
    /// The index of the state slot in the binding.
    var slot: Int { rawValue & 0xFF }

    static func < (left: Key, right: Key) -> Bool { left.rawValue < right.rawValue }
  }

  /// The values that styles set for one state slot.
  struct Slot: Hashable {
    /// The key of the state slot.
    let key: Key
    /// The value from sheets and `styles`.
    var engine: StyleValue?
    /// The value from `mi_styles`.
    var pinned: StyleValue?

    /// Whether no style sets the slot. An unset slot stays while a style sets a property of its group of interdependent
    /// ones. The object has the baseline there, unless the write of such a property changes it.
    var isUnset: Bool { pinned == nil && engine == nil }

    /// Returns the value that the styles set; `nil` if they set none.
    ///
    /// - Parameters:
    ///   - merge: merges a value into a baseline, for bindings that merge.
    ///   - baseline: the value of the slot before any style.
    func styled(_ merge: ((StyleValue, StyleValue) -> StyleValue)?, _ baseline: StyleValue) -> StyleValue? {
      guard let merge, !isUnset else { return pinned ?? engine }
      return [engine, pinned].compactMap { $0 }.reduce(baseline, merge)
    }
  }

  /// The slots that styles set or affect, in the order of writing.
  let slots: [Slot]

  /// The table of the view type; `nil` for ``nothing``.
  let table: ViewTypeTable?

  /// The value of each slot in a fresh object.
  let initialValues: [StyleValue]

  /// The values assigned to `mi_styles`, in their original form.
  let given: [Property: Any]

  /// Whether ``given`` may be used in other isolation domains.
  let assignedIsShareable: Bool

  /// Whether no value belongs to a single object, such as a closure that creates an object.
  let isShareable: Bool

  /// The applied style of an object without styles.
  static let nothing = AppliedStyle()

  private init() {
    slots = []
    table = nil
    initialValues = []
    given = [:]
    assignedIsShareable = true
    isShareable = true
  }

  /// Creates the applied style of objects of a view type.
  ///
  /// - Parameters:
  ///   - slots: the slots, in the order of writing.
  ///   - given: the values assigned to `mi_styles`, in their original form.
  ///   - assignedIsShareable: whether `given` may be used in other isolation domains.
  ///   - table: the table of the view type.
  init(_ slots: [Slot], given: [Property: Any], assignedIsShareable: Bool, for table: ViewTypeTable) {
    self.slots = slots
    self.table = table
    self.given = given
    self.assignedIsShareable = assignedIsShareable
    initialValues = slots.map { table.initialValue(of: $0.key) }
    isShareable =
      assignedIsShareable
      && slots.allSatisfy { slot in
        [slot.engine, slot.pinned].allSatisfy { value in
          value.map { table.isShareable($0, ofBinding: table.order.bindings[slot.key.position]) } ?? true
        }
      }
  }

  /// Returns the index of the first slot whose key is not less than a key. Complexity: O(log *n*).
  func insertionIndex(of key: Key) -> Int {
    var (low, high) = (0, slots.count)
    while low < high {
      let intermediate = (low + high) / 2
      if slots[intermediate].key < key { low = intermediate + 1 } else { high = intermediate }
    }
    return low
  }

  /// Returns the index of the slot with a key; `nil` if there is none.
  func index(of key: Key) -> Int? {
    let index = insertionIndex(of: key)
    return index < slots.count && slots[index].key == key ? index : nil
  }
}

extension AppliedStyle: Hashable {
  /// Whether two applied styles have equal slots, and `given` values of the same properties and types.
  static func == (left: AppliedStyle, right: AppliedStyle) -> Bool {
    left === right || left.slots == right.slots && areGivenAlike(left.given, right.given)
  }

  /// Whether two dictionaries have the same properties with values of the same types.
  private static func areGivenAlike(_ left: [Property: Any], _ right: [Property: Any]) -> Bool {
    left.count == right.count
      && left.allSatisfy { property, any in right[property].map { type(of: $0) == type(of: any) } ?? false }
  }

  /// Hashes the slots.
  func hash(into hasher: inout Hasher) { hasher.combine(slots) }
}

extension ViewTypeTable {
  /// Returns the binding of a key.
  func binding(of key: AppliedStyle.Key) -> PropertyBinding { bindings[order.bindings[key.position]] }

  /// Returns the key of a state slot.
  func key(of index: BindingIndex) -> AppliedStyle.Key {
    AppliedStyle.Key(position: order.positions[index.binding], slot: index.slot)
  }

  /// Returns the value of a state slot in a fresh object.
  fileprivate func initialValue(of key: AppliedStyle.Key) -> StyleValue {
    slotValues[order.bindings[key.position]][key.slot]
  }
}

extension ViewTypeTable {
  /// Whether a value of a binding may be cached for other objects. Objects and closures that create one may not.
  func isShareable(_ value: StyleValue, ofBinding binding: Int) -> Bool {
    value[as: ObjectFactory.self].map { $0.typeName != nil } ?? !holdsObjects[binding]
  }
}
