import VStyleValues

/// The values of a dictionary from Swift code, to recognize the same values in another dictionary.
///
/// OPTIMIZATION: Checking each dictionary would be simpler. A literal in a function that configures a cell is created for
/// each cell, and a check of each takes 3.7 times as long. The order of a dictionary depends on its
/// address, so the values are found by their properties in a table without the dictionary's own hash values.
struct GivenValues {
  /// The number of values.
  private let count: Int

  /// The values, each at the position of its name's hash value or after it. Their number is a power of two.
  private var table: [GivenValue?]

  /// Creates the values of a dictionary; `nil` if one of them cannot be compared.
  init?(_ values: [Property: Any]) {
    count = values.count
    var size = 2
    while size < count * 2 { size *= 2 }
    table = Array(repeating: nil, count: size)
    for (property, value) in values {
      guard let made = GivenValue.made(property, value) else { return nil }
      var position = made.nameHash & (size - 1)
      while table[position] != nil { position = (position + 1) & (size - 1) }
      table[position] = made
    }
  }

  /// Whether a dictionary has the same properties with equal values of the same types.
  func areAlike(_ values: [Property: Any]) -> Bool {
    values.count == count && values.allSatisfy { has($0.value, of: $0.key) }
  }

  /// Whether a value of a property is one of the values.
  private func has(_ value: Any, of property: Property) -> Bool {
    var position = property.nameHash & (table.count - 1)
    while let known = table[position] {
      if known.isOf(property) { return known.isEqual(to: value) }
      position = (position + 1) & (table.count - 1)
    }
    return false
  }
}

/// A property and a value of it from Swift code.
private class GivenValue {
  private let property: Property

  /// The hash value of the property's name.
  fileprivate var nameHash: Int { property.nameHash }

  fileprivate init(_ property: Property) { self.property = property }

  fileprivate static func made(_ property: Property, _ value: Any) -> GivenValue? {
    // The types are compared first, since a cast of an optional value would unwrap it.
    func opened<Value>(_ value: Value) -> GivenValue? {
      guard let type = Value.self as? any Hashable.Type else { return nil }
      func typed<Same: Hashable>(_: Same.Type) -> GivenValue? {
        (value as? Same).map { TypedGivenValue(property, $0) }
      }
      return typed(type)
    }
    return _openExistential(value, do: opened)
  }

  /// Whether a property is this one.
  final func isOf(_ property: Property) -> Bool { self.property === property }

  /// Whether a value has the same type and is equal.
  fileprivate func isEqual(to value: Any) -> Bool { false }
}

/// A value of one type.
///
/// Audited: a check of the exact type precedes the access through a pointer.
private final class TypedGivenValue<Value: Hashable>: GivenValue {
  private let value: Value

  init(_ property: Property, _ value: Value) {
    self.value = value
    super.init(property)
  }

  override func isEqual(to other: Any) -> Bool {
    // OPTIMIZATION: A cast would be simpler, but takes longer than the rest of the comparison.
    func isEqual<Other>(_ other: Other) -> Bool {
      guard Other.self == Value.self else { return false }
      return withUnsafePointer(to: other) {
        UnsafeRawPointer($0).assumingMemoryBound(to: Value.self).pointee == value
      }
    }
    return _openExistential(other, do: isEqual)
  }
}
