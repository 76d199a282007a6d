import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// Two rules of one block with the same selector.
  static let duplicateSelector = LintRule(
    .duplicateSelector, fixes: .safe,
    summary: "Two rules in the same block have the same selector, or one rule has it twice.",
    why: "A reader finds one of the two and misses the other. Make one rule of them.",
    bad: [
      """
      Label.title { alpha: 0.5; }
      ↓Label.title { hidden: false; }
      """,
      "Label.title, ↓Label.title { alpha: 0.5; }",
    ],
    good: [
      """
      Label.title { alpha: 0.5; hidden: false; }
      """,
      "Label.title { alpha: 0.5; }",
    ],
    check: { context in
      context.stylesheet.trees.flatMap { tree in
        ([0] + tree.nodes.indices.filter { tree.nodes[$0].block != nil }).flatMap { duplicates(in: $0, of: tree) }
          + tree.nodes.filter { $0.kind == .qualifiedRule }.flatMap { duplicates(inListOf: $0, of: tree) }
      }
    })

  /// Returns the diagnostics about selectors that are twice in one list.
  private static func duplicates(inListOf node: SyntaxNode, of tree: SyntaxTree) -> [Diagnostic] {
    let parts = tree.tape.split(node.content)
    guard parts.count > 1 else { return [] }
    var first: [String: SourceLocation] = [:]
    return parts.compactMap { part -> Diagnostic? in
      let own = tree.tape.trimmed(part)
      guard !own.isEmpty else { return nil }
      let location = tree.location(of: own)
      let words = tree.source.text(in: location.range).split(whereSeparator: \.isWhitespace)
      guard let known = first.updateValue(location, forKey: words.joined(separator: " ")) else { return nil }
      let comma = tree.tape.range(part.lowerBound - 1).start
      let edit = Diagnostic.Edit(
        SourceLocation(tree.sourceID, SourceRange(comma, tree.tape.range(own).end)), "")
      return Diagnostic(
        .duplicateSelector, at: location, "the selector is twice in the list",
        notes: [.init("the other one", at: known)], help: "remove one of the two",
        fixes: [.init("remove it", safety: .safe, edits: [edit])])
    }
  }

  private static func duplicates(in parent: Int, of tree: SyntaxTree) -> [Diagnostic] {
    var first: [String: Int] = [:]
    var previous: Int?
    return tree.children(of: parent).compactMap { index -> Diagnostic? in
      let node = tree.nodes[index]
      defer { previous = index }
      guard node.kind == .qualifiedRule else { return nil }
      let words = tree.source.text(in: tree.tape.range(node.content)).split(whereSeparator: \.isWhitespace)
      guard let known = first.updateValue(index, forKey: words.joined(separator: " ")) else { return nil }
      let fixes = known == previous ? merge(known, with: index, in: tree) : []
      return Diagnostic(
        .duplicateSelector, at: tree.location(of: node.content), "another rule of this block has the same selector",
        notes: [.init("the other one", at: tree.location(of: tree.nodes[known].content))], help: "make them one rule",
        fixes: fixes)
    }
  }

  /// Returns the fix that merges two adjacent rules, if only white space separates them.
  private static func merge(_ left: Int, with right: Int, in tree: SyntaxTree) -> [Diagnostic.Fix] {
    let (first, second) = (tree.nodes[left], tree.nodes[right])
    guard let block = first.block, let other = second.block, tree.children(of: left).contains(where: { _ in true }),
      let last = tree.children(of: left).reversed().first, tree.nodes[last].kind != .invalid,
      !(block.upperBound..<other.lowerBound).contains(where: { tree.tape.kind($0) == .comment })
    else { return [] }
    // The edit replaces the text from the last statement of one block to the first statement of the other.
    var end = tree.tape.range(tree.nodes[last].tokens).end
    var semicolon = tree.nodes[last].tokens.upperBound
    while semicolon < block.upperBound, tree.tape.kind(semicolon) == .whitespace { semicolon += 1 }
    let isEnded = tree.nodes[last].block != nil || tree.tape.kind(semicolon) == .semicolon
    if tree.nodes[last].block == nil, isEnded { end = tree.tape.range(semicolon).end }
    guard !(semicolon..<block.upperBound).contains(where: { tree.tape.kind($0) == .comment }) else { return [] }
    var start = other.lowerBound
    while start < other.upperBound, tree.tape.kind(start) == .whitespace { start += 1 }
    let isOneLine = !tree.source.text(in: tree.tape.range(first.tokens)).contains("\n")
    let edit = Diagnostic.Edit(
      SourceLocation(tree.sourceID, SourceRange(end, tree.tape.range(start).start)),
      (isEnded ? "" : ";") + (isOneLine ? " " : "\n  "))
    return [.init("make them one rule", safety: .safe, edits: [edit])]
  }
}
