import VStyleSyntax

extension AtRule {
  /// `@import`: read in the first pass; anywhere but at the top of a sheet it does nothing.
  static let `import` = AtRule("import") { builder, place, context in
    guard context.reporting == .on else { return }
    builder.report(
      .init(
        .misplacedAtRule, at: place.keyword, "`@import` stands inside a rule and is ignored",
        help: "move it to the top of the sheet"))
  }
}
