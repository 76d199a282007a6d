import VStyleStylesheet
import VStyleSyntax

extension CoreRules {
  /// Two statements that order layers differently.
  static func layerOrderConflict(_ context: SheetContext) -> [Diagnostic] {
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
  }

}
