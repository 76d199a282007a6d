import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

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
  /// Returns whether the rule right after that of a declaration overrides it: then the second is likely a copy whose
  /// selector was to be changed.
  func isCopied(_ loser: BeatenDeclaration) -> Bool {
    guard loser.winners.count == 1, let winner = loser.winners.first?.location,
      winner.source == loser.location.source, let first = rule(around: loser.location),
      let second = rule(around: winner), first.tokens.upperBound <= second.tokens.lowerBound
    else { return false }
    let tape = stylesheet.trees[winner.source.index].tape
    return (first.tokens.upperBound..<second.tokens.lowerBound).allSatisfy { tape.kind($0) == .whitespace }
  }

  /// Returns the property that sets a declared longhand again, if it is written after it; `nil` for the same property.
  func shorthand(over loser: BeatenDeclaration) -> String? {
    loser.winners.lazy.compactMap { winner -> String? in
      let tree = self.stylesheet.trees[winner.location.source.index]
      guard let declaration = tree.declaration(at: winner.location.range) else { return nil }
      let name = tree.tape.name(declaration.nameToken)
      return NameStyle.folded(name) == NameStyle.folded(loser.name) ? nil : name
    }.first
  }

  /// Returns the fix that removes a declaration from its sheet.
  func removal(of loser: BeatenDeclaration, _ safety: Diagnostic.Safety) -> [Diagnostic.Fix] {
    let tree = stylesheet.trees[loser.location.source.index]
    return tree.declaration(at: loser.location.range).map { [tree.removal(of: $0, safety)] } ?? []
  }

  /// Returns the fix that removes declarations of one rule, and the rule with them if it has nothing else.
  func removal(of losers: [BeatenDeclaration], _ safety: Diagnostic.Safety) -> [Diagnostic.Fix] {
    guard let first = losers.first else { return [] }
    let tree = stylesheet.trees[first.location.source.index]
    let own = DisjointRanges(losers.map(\.location.range))
    if let node = rule(around: first.location), let block = node.block {
      let rest = block.contains { token in
        !tree.tape.kind(token).isTrivia && tree.tape.kind(token) != .semicolon
          && !own.contain(tree.tape.range(token))
      }
      if !rest { return [tree.removal(of: node, safety)] }
    }
    let edits = losers.flatMap { removal(of: $0, safety) }.flatMap(\.edits)
    return edits.isEmpty ? [] : [.init("remove them", safety: safety, edits: edits)]
  }
}
