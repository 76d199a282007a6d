import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// Rules that are nested too deeply.
  static let maxNestingDepth = LintRule(
    .maxNestingDepth,
    summary: "Rules are nested deeper than the project allows.",
    why: """
      Deeply nested rules have long selectors that are hard to override and to move. Give the inner view a style \
      class.
      """,
    bad: [
      """
      View.a {
        View.b {
          View.c {
            ↓View.d { alpha: 0.5; }
          }
        }
      }
      """
    ],
    good: [
      """
      View.a {
        View.b {
          View.d { alpha: 0.5; }
        }
      }
      """
    ],
    check: { context in
      let limit = context.count("limit", of: .maxNestingDepth)
      return context.stylesheet.trees.flatMap { tree in
        var ends: [Int] = []
        return tree.nodes.enumerated().compactMap { index, node -> Diagnostic? in
          while let end = ends.last, index >= end { ends.removeLast() }
          guard node.kind == .qualifiedRule else { return nil }
          defer { ends.append(node.subtreeEnd) }
          guard ends.count == limit else { return nil }
          return Diagnostic(
            .maxNestingDepth, at: tree.location(of: node.content),
            "rules are nested \(limit + 1) deep here", expected: "at most \(limit)",
            help: "give the view a style class of its own")
        }
      }
    })
}
