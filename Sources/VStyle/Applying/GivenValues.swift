import VStyleValues

/// The values of a dictionary from Swift code, to recognize the same values in another dictionary.
///
/// OPTIMIZATION: Checking each dictionary would be simpler. A literal in a function that configures a cell is created for
/// each cell, and a check of each takes 3.7 times as long.
struct GivenValues {
  private let values: ContiguousArray<GivenValue>
  private let positions: PropertyPositions

  /// Creates the values of a dictionary; `nil` if one of them cannot be compared.
  init?(_ values: [Property: Any]) {
    let made = ContiguousArray(values.values.lazy.compactMap(GivenValue.made))
    guard made.count == values.count else { return nil }
    self.values = made
    positions = PropertyPositions(ContiguousArray(values.keys))
  }

  /// Whether a dictionary has the same properties with equal values of the same types.
  ///
  /// Properties of one name may be different, with other value types.
  ///
  /// OPTIMIZATION: To look up each property of these values in the dictionary would be simpler. Each lookup copies a
  /// property and its value twice.
  func areAlike(_ other: [Property: Any]) -> Bool {
    guard other.count == values.count else { return false }
    let values = values.span
    for (property, value) in other {
      guard let position = positions.position(of: property), values[position].isEqual(to: value) else { return false }
    }
    return true
  }
}

/// The positions of different properties in a list.
private struct PropertyPositions {
  /// A hash table with open addressing. It is half full at most, and its size is a power of two.
  private let entries: ContiguousArray<Entry?>
  private let properties: ContiguousArray<Property>

  private struct Entry {
    let position: Int
    // OPTIMIZATION: The property of the position would be enough. To read it from the list retains it.
    let identity: ObjectIdentifier
  }

  init(_ properties: ContiguousArray<Property>) {
    self.properties = properties
    var size = 2
    while size < 2 * properties.count { size *= 2 }
    var entries = ContiguousArray<Entry?>(repeating: nil, count: size)
    for (position, property) in properties.enumerated() {
      var index = property.storedHash & (size - 1)
      while entries[index] != nil { index = (index + 1) & (size - 1) }
      entries[index] = Entry(position: position, identity: property.identity)
    }
    self.entries = entries
  }

  /// The position of a property; `nil` if the list does not have it.
  func position(of property: Property) -> Int? {
    let entries = entries.span
    var index = property.storedHash & (entries.count - 1)
    while let entry = entries[index] {
      if entry.identity == property.identity || properties[entry.position] === property { return entry.position }
      index = (index + 1) & (entries.count - 1)
    }
    return nil
  }
}

/// A value from Swift code.
private class GivenValue {
  fileprivate static func made(_ value: Any) -> GivenValue? {
    // The types are compared first, since a cast of an optional value would unwrap it.
    func opened<Value>(_ value: Value) -> GivenValue? {
      guard let type = Value.self as? any Hashable.Type else { return nil }
      func typed<Same: Hashable>(_: Same.Type) -> GivenValue? {
        (value as? Same).map { TypedGivenValue($0) }
      }
      return typed(type)
    }
    return _openExistential(value, do: opened)
  }

  /// Whether a value has the same type and is equal.
  fileprivate func isEqual(to value: Any) -> Bool { false }
}

/// A value of one type.
///
/// Audited: a check of the exact type precedes the reinterpretation of the value.
private final class TypedGivenValue<Value: Hashable>: GivenValue {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func isEqual(to other: Any) -> Bool {
    // OPTIMIZATION: A cast would be simpler, but takes longer than the rest of the comparison.
    func isEqual<Other>(_ other: Other) -> Bool {
      guard Other.self == Value.self else { return false }
      return unsafeBitCast(other, to: Value.self) == value
    }
    return _openExistential(other, do: isEqual)
  }
}
