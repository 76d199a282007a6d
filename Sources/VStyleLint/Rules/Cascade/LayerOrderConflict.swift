import VStyleCascade
import VStyleSyntax

extension DiagnosticRule {
  /// Two statements that order layers differently.
  static let layerOrderConflict = DiagnosticRule(
    code: "VS3006", name: "layer-order-conflict", severity: .error,
    summary: "Two `@layer` statements name the same layers in different orders; the first one counts.")
}

extension LintRule {
  /// Two statements that order layers differently.
  static let layerOrderConflict = LintRule(
    .layerOrderConflict,
    why: """
      The later statement does nothing, although it reads as if it decided the order. Name the layers in one order \
      everywhere.
      """,
    bad: [
      """
      @layer base, screens;
      @layer screens, ↓base;
      """
    ],
    good: [
      """
      @layer base, screens;
      @layer base, parts;
      """
    ],
    check: { context in
      var ranks: [String: (rank: Int, location: SourceLocation)] = [:]
      var found: [Diagnostic] = []
      for order in context.stylesheet.trees.flatMap({ LayerStatements($0).orders }) {
        var last: (name: String, rank: Int)?
        for (name, location) in order {
          let known = ranks[name]
          if let known, let before = last, known.rank < before.rank {
            found.append(
              Diagnostic(
                .layerOrderConflict, at: location,
                "`\(name)` comes after `\(before.name)` here, and before it elsewhere",
                notes: [.init("this order counts", at: known.location)], help: "name them in one order everywhere"))
          }
          if known == nil { ranks[name] = (ranks.count, location) }
          if let rank = ranks[name]?.rank { last = (name, max(rank, last?.rank ?? 0)) }
        }
      }
      return found
    })
}
