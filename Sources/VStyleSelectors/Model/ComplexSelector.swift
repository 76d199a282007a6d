/// Compound selectors joined by combinators: `List > Row.selected Label`.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#complex
package struct ComplexSelector: Sendable, Hashable {
  /// The leftmost compound selector.
  package let first: CompoundSelector

  /// The other compound selectors from left to right, each with the combinator before it.
  package let rest: [Step]

  /// Creates a complex selector.
  package init(_ first: CompoundSelector, _ rest: [Step] = []) {
    self.first = first
    self.rest = rest
  }

  /// A combinator and the compound selector after it.
  package struct Step: Sendable, Hashable {
    /// The relation of the compound selector's element to the one before it.
    package let combinator: Combinator

    /// The conditions on the element.
    package let compound: CompoundSelector

    /// Creates a step.
    package init(_ combinator: Combinator, _ compound: CompoundSelector) {
      self.combinator = combinator
      self.compound = compound
    }
  }
}

extension ComplexSelector {
  /// The compound selector of the element that the whole selector matches: the rightmost.
  package var subject: CompoundSelector { rest.last?.compound ?? first }

  /// The number of compound selectors; at least 1.
  package var count: Int { rest.count + 1 }

  /// The compound selector at an index, from 0 at the left.
  @inline(__always)
  package func compound(_ index: Int) -> CompoundSelector { index == 0 ? first : rest[index - 1].compound }

  /// The compound selectors from left to right.
  package var compounds: some Sequence<CompoundSelector> { (0..<count).lazy.map(compound) }
}
