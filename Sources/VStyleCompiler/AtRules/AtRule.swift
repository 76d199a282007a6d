import VStyleStylesheet
import VStyleSyntax

/// An at-rule: its name, how it collects names in the first pass, and how it is compiled in the second.
///
/// A new at-rule needs one file with its value and one line in ``all``.
struct AtRule: Sendable {
  /// The keyword in lower case, without `@`.
  let keyword: StaticString

  /// The name in lower case, without `@`.
  var name: String { keyword.description }

  /// The first pass: collects names, so that sheets can use them before their declaration.
  let collect: @Sendable (StylesheetCompiler, StatementPosition) -> Void

  /// The second pass: compiles the prelude and the block.
  let compile: @Sendable (StylesheetCompiler, StatementPosition, RuleContext) -> Void

  /// Whether the at-rule means nothing without a block.
  let needsBlock: Bool

  /// Whether the at-rule leaves state that other statements see unchanged, such as the order of layers.
  ///
  /// Independent statements are compiled in parallel.
  let isIndependent: Bool

  /// Whether `@supports at-rule()` holds.
  let isSupported: Bool

  init(
    _ keyword: StaticString, isIndependent: Bool = false, needsBlock: Bool = false, isSupported: Bool = true,
    collect: @escaping @Sendable (StylesheetCompiler, StatementPosition) -> Void = { _, _ in },
    compile: @escaping @Sendable (StylesheetCompiler, StatementPosition, RuleContext) -> Void
  ) {
    self.keyword = keyword
    self.isIndependent = isIndependent
    self.needsBlock = needsBlock
    self.isSupported = isSupported
    self.collect = collect
    self.compile = compile
  }

  /// Every at-rule of the language.
  static let all: [AtRule] = [
    .import, .layer, .style, .apply, .theme, .media, .customMedia, .supports, .scope, .property, .view, .keyframes,
    .startingStyle, .reserved("container", help: "write it like `@media (width >= 400) { … }`"), .charset,
  ]

  /// The at-rule whose keyword a token of a tape is, in any case; `nil` for an unknown keyword.
  static func named(_ token: Int, in tape: TokenTape) -> AtRule? {
    keywords.firstIndex { tape.isName(token, $0) }.map { all[$0] }
  }

  /// The keywords of ``all``.
  private static let keywords = all.map(\.keyword)
}

/// The at-rules, for tools that list them.
package enum AtRuleNames {
  /// The names in lower case, without `@`.
  package static let all = AtRule.all.map(\.name)
}
