/// Conditions on one element, written without white space: `Button.primary:disabled`.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#compound
package struct CompoundSelector: Sendable, Hashable {
  /// The condition on the element's view type.
  package let type: TypeSelector

  /// All other conditions, in the order in which they are written.
  package let conditions: [SimpleSelector]

  /// Creates a compound selector. Without any argument it is `*`.
  package init(_ type: TypeSelector = .universal, _ conditions: [SimpleSelector] = []) {
    self.type = type
    self.conditions = conditions
  }
}
