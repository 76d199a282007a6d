import VStyleStylesheet
import VStyleSyntax

/// A change of a sheet that has an effect only through the custom properties of its themes.
///
/// Statements, selectors and preludes are the same before and after it; comments and space may differ.
struct ThemeEdit: Sendable {
  /// The custom properties whose values may differ, those that read others of them included.
  private(set) var names: Set<String> = []

  /// A piece of both texts that is the same.
  private struct Piece {
    let old: SourceRange
    let new: Int
  }

  /// The pieces in the order of the old text.
  private var pieces: [Piece] = []

  /// Compares two versions of a sheet; `nil` if something else than values of themes differs, or if one of them has an
  /// error of syntax.
  init?(from old: SyntaxTree, to new: SyntaxTree) {
    guard old.diagnostics.isEmpty, new.diagnostics.isEmpty, old.nodes.count == new.nodes.count else { return nil }
    let isOfTheme = old.isOfTheme
    for node in old.nodes.indices.dropFirst() {
      guard add(node, old, new, isOfTheme[node]) else { return nil }
    }
    pieces.sort { $0.old.start < $1.old.start }
    for tree in [old, new] { addReaders(tree, isOfTheme) }
    guard [old, new].allSatisfy({ isUnread($0, isOfTheme) }) else { return nil }
  }

  /// Adds the pieces of a statement; `false` if the edit changes more than a value.
  private mutating func add(_ node: Int, _ old: SyntaxTree, _ new: SyntaxTree, _ isOfTheme: Bool) -> Bool {
    let (before, after) = (old.nodes[node], new.nodes[node])
    guard before.kind == after.kind, before.subtreeEnd == after.subtreeEnd,
      (before.block == nil) == (after.block == nil)
    else { return false }
    if let block = before.block, let newBlock = after.block {
      let heads = (before.tokens.lowerBound..<block.lowerBound, after.tokens.lowerBound..<newBlock.lowerBound)
      let ends = (block.upperBound..<before.tokens.upperBound, newBlock.upperBound..<after.tokens.upperBound)
      return addPiece(heads, old, new) && addPiece(ends, old, new)
    }
    if addPiece((before.tokens, after.tokens), old, new) { return true }
    guard isOfTheme, new.tape.isDashedIdent(after.nameToken) else { return false }
    names.formUnion([old.name(of: node), new.name(of: node)])
    return true
  }

  private mutating func addPiece(_ tokens: (Range<Int>, Range<Int>), _ old: SyntaxTree, _ new: SyntaxTree) -> Bool {
    let (before, after) = (old.tape.range(tokens.0), new.tape.range(tokens.1))
    guard old.source.bytes[before.start..<before.end] == new.source.bytes[after.start..<after.end] else { return false }
    pieces.append(Piece(old: before, new: after.start))
    return true
  }

  /// Adds the custom properties of themes that read one of ``names``, directly or through others.
  private mutating func addReaders(_ tree: SyntaxTree, _ isOfTheme: [Bool]) {
    guard !names.isEmpty else { return }
    var readers: [String: [String]] = [:]
    for (index, node) in tree.nodes.enumerated() where isOfTheme[index] {
      for reference in VariableReferences.all(in: TokenCursor(tree.tape, node.content)) {
        readers[reference.name, default: []].append(tree.name(of: index))
      }
    }
    var rest = Array(names)
    while let name = rest.popLast() {
      for reader in readers[name] ?? [] where names.insert(reader).inserted { rest.append(reader) }
    }
  }

  /// Whether no other statement of the sheet names one of ``names``, except `@property`.
  private func isUnread(_ tree: SyntaxTree, _ isOfTheme: [Bool]) -> Bool {
    guard !names.isEmpty else { return true }
    let tape = tree.tape
    return tree.nodes.indices.dropFirst().allSatisfy { index in
      let node = tree.nodes[index]
      if isOfTheme[index] || node.kind == .atRule && tape.isName(node.nameToken, "property") { return true }
      return ([node.nameToken] + node.content).allSatisfy { !tape.isDashedIdent($0) || !names.contains(tape.name($0)) }
    }
  }

  /// Returns a range of the old text in the new one; `nil` if one of its ends is in a value that changed.
  func moved(_ range: SourceRange) -> SourceRange? {
    let start = moved(range.start, by: pieces.partitioningIndex { $0.old.start > range.start })
    let end = moved(range.end, by: pieces.partitioningIndex { $0.old.start >= range.end })
    guard let start, let end, start <= end, !range.isEmpty || start == end else { return nil }
    return SourceRange(start, end)
  }

  private func moved(_ offset: Int, by next: Int) -> Int? {
    guard next > 0, offset <= pieces[next - 1].old.end else { return nil }
    return pieces[next - 1].new + offset - pieces[next - 1].old.start
  }
}

extension SyntaxTree {
  /// For each statement, whether it is a custom property directly in a `@theme` of the sheet.
  fileprivate var isOfTheme: [Bool] {
    var found = [Bool](repeating: false, count: nodes.count)
    for theme in children(of: 0) where nodes[theme].kind == .atRule && tape.isName(nodes[theme].nameToken, "theme") {
      for child in children(of: theme) where nodes[child].kind == .declaration {
        found[child] = tape.isDashedIdent(nodes[child].nameToken)
      }
    }
    return found
  }
}
