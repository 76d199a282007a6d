import VStyleSyntax
package import VStyleValues

/// The content of a declaration as it is recorded during compilation. Properties are IDs in a ``CompilerCache``.
///
/// OPTIMIZATION: a ``DeclarationContent`` for every declaration is simpler. Most declarations need no object here
/// except that of their value, and custom properties and plain values need none. The content is created on demand.
package enum RecordedContent: Sendable {
  /// A custom property with the tokens of a statement.
  case customProperty(tree: Int32, node: Int32)
  /// A property with a CSS-wide keyword.
  case wide(property: Int32, WideKeyword)
  /// A property with a value that contains `var()`.
  case tokens(property: Int32)
  /// A property that accepts any tokens, with those of a statement.
  case text(property: Int32, tree: Int32, node: Int32)
  /// A property with a plain value of its only value type.
  case plain(property: Int32, PlainValue)
  /// A property with a value of its only value type.
  case typed(property: Int32, StyleValue)
  /// Any other content.
  case made(DeclarationContent)

  /// A custom property that a statement declares.
  package static func customProperty(at position: StatementPosition) -> RecordedContent {
    .customProperty(tree: Int32(truncatingIfNeeded: position.treeIndex), node: Int32(truncatingIfNeeded: position.node))
  }

  /// A property that accepts any tokens, with those of a statement.
  package static func text(property: Int32, at position: StatementPosition) -> RecordedContent {
    .text(
      property: property, tree: Int32(truncatingIfNeeded: position.treeIndex),
      node: Int32(truncatingIfNeeded: position.node))
  }

  /// The same content for a statement with the same text in another tree.
  package func said(by node: Int, of tree: Int) -> RecordedContent {
    let (tree, node) = (Int32(truncatingIfNeeded: tree), Int32(truncatingIfNeeded: node))
    switch self {
    case .customProperty: return .customProperty(tree: tree, node: node)
    case .text(let property, _, _): return .text(property: property, tree: tree, node: node)
    case .wide, .tokens, .plain, .typed, .made: return self
    }
  }

  /// Creates the content.
  func made(_ trees: [SyntaxTree], _ properties: PropertyIDs) -> DeclarationContent {
    switch self {
    case .customProperty(let tree, let node):
      DeclarationContent(name: trees[Int(tree)].name(of: Int(node)), isCustom: true, value: .tokens)
    case .wide(let index, let keyword): DeclarationContent(properties[index], .wide(keyword))
    case .tokens(let index):
      DeclarationContent(properties[index], .tokens, kinds: properties[index].kinds)
    case .text(let index, let tree, let node):
      DeclarationContent(properties[index], .typed([TypedValue(kind: .any, value: Self.text(trees[Int(tree)], node))]))
    case .plain(let index, let plain):
      Self.made(properties[index], properties[index].kinds[0].value(of: plain))
    case .typed(let index, let value): Self.made(properties[index], value)
    case .made(let content): content
    }
  }

  private static func made(_ property: NamedProperty, _ value: StyleValue) -> DeclarationContent {
    DeclarationContent(property, .typed([TypedValue(kind: property.kinds[0], value: value)]))
  }

  private static func text(_ tree: SyntaxTree, _ node: Int32) -> StyleValue {
    var tokens = TokenCursor(tree.tape, tree.nodes[Int(node)].content)
    return StyleValue(TokenText(restOf: &tokens))
  }
}
