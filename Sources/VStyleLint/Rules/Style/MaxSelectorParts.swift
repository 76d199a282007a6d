import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A selector with too many compound selectors.
  static let maxSelectorParts = LintRule(
    .maxSelectorParts,
    summary: "A selector names more views than the project allows.",
    why: "A selector with many parts breaks when the tree of views changes. Give the view a style class.",
    bad: [
      "↓View.a > View.b > View.c > Label { alpha: 0.5; }"
    ],
    good: [
      "View.a > Label { alpha: 0.5; }"
    ],
    check: { context in
      let limit = context.count("limit", of: .maxSelectorParts)
      return context.stylesheet.trees.flatMap { tree in
        tree.nodes.filter { $0.kind == .qualifiedRule }.flatMap { node in
          tree.partCounts(node.content).filter { $0.count > limit }.map { part in
            Diagnostic(
              .maxSelectorParts, at: tree.location(of: part.tokens), "this selector has \(part.count) parts",
              expected: "at most \(limit)", help: "give the view a style class of its own")
          }
        }
      }
    })
}
