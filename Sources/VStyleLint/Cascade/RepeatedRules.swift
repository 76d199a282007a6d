import VStyleStylesheet
import VStyleSyntax

/// Declarations that lose to those of another rule, together if both rules are the same: they are one mistake.
struct RepeatedRules {
  private struct Pair: Hashable {
    let loser: SourceLocation
    let winner: SourceLocation
  }

  private let pairs: [SourceLocation: Pair]
  private var groups: [Pair: [BeatenDeclaration]] = [:]

  init(_ losers: [BeatenDeclaration], _ context: LintContext) {
    var pairs: [SourceLocation: Pair] = [:]
    for loser in losers where loser.winners.count == 1 && !loser.losesToImportant {
      guard let own = context.rule(around: loser.location), let winner = loser.winners.first?.location,
        let other = context.rule(around: winner)
      else { continue }
      let trees = context.stylesheet.trees
      let pair = Pair(
        loser: trees[loser.location.source.index].location(of: own.tokens),
        winner: trees[winner.source.index].location(of: other.tokens))
      pairs[loser.location] = pair
      groups[pair, default: []].append(loser)
    }
    self.pairs = pairs
  }

  /// Returns a declaration with the others of its group; `nil` if the group was returned already.
  mutating func group(of loser: BeatenDeclaration) -> [BeatenDeclaration]? {
    guard let pair = pairs[loser.location] else { return [loser] }
    return groups.removeValue(forKey: pair)
  }
}
