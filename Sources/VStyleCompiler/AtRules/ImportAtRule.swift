import VStyleStylesheet
import VStyleSyntax

extension AtRule {
  /// `@import`: the first pass reads it. An `@import` that is not at the top of a sheet is reported and ignored.
  static let `import` = AtRule("import") { compiler, position, context in
    guard context.isReporting else { return }
    compiler.report(
      .init(
        .misplacedAtRule, at: position.keyword, "`@import` is inside a rule and is ignored",
        help: "move it to the top of the sheet"))
  }
}
