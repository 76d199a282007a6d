import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

/// The custom properties and styles that the text of one sheet names, without those of its imports.
final class SheetMentions: Sendable {
  /// The names that it declares, without those of `@property`.
  let declared: Set<String>

  /// The names that it reads.
  let read: Set<String>

  /// The names in statements that could not be read.
  let skipped: Set<String>

  /// All names, wherever they appear.
  let all: Set<String>

  /// The styles and custom media queries that it declares.
  let styles: Set<String>

  /// Whether the sheet has a theme.
  let hasThemes: Bool

  init(_ tree: SyntaxTree) {
    let names = CustomPropertyNames(in: tree)
    (declared, read, skipped) = (names.declared, names.read, names.skipped)
    let tape = tree.tape
    // A function or a declaration that is no longer read may name others.
    var all = declared.union(read).union(skipped)
    for token in 0..<tape.count where tape.isDashedIdent(token) { all.insert(tape.name(token)) }
    self.all = all
    styles = Set(tree.declaredNames)
    hasThemes = tree.nodes.contains { $0.kind == .atRule && tape.isName($0.nameToken, "theme") }
  }
}
