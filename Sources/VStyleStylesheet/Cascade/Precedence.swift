public import VStyleSelectors

/// The rank of a declaration among those of the same property: the highest wins.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#cascade-sort
@usableFromInline
package struct Precedence: Comparable, Sendable {
  /// Origin and importance: normal declarations from the framework to the app, then important ones in reverse.
  @usableFromInline
  package let rung: Int

  /// Whether the declaration belongs to the view's own styles, which are stronger than all layers.
  @usableFromInline
  package let isLocal: Bool

  /// The layer's rank, weakest first; negated for important declarations.
  @usableFromInline
  package let layer: Int

  /// The specificity of the selector.
  @usableFromInline
  package let specificity: Specificity

  /// The number of generations between the scope's root and the element, negated: the nearest root wins.
  @usableFromInline
  package let proximity: Int

  /// The order of appearance.
  @usableFromInline
  package let order: Int

  /// The position in a chain of themes: declarations of a base theme come before those of the theme itself.
  @usableFromInline
  package let themeDepth: Int

  package init(
    origin: CascadeOrigin, isImportant: Bool, isLocal: Bool, layer: Int, specificity: Specificity, proximity: Int,
    order: Int,
    themeDepth: Int
  ) {
    let last = CascadeOrigin.allCases.count * 2 - 1
    rung = isImportant ? last - origin.rawValue : origin.rawValue
    self.isLocal = isLocal
    self.layer = isImportant ? -layer : layer
    self.specificity = specificity
    self.proximity = proximity
    self.order = order
    self.themeDepth = themeDepth
  }

  @inlinable
  package static func < (left: Precedence, right: Precedence) -> Bool {
    if left.rung != right.rung { return left.rung < right.rung }
    if left.isLocal != right.isLocal { return right.isLocal }
    if left.layer != right.layer { return left.layer < right.layer }
    if left.specificity != right.specificity { return left.specificity < right.specificity }
    if left.proximity != right.proximity { return left.proximity < right.proximity }
    if left.order != right.order { return left.order < right.order }
    return left.themeDepth < right.themeDepth
  }
}

extension Precedence {
  /// The number of order values that each rule has for its declarations.
  package static let declarationsPerRule = 1 << 20

  /// The distance of rules outside of any `@scope`: larger than any real distance.
  package static let farthest = Int.max
}
