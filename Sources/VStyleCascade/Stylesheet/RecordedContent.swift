import VStyleSyntax
import VStyleValues

/// What a declaration says, as it is taken down while a stylesheet is compiled.
///
/// Nearly all say a property's value, which takes no object but that of the value, and none where it is plain, or
/// declare a token, which takes none; nor do tokens that a property takes as they are. ``DeclarationContent`` is made
/// of it when it is asked for. Properties are numbers in a ``CompilerMemory``.
enum RecordedContent: Sendable {
  /// A token with any tokens for a value, as a statement says.
  case customProperty(tree: Int32, node: Int32)
  /// A property with a keyword that every property takes.
  case wide(property: Int32, WideKeyword)
  /// A property with a value that has `var()` in it.
  case tokens(property: Int32)
  /// A property that takes any tokens, with those of a statement.
  case text(property: Int32, tree: Int32, node: Int32)
  /// A property with a plain value of its one kind.
  case plain(property: Int32, PlainValue)
  /// A property with a value of its one kind.
  case typed(property: Int32, Value)
  /// Everything else.
  case made(DeclarationContent)

  /// A custom property, as a statement declares it.
  static func customProperty(at place: StatementPlace) -> RecordedContent {
    .customProperty(tree: Int32(truncatingIfNeeded: place.treeIndex), node: Int32(truncatingIfNeeded: place.node))
  }

  /// A property that takes any tokens, as a statement declares it.
  static func text(property: Int32, at place: StatementPlace) -> RecordedContent {
    .text(
      property: property, tree: Int32(truncatingIfNeeded: place.treeIndex),
      node: Int32(truncatingIfNeeded: place.node))
  }

  /// The same as a statement of another tree says it, which is written alike.
  func said(by node: Int, of tree: Int) -> RecordedContent {
    let (tree, node) = (Int32(truncatingIfNeeded: tree), Int32(truncatingIfNeeded: node))
    switch self {
    case .customProperty: return .customProperty(tree: tree, node: node)
    case .text(let property, _, _): return .text(property: property, tree: tree, node: node)
    case .wide, .tokens, .plain, .typed, .made: return self
    }
  }

  /// What the declaration says.
  func made(_ trees: [SyntaxTree], _ properties: PropertyNumbers) -> DeclarationContent {
    switch self {
    case .customProperty(let tree, let node):
      DeclarationContent(name: trees[Int(tree)].name(of: Int(node)), isCustom: true, value: .tokens)
    case .wide(let number, let keyword): DeclarationContent(properties[number], .wide(keyword))
    case .tokens(let number):
      DeclarationContent(properties[number], .tokens, kinds: properties[number].kinds)
    case .text(let number, let tree, let node):
      DeclarationContent(properties[number], .typed([TypedValue(kind: .any, value: Self.text(trees[Int(tree)], node))]))
    case .plain(let number, let plain):
      Self.made(properties[number], properties[number].kinds[0].value(of: plain))
    case .typed(let number, let value): Self.made(properties[number], value)
    case .made(let content): content
    }
  }

  private static func made(_ property: NamedProperty, _ value: Value) -> DeclarationContent {
    DeclarationContent(property, .typed([TypedValue(kind: property.kinds[0], value: value)]))
  }

  private static func text(_ tree: SyntaxTree, _ node: Int32) -> Value {
    var tokens = TokenCursor(tree.tape, tree.nodes[Int(node)].content)
    return Value(TokenText(restOf: &tokens))
  }
}
