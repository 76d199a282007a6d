import VStyleStylesheet
import VStyleSyntax

extension AtRule {
  /// `@media (…) { }`: rules that apply while the traits match a media query.
  static let media = AtRule("media", isIndependent: true, needsBlock: true) { compiler, position, context in
    let condition = MediaCondition.make(
      position.prelude, tree: position.tree, compiler: compiler, isReporting: context.isReporting)
    compiler.compileBlock(position, in: context.under([condition]))
  }
}
