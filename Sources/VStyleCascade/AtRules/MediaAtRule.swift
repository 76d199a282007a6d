import VStyleSyntax

extension AtRule {
  /// `@media (…) { }`: holds for matching traits.
  static let media = AtRule("media", isIndependent: true) { builder, place, context in
    let condition = MediaCondition.make(place.prelude, tree: place.tree, builder: builder)
    builder.compileBlock(place, in: context.under([condition]))
  }
}
