import VStyleSyntax

/// An at-rule: its name, what it declares before anything is compiled, and how it is compiled.
///
/// A new at-rule is one file with a row and one line in ``all``.
struct AtRule: Sendable {
  /// The name in lower case, without `@`.
  let keyword: StaticString

  /// The name in lower case, without `@`.
  var name: String { keyword.description }

  /// The first pass: takes down names, so that they may be used before they are declared.
  let collect: @Sendable (StylesheetCompiler, StatementPlace) -> Void

  /// The second pass: compiles what is inside.
  let compile: @Sendable (StylesheetCompiler, StatementPlace, RuleContext) -> Void

  /// Whether compiling it changes nothing that other statements see, such as the order of layers, so that it may be
  /// done at the same time as theirs.
  let isIndependent: Bool

  init(
    _ keyword: StaticString, isIndependent: Bool = false,
    collect: @escaping @Sendable (StylesheetCompiler, StatementPlace) -> Void = { _, _ in },
    compile: @escaping @Sendable (StylesheetCompiler, StatementPlace, RuleContext) -> Void
  ) {
    self.keyword = keyword
    self.isIndependent = isIndependent
    self.collect = collect
    self.compile = compile
  }

  /// Every at-rule.
  static let all: [AtRule] = [
    .import, .layer, .style, .apply, .theme, .media, .supports, .scope, .property, .view, .reserved("container"),
    .reserved("keyframes"), .charset,
  ]

  /// The at-rule that a keyword names, in any case.
  static func named(_ token: Int, in tape: TokenTape) -> AtRule? {
    all.indices.first { tape.isName(token, all[$0].keyword) }.map { all[$0] }
  }
}

/// A statement of one of the trees.
struct StatementPlace {
  let tree: SyntaxTree
  let treeIndex: Int
  var node: Int

  var statement: SyntaxNode { tree.nodes[node] }
  var prelude: TokenCursor { TokenCursor(tree.tape, statement.content) }
  var keyword: SourceLocation { tree.location(ofToken: statement.nameToken) }

  /// The place of what a cursor over the tree's tokens stands at; the at-keyword where nothing is left.
  func location(_ cursor: TokenCursor) -> SourceLocation {
    cursor.kind == .endOfFile ? keyword : SourceLocation(tree.sourceID, cursor.range)
  }

  /// The same place for another node of the tree.
  func at(_ node: Int) -> StatementPlace { StatementPlace(tree: tree, treeIndex: treeIndex, node: node) }
}
