import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax

extension AtRule {
  /// `@starting-style { }`: what views have before their first style, so that they move to it.
  ///
  /// - Spec: https://www.w3.org/TR/css-transitions-2/#defining-before-change-style
  static let startingStyle = AtRule(
    "starting-style", isIndependent: true, needsBlock: true
  ) { compiler, position, context in
    var cursor = position.prelude
    cursor.skipTrivia()
    guard cursor.isAtEnd else {
      return compiler.reportInvalidPrelude(position, cursor, context, "`@starting-style` takes a block only", "{ … }")
    }
    var inner = context
    inner.isStarting = true
    compiler.compileBlock(position, in: inner)
  }
}
