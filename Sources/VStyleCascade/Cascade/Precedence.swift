package import VStyleSelectors

/// What decides between two declarations of the same property: the later in this order wins.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#cascade-sort
package struct Precedence: Comparable {
  /// Origin and importance: normal declarations from the framework to the app, then important ones back.
  package let rung: Int

  /// Whether the declaration stands in the view's own styles: above all layers.
  package let isLocal: Bool

  /// The layer, weakest first; reversed for important declarations.
  package let layer: Int

  /// The specificity of the selector.
  package let specificity: Specificity

  /// How many generations lie between the scope's root and the element, negated: nearer wins.
  package let proximity: Int

  /// The order of appearance.
  package let order: Int

  /// The place in a chain of themes: what a theme inherits comes before its own.
  package let themeDepth: Int

  package init(
    origin: Origin, isImportant: Bool, isLocal: Bool, layer: Int, specificity: Specificity, proximity: Int, order: Int,
    themeDepth: Int
  ) {
    let last = Origin.allCases.count * 2 - 1
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
