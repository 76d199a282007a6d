import VStyleCascade
import VStyleSyntax

extension BeatenDeclaration {
  /// The relation of the most distant winner.
  var relation: Relation { winners.map(\.relation).max() ?? .sameRule }

  /// Whether all winners come before the declaration, and beat it because they are `!important`.
  var losesToImportant: Bool { winners.allSatisfy(\.isImportantFirst) }

  /// Returns a note with a text at the location of each winner, three at most.
  func winnerNotes(_ text: String) -> [Diagnostic.Note] {
    var seen: Set<SourceLocation> = []
    return winners.map(\.location).filter { seen.insert($0).inserted }.prefix(3).map { Diagnostic.Note(text, at: $0) }
  }
}

extension LintContext {
  /// Returns the fix that removes a declaration from its sheet.
  func removal(of loser: BeatenDeclaration, _ safety: Diagnostic.Safety) -> [Diagnostic.Fix] {
    let tree = stylesheet.trees[loser.location.source.index]
    return tree.declaration(at: loser.location.range).map { [tree.removal(of: $0, safety)] } ?? []
  }
}
