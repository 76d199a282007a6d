import VStyleSyntax

extension AtRule {
  /// `@media (…) { }`: holds for matching traits.
  static let media = AtRule("media") { builder, place, context in
    var inner = context
    inner.conditions.append(MediaCondition.make(place.prelude, tree: place.tree, builder: builder))
    builder.compileBlock(place, in: inner)
  }
}
