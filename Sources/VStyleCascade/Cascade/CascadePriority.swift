import VStyleSelectors

/// What decides between two declarations of the same property: the later in this order wins.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#cascade-sort
struct CascadePriority: Comparable {
  /// Origin and importance: normal declarations from the framework to the app, then important ones back.
  let rung: Int

  /// Whether the declaration stands in the view's own styles: above all layers.
  let isLocal: Bool

  /// The layer, weakest first; reversed for important declarations.
  let layer: Int

  /// The specificity of the selector.
  let specificity: Specificity

  /// How many generations lie between the scope's root and the element, negated: nearer wins.
  let proximity: Int

  /// The order of appearance.
  let order: Int

  /// The place in a chain of themes: what a theme inherits comes before its own.
  let themeDepth: Int

  init(
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

  static func < (left: CascadePriority, right: CascadePriority) -> Bool {
    if left.rung != right.rung { return left.rung < right.rung }
    if left.isLocal != right.isLocal { return right.isLocal }
    if left.layer != right.layer { return left.layer < right.layer }
    if left.specificity != right.specificity { return left.specificity < right.specificity }
    if left.proximity != right.proximity { return left.proximity < right.proximity }
    if left.order != right.order { return left.order < right.order }
    return left.themeDepth < right.themeDepth
  }
}
