package import VStyleValues

/// A number that is another one for a schema with which sheets can have other values or diagnostics.
///
/// It covers the names, the superclasses and the states of view types, their properties with value types, and
/// shorthands. It does not cover initial values, which are read from the schema when a sheet is used.
package final class SchemaFingerprint: Sendable {
  /// The number.
  package let value: UInt64

  /// Returns the fingerprint of a schema.
  ///
  /// - Complexity: linear in the size of the schema at first; constant for the same schema after that.
  package static func of(_ schema: StyleSchema) -> UInt64 {
    schema.sharedData.value { SchemaFingerprint(schema) }.value
  }

  private init(_ schema: StyleSchema) {
    var hash = TextHash()
    hash.add(schema.fallbackViewType ?? "")
    for kind in schema.kinds { hash.add(kind.syntax) }
    for name in schema.viewTypeNames {
      guard let type = schema.viewTypes[name] else { continue }
      hash.add(type.name)
      hash.add(type.superclass ?? "")
      for state in type.states { hash.add(":" + state) }
      for entry in type.properties {
        hash.add(entry.name)
        for alias in entry.aliases { hash.add("=" + alias) }
        hash.add(entry.kind.syntax)
        for slot in entry.slots { hash.add(":" + slot) }
        hash.add(entry.inherits ? "inherits" : "")
      }
      for shorthand in type.shorthands {
        hash.add("/" + shorthand.name)
        for longhand in shorthand.longhands { hash.add(longhand) }
      }
      for member in type.refused { hash.add("!" + member.name) }
    }
    value = hash.value
  }
}

/// A hash of texts that is the same in each process: FNV-1a.
private struct TextHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a text and its end.
  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    value = (value ^ 0xFF) &* 0x100_0000_01B3
  }
}
