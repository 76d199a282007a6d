import VStyleValues

/// What styles want of an object: one value, shared by all objects of a class of which they want the same.
///
/// Audited: it never changes. It is only shared between objects of several isolation domains, by the class's memory,
/// if it is ``isShareable``: then all it holds are values of types that are sendable.
final class AppliedStyle: @unchecked Sendable {
  /// A slot of a row, by the place of the row in the order of writing.
  struct Key: Hashable, Comparable {
    private let rawValue: Int

    init(position: Int, slot: Int) { rawValue = position << 8 | slot }

    /// The place of the row in the order of writing.
    var position: Int { rawValue >> 8 }
    /// The slot.
    var slot: Int { rawValue & 0xFF }

    static func < (left: Key, right: Key) -> Bool { left.rawValue < right.rawValue }
  }

  /// What is wanted of one slot.
  struct Slot: Hashable {
    /// The slot.
    let key: Key
    /// What sheets and `styles` want.
    var engine: Value?
    /// What `mi_styles` set.
    var pinned: Value?

    /// Whether no style wants anything of the slot. It is kept all the same while a row is styled whose writes
    /// change this one.
    var isFree: Bool { pinned == nil && engine == nil }

    /// What the styles want; `nil` if they want nothing.
    ///
    /// - Parameter merge: how values are put over a baseline, for rows that are merged.
    func styled(_ merge: ((Value, Value) -> Value)?, _ baseline: Value) -> Value? {
      guard let merge, !isFree else { return pinned ?? engine }
      return [engine, pinned].compactMap { $0 }.reduce(baseline, merge)
    }
  }

  /// What is wanted, in the order of writing.
  let slots: [Slot]

  /// The table of the class; `nil` if nothing is wanted, of whatever class.
  let table: ViewTypeTable?

  /// The value of each slot in a fresh object.
  let initialValues: [Value]

  /// What was assigned to `mi_styles`, as it was given.
  let given: [Property: Any]

  /// Whether what was given may be used in other isolation domains.
  let givenIsShareable: Bool

  /// Whether nothing in it belongs to single objects, such as a closure that makes one.
  let isShareable: Bool

  /// What is wanted of an object that no style has reached.
  static let nothing = AppliedStyle()

  private init() {
    slots = []
    table = nil
    initialValues = []
    given = [:]
    givenIsShareable = true
    isShareable = true
  }

  /// Makes what is wanted of objects of a class.
  ///
  /// - Parameter givenIsShareable: whether what was given may be used in other isolation domains.
  init(_ slots: [Slot], given: [Property: Any], givenIsShareable: Bool, for table: ViewTypeTable) {
    self.slots = slots
    self.table = table
    self.given = given
    self.givenIsShareable = givenIsShareable
    initialValues = slots.map { table.initialValue(of: $0.key) }
    isShareable =
      givenIsShareable
      && slots.allSatisfy { slot in
        [slot.engine, slot.pinned].allSatisfy { value in
          value.map { table.isShareable($0, inRow: table.order.rows[slot.key.position]) } ?? true
        }
      }
  }

  /// The place of a key, or of the first one after it.
  func place(of key: Key) -> Int {
    var (low, high) = (0, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place of a key's slot, if there is one.
  func index(of key: Key) -> Int? {
    let place = place(of: key)
    return place < slots.count && slots[place].key == key ? place : nil
  }
}

extension AppliedStyle: Hashable {
  /// Whether the same is wanted and was given in the same words.
  static func == (left: AppliedStyle, right: AppliedStyle) -> Bool {
    left === right || left.slots == right.slots && areGivenAlike(left.given, right.given)
  }

  /// Whether two batches name the same properties with values of the same types.
  private static func areGivenAlike(_ left: [Property: Any], _ right: [Property: Any]) -> Bool {
    left.count == right.count
      && left.allSatisfy { property, any in right[property].map { type(of: $0) == type(of: any) } ?? false }
  }

  /// Hashes what is wanted.
  func hash(into hasher: inout Hasher) { hasher.combine(slots) }
}

extension ViewTypeTable {
  /// The row of a key.
  func row(of key: AppliedStyle.Key) -> PropertyRow { rows[order.rows[key.position]] }

  /// The key of a slot of a row.
  func key(of place: PropertyPlace) -> AppliedStyle.Key {
    AppliedStyle.Key(position: order.positions[place.row], slot: place.slot)
  }

  /// A slot's value in a fresh object.
  fileprivate func initialValue(of key: AppliedStyle.Key) -> Value { slotValues[order.rows[key.position]][key.slot] }
}

extension ViewTypeTable {
  /// Whether a value of a row may be kept for other objects: not if it holds an object or a closure that makes one.
  func isShareable(_ value: Value, inRow row: Int) -> Bool {
    value[as: ObjectFactory.self].map { $0.typeName != nil } ?? !holdsObjects[row]
  }
}
