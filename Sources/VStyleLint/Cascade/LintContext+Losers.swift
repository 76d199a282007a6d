import VStyleCascade
import VStyleSyntax

extension ContestedDeclaration {
  /// How the farthest of the winners stands to it.
  var relation: Relation { winners.map(\.relation).max() ?? .sameRule }

  /// Says of each winner where it stands, three of them at most.
  func winnerNotes(_ text: String) -> [Diagnostic.Note] {
    var seen: Set<SourceLocation> = []
    return winners.map(\.location).filter { seen.insert($0).inserted }.prefix(3).map { Diagnostic.Note(text, at: $0) }
  }
}

extension LintContext {
  /// Takes a declaration out of its sheet.
  func removal(of loser: ContestedDeclaration, _ safety: Diagnostic.Safety) -> [Diagnostic.Fix] {
    let tree = stylesheet.trees[loser.location.source.index]
    return tree.declaration(at: loser.location.range).map { [tree.removal(of: $0, safety)] } ?? []
  }
}
