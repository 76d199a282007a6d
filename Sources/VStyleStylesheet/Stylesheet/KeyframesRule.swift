package import VStyleSyntax

/// A `@keyframes` rule: a name, and what the values of a view are at some shares of an iteration.
///
/// - Spec: https://www.w3.org/TR/css-animations-1/#keyframes
package struct KeyframesRule: Sendable {
  /// The name, which `animation-name` refers to.
  package let name: String
  /// The location of the name.
  package let location: SourceLocation
  /// The blocks, in the order of the sheet.
  package let blocks: [Block]
  let layer: Int
  /// The media queries around the rule.
  let conditions: [StyleCondition]

  /// A block of declarations.
  package struct Block: Sendable {
    /// The shares of an iteration at which the declarations apply. Range: `[0, 1]`.
    package let offsets: [Double]
    /// The declarations, none of which is important.
    package let declarations: [Declaration]

    /// Creates a block.
    package init(offsets: [Double], declarations: [Declaration]) {
      (self.offsets, self.declarations) = (offsets, declarations)
    }
  }

  /// Creates a rule.
  package init(
    name: String, location: SourceLocation, blocks: [Block], layer: Int, conditions: [StyleCondition]
  ) {
    (self.name, self.location, self.blocks) = (name, location, blocks)
    (self.layer, self.conditions) = (layer, conditions)
  }
}

extension CompiledStylesheet {
  /// The `@keyframes` rule of a name in an environment; `nil` if there is none. Of several, the last one in the
  /// strongest layer counts.
  ///
  /// - Complexity: linear in the number of `@keyframes` rules.
  package func keyframes(named name: String, in environment: StyleEnvironment) -> KeyframesRule? {
    atRules.keyframes(named: name, in: environment)
  }
}
