public import VStyleSyntax
package import VStyleValues

/// A declaration of a sheet or of a style written in Swift.
@usableFromInline
package struct Declaration: Sendable {
  /// The name and the value. Declarations with the same text share it.
  package let content: DeclarationContent

  /// Whether the declaration is `!important`.
  package let isImportant: Bool

  /// The index of the statement in its tree.
  private let node: Int32

  /// The tree of the sheet; `nil` for a style written in Swift.
  private let tree: SyntaxTree?

  /// Creates a declaration of a style written in Swift.
  package init(_ content: DeclarationContent) { self.init(content, tree: nil, node: 0, isImportant: false) }

  /// Creates a declaration of a statement.
  init(_ content: DeclarationContent, tree: SyntaxTree, node: Int) {
    self.init(
      content, tree: tree, node: Int32(truncatingIfNeeded: node), isImportant: tree.nodes[node].isImportant)
  }

  private init(_ content: DeclarationContent, tree: SyntaxTree?, node: Int32, isImportant: Bool) {
    self.content = content
    self.tree = tree
    self.node = node
    self.isImportant = isImportant
  }

  /// The declaration with its value replaced by a keyword.
  func replaced(_ keyword: WideKeyword) -> Declaration {
    Declaration(
      DeclarationContent(name: name, isCustom: isCustom, value: .wide(keyword), slot: slot, slice: content.slice),
      tree: tree, node: node, isImportant: isImportant)
  }
}

/// The source of the declaration.
extension Declaration {
  /// The tokens of the value; `nil` for a style written in Swift.
  @usableFromInline
  package var slice: TokenSlice? {
    content.slice ?? tree.map { TokenSlice(tape: $0.tape, tokens: $0.nodes[Int(node)].content) }
  }

  /// The location of the declaration; `nil` for a style written in Swift.
  @usableFromInline
  package var location: SourceLocation? { tree.map { $0.location(of: $0.nodes[Int(node)].tokens) } }

  /// The location of the name; `nil` for a style written in Swift.
  package var nameLocation: SourceLocation? { tree.map { $0.location(ofToken: $0.nodes[Int(node)].nameToken) } }
}

extension Declaration {
  /// The canonical name of the property, or the name of the custom property with its two hyphens.
  @usableFromInline
  package var name: String { content.name }

  /// Whether the declaration sets a custom property.
  @usableFromInline
  package var isCustom: Bool { content.isCustom }

  /// The declared value.
  package var value: DeclaredValue { content.value }

  /// The control state of the value; `nil` if the selector of the rule decides the states.
  @usableFromInline
  package var slot: String? { content.slot }

  /// The value types that a value with `var()` can have: those of the property in the rule's view types.
  package var kinds: [ValueKind] { content.kinds }

  /// The shorthand that the tokens belong to, for a value with `var()`; `nil` if they belong to the property itself.
  package var shorthand: PendingShorthand? { content.shorthand }
}

/// The content of a declaration, independent of its location.
package final class DeclarationContent: Sendable {
  package let name: String
  package let isCustom: Bool
  package let value: DeclaredValue
  package let kinds: [ValueKind]
  let shorthand: PendingShorthand?
  package let slot: String?
  /// The tokens of the value if they are not those of the whole statement, as in a shorthand.
  let slice: TokenSlice?

  package init(
    name: String, isCustom: Bool = false, value: DeclaredValue, kinds: [ValueKind] = [],
    shorthand: PendingShorthand? = nil, slot: String? = nil, slice: TokenSlice? = nil
  ) {
    self.name = name
    self.isCustom = isCustom
    self.value = value
    self.kinds = kinds
    self.shorthand = shorthand
    self.slot = slot
    self.slice = slice
  }

  /// Creates the content of a declaration of a property.
  package convenience init(_ named: NamedProperty, _ value: DeclaredValue, kinds: [ValueKind] = []) {
    self.init(name: named.name, value: value, kinds: kinds, slot: named.state)
  }
}
