import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// Two blocks of a theme with different color schemes.
  static let themeSchemeConflict = LintRule(
    .themeSchemeConflict,
    summary: "A theme has another color scheme than another block of it, or than its name says.",
    why: """
      Blocks of one name are one theme, and the last color scheme counts for all of it. Give the second theme a name \
      of its own. A theme that is called `dark` and has the scheme `light` never follows the appearance.
      """,
    bad: [
      """
      @theme light { color-scheme: light; }
      @theme light { ↓color-scheme: dark; }
      """,
      """
      @theme light { color-scheme: light; --ink: black; }
      @theme dark { ↓color-scheme: light; --ink: white; }
      """,
    ],
    good: [
      """
      @theme light { color-scheme: light; }
      @theme dark { color-scheme: dark; }
      @theme light { --ink: black; }
      """
    ],
    check: { context in
      var known: [String: (scheme: String, location: SourceLocation)] = [:]
      return context.stylesheet.trees.flatMap { tree in
        tree.nodes.indices.filter { tree.nodes[$0].kind == .atRule }.compactMap { index -> Diagnostic? in
          let node = tree.nodes[index]
          guard tree.tape.isName(node.nameToken, "theme"),
            let token = node.content.first(where: { tree.tape.kind($0) == .ident }),
            let declaration = tree.children(of: index).lazy.map({ tree.nodes[$0] }).last(where: {
              $0.kind == .declaration && tree.tape.isName($0.nameToken, "color-scheme")
            })
          else { return nil }
          let name = tree.tape.name(token)
          let scheme = tree.source.text(in: tree.tape.range(declaration.content)).lowercased()
          let location = tree.location(of: declaration.tokens)
          guard let first = known[name] else {
            known[name] = (scheme, location)
            guard ["light", "dark"].contains(name), ["light", "dark"].contains(scheme), name != scheme else {
              return nil
            }
            return Diagnostic(
              .themeSchemeConflict, at: location, "the theme `\(name)` has the color scheme `\(scheme)`",
              expected: name, found: scheme, help: "write `color-scheme: \(name)`, or give the theme another name")
          }
          guard first.scheme != scheme else { return nil }
          return Diagnostic(
            .themeSchemeConflict, at: location, "the theme `\(name)` has another color scheme already",
            expected: first.scheme, found: scheme, notes: [.init("the first one is here", at: first.location)],
            help: "give this theme a name of its own")
        }
      }
    })
}
