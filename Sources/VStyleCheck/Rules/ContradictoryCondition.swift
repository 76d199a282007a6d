import VStyleAdvice
import VStyleStylesheet
import VStyleSyntax

extension CoreRules {
  /// A media query that no device matches.
  static func contradictoryCondition(_ context: SheetContext) -> [Diagnostic] {
    let custom = context.stylesheet.atRules.customQueries
    return context.stylesheet.trees.flatMap { contradictions(in: $0, custom) }
  }

  private static func contradictions(in tree: SyntaxTree, _ custom: [String: MediaQuery]) -> [Diagnostic] {
    var open: [(node: Int, demands: MediaDemands)] = []
    return tree.nodes.indices.dropFirst().compactMap { index -> Diagnostic? in
      let node = tree.nodes[index]
      while let last = open.last, index >= tree.nodes[last.node].subtreeEnd { open.removeLast() }
      guard node.kind == .atRule, node.block != nil, tree.tape.isName(node.nameToken, "media") else { return nil }
      let outer = open.last
      var demands = outer?.demands ?? MediaDemands()
      let isInsideContradiction = demands.areContradictory
      demands.add(TokenCursor(tree.tape, node.content), customQueries: custom)
      open.append((index, demands))
      // Each contradiction is reported once, and not again for the media queries inside it.
      guard demands.areContradictory, !isInsideContradiction else {
        return foreignPart(of: node, in: tree) ?? zeroRatio(in: node, of: tree)
      }
      let prelude = TokenCursor(tree.tape, node.content)
      let type = mediaTypeAdvice(prelude) == nil ? foreignMediaType(prelude) : nil
      return Diagnostic(
        .contradictoryCondition, at: tree.location(of: node.content),
        type.map { "`\($0)` never applies: views are on screens" } ?? "no device meets this condition",
        notes: outer.map {
          [.init("it is inside this one", at: tree.location(of: tree.nodes[$0.node].content))]
        } ?? [],
        help: mediaTypeAdvice(prelude)
          ?? (type == nil ? "remove one of the conditions, or the block" : "remove the block"))
    }
  }

  /// The diagnostic about a feature without its parentheses in a list of media queries, one of which can hold.
  private static func foreignPart(of node: SyntaxNode, in tree: SyntaxTree) -> Diagnostic? {
    let parts = tree.tape.split(node.content)
    guard parts.count > 1 else { return nil }
    for part in parts {
      let query = TokenCursor(tree.tape, part)
      guard let name = foreignMediaType(query), let advice = ForeignNames.mediaType(name.lowercased()) else { continue }
      return Diagnostic(
        .contradictoryCondition, at: tree.location(of: tree.tape.trimmed(part)),
        "`\(name)` is no media type, so no device meets this part of the list", help: advice)
    }
    return nil
  }

  /// The diagnostic about a ratio whose second number is 0.
  private static func zeroRatio(in node: SyntaxNode, of tree: SyntaxTree) -> Diagnostic? {
    let tape = tree.tape
    for token in node.content where tape.isDelim(token, "/") {
      let second = (token + 1..<node.content.upperBound).first { !tape.kind($0).isTrivia }
      guard let second, tape.kind(second) == .number, tape.number(second) == 0 else { continue }
      return Diagnostic(
        .contradictoryCondition, at: tree.location(ofToken: second), "no window has a ratio to 0",
        help: "write a ratio such as `16/9`")
    }
    return nil
  }

  /// A media type at the start of a prelude that no device of views has, such as `print`.
  private static func foreignMediaType(_ prelude: TokenCursor) -> String? {
    var cursor = prelude
    cursor.skipTrivia()
    if cursor.consume(ident: "only") { cursor.skipTrivia() }
    guard cursor.kind == .ident, !["screen", "all", "not"].contains(cursor.name.lowercased()) else { return nil }
    return cursor.name
  }

  /// The advice on a feature that is written without its parentheses, as in `@media dark`.
  private static func mediaTypeAdvice(_ prelude: TokenCursor) -> String? {
    var cursor = prelude
    while cursor.kind != .endOfFile {
      if cursor.kind == .ident, let advice = ForeignNames.mediaType(cursor.name.lowercased()) { return advice }
      cursor.skipComponentValue()
    }
    return nil
  }
}
