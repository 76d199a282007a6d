package import VStyleValues

/// A shorthand whose value contains `var()`, so that each node computes the values of its longhands.
package struct PendingShorthand: Sendable {
  package let shorthand: Shorthand
  /// The value types of the longhands, by name.
  package let kinds: [String: ValueKind]

  /// Creates a shorthand whose longhands are computed later.
  package init(shorthand: Shorthand, kinds: [String: ValueKind]) {
    self.shorthand = shorthand
    self.kinds = kinds
  }
}
