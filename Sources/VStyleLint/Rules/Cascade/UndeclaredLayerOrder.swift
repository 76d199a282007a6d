import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// Layers of several sheets without a declared order.
  static let undeclaredLayerOrder = LintRule(
    .undeclaredLayerOrder,
    summary: "Sheets open layers whose order no `@layer` statement says, so that it depends on the order of imports.",
    why: """
      Moving an `@import` then changes which rules win. Say the order once, at the top of the first sheet: `@layer \
      base, screens;`.
      """,
    bad: [
      .init(
        """
        @import "base.vstyle";
        @layer ↓screens { Label.title { alpha: 0.5; } }
        """, files: ["base.vstyle": "@layer base { Label { alpha: 1; } }"])
    ],
    good: [
      .init(
        """
        @layer base, screens;
        @import "base.vstyle";
        @layer screens { Label.title { alpha: 0.5; } }
        """, files: ["base.vstyle": "@layer base { Label { alpha: 1; } }"])
    ],
    check: { context in
      // The imports of a sheet come before its own rules.
      let trees = context.stylesheet.trees
      let sheets = (trees.dropFirst() + trees.prefix(1)).map { LayerStatements($0) }
      let ordered = Set(sheets.flatMap { $0.orders.flatMap { $0.map(\.name) } })
      // The layers in the order of their first use, so that every run reports the same layer.
      var seen: [(name: String, location: SourceLocation)] = []
      var indices: [String: Int] = [:]
      return sheets.flatMap { sheet -> [Diagnostic] in
        // The index of the first layer that another sheet used last. Uses in this sheet only increase it.
        var first = 0
        return sheet.uses.compactMap { use -> Diagnostic? in
          let known = indices[use.name]
          while first < seen.count, seen[first].location.source == use.location.source { first += 1 }
          let other = first < seen.count ? seen[first] : nil
          if let known {
            seen[known].location = use.location
          } else {
            indices[use.name] = seen.count
            seen.append(use)
          }
          guard known == nil, !ordered.contains(use.name), let other else { return nil }
          return Diagnostic(
            .undeclaredLayerOrder, at: use.location,
            "nothing says whether the layer `\(use.name)` comes before `\(other.name)`",
            notes: [.init("`\(other.name)` is opened in another sheet", at: other.location)],
            help: "say it at the top of the first sheet: `@layer \(other.name), \(use.name);`")
        }
      }
    })
}
