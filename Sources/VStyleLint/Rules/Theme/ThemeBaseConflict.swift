import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// Two blocks of a theme that inherit from different themes.
  static let themeBaseConflict = LintRule(
    .themeBaseConflict,
    summary: "A theme inherits from another theme than an earlier block of it in the same sheet says.",
    why: """
      Blocks of one name are one theme, which inherits from the last theme after `from`. The earlier `from` has no \
      effect. Remove one of the two, or give the second theme a name of its own.
      """,
    bad: [
      """
      @theme light { color-scheme: light; }
      @theme paper { color-scheme: light; }
      @theme sepia from light { --ink: maroon; }
      @theme sepia from ↓paper { --rule: gray; }
      """
    ],
    good: [
      """
      @theme light { color-scheme: light; }
      @theme paper { color-scheme: light; }
      @theme sepia from paper { --ink: maroon; }
      @theme sepia { --rule: gray; }
      """
    ],
    check: { context in
      context.stylesheet.trees.flatMap { tree in
        var known: [String: (base: String, location: SourceLocation)] = [:]
        return tree.nodes.filter { $0.kind == .atRule }.compactMap { node -> Diagnostic? in
          guard tree.tape.isName(node.nameToken, "theme") else { return nil }
          let words = node.content.filter { tree.tape.kind($0) == .ident }
          guard words.count == 3, tree.tape.isIdent(words[1], "from") else { return nil }
          let (name, base) = (tree.tape.name(words[0]), tree.tape.name(words[2]))
          let location = tree.location(ofToken: words[2])
          guard let first = known.updateValue((base, location), forKey: name), first.base != base else { return nil }
          let isCycle = context.stylesheet.themeChain(first.base).contains(name)
          return Diagnostic(
            .themeBaseConflict, at: location, "the theme `\(name)` inherits from `\(first.base)` already",
            expected: first.base, found: base, notes: [.init("the first one is here", at: first.location)],
            help: isCycle
              ? "remove `from \(first.base)`, with which the two inherit from each other"
              : "remove one of the two, or give this theme a name of its own")
        }
      }
    })
}
