import VStyleCascade
import VStyleSyntax

extension DiagnosticRule {
  /// Layers of several sheets whose order nothing says.
  static let undeclaredLayerOrder = DiagnosticRule(
    code: "VS3005", name: "undeclared-layer-order", severity: .warning,
    summary: "Sheets open layers whose order no `@layer` statement says, so that it depends on the order of imports.")
}

extension LintRule {
  /// Layers of several sheets whose order nothing says.
  static let undeclaredLayerOrder = LintRule(
    .undeclaredLayerOrder, standing: .strict,
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
      // What a sheet imports comes before its own rules.
      let trees = context.stylesheet.trees
      let sheets = (trees.dropFirst() + trees.prefix(1)).map { LayerStatements($0) }
      let ordered = Set(sheets.flatMap { $0.orders.flatMap { $0.map(\.name) } })
      // In the order in which they are opened, so that the same one is named on every run.
      var seen: [(name: String, location: SourceLocation)] = []
      var places: [String: Int] = [:]
      return sheets.flatMap { sheet -> [Diagnostic] in
        // The first one of those that another sheet opened last; this sheet makes it later ones only.
        var first = 0
        return sheet.uses.compactMap { use -> Diagnostic? in
          let known = places[use.name]
          while first < seen.count, seen[first].location.source == use.location.source { first += 1 }
          let other = first < seen.count ? seen[first] : nil
          if let known {
            seen[known].location = use.location
          } else {
            places[use.name] = seen.count
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
