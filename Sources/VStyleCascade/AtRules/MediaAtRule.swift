import VStyleSyntax

extension AtRule {
  /// `@media (…) { }`: rules that apply while the traits match a media query.
  static let media = AtRule("media", isIndependent: true) { builder, place, context in
    let condition = MediaCondition.make(place.prelude, tree: place.tree, builder: builder)
    builder.compileBlock(place, in: context.under([condition]))
  }
}
