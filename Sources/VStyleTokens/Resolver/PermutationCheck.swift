import VStyleJSON
import VStyleSyntax
import VStyleValues

/// Checks the tokens in each combination of the contexts of modifiers.
struct PermutationCheck {
  private let steps: [TokenStep]

  /// The mistakes, with repetitions.
  private(set) var findings: [TokenFinding] = []

  /// The number of tokens of the first combination, which has the default contexts.
  private(set) var tokenCount = 0

  init(_ steps: [TokenStep]) { self.steps = steps }

  /// Checks all combinations.
  ///
  /// - Parameter document: the file at which too many combinations are reported.
  mutating func run(_ document: TokenSource) {
    let counts = steps.map { max(1, $0.contexts.count) }
    let count = counts.reduce(1) { product, count in
      let (result, isTooLarge) = product.multipliedReportingOverflow(by: count)
      return isTooLarge ? .max : result
    }
    guard Limit.permutations.allows(count) else {
      let place = document.location(SourceRange(document.root.range.start, document.root.range.start + 1))
      findings.append(TokenFinding(.resolver(.permutations(count)), at: place))
      return
    }
    var seen: Set<TokenFinding> = []
    for permutation in 0..<count {
      let checker = TokenChecker(TokenTable(sources(of: permutation, counts)))
      if permutation == 0 { tokenCount = checker.table.tokenCount }
      // Most mistakes are the same in each combination.
      findings += checker.findings.filter { seen.insert($0).inserted }.map { completed($0, checker.table) }
    }
  }

  /// The sources of a combination. The first combination has the default contexts.
  private func sources(of permutation: Int, _ counts: [Int]) -> [TokenSource] {
    var (rest, found) = (permutation, [TokenSource]())
    for (step, count) in zip(steps, counts) {
      let initial = step.contexts.firstIndex { $0.name == step.initial } ?? 0
      guard !step.contexts.isEmpty else { continue }
      found += step.contexts[(rest + initial) % count].sources
      rest /= count
    }
    return found
  }

  /// Adds the nearest name to a reference without a target.
  private func completed(_ finding: TokenFinding, _ table: TokenTable) -> TokenFinding {
    guard case .unresolved(let reference, nil) = finding.fact, findings.count < PermutationCheck.mostGuesses else {
      return finding
    }
    let isPointer = reference.hasPrefix("#")
    let names = table.tokens.map { id in
      let entry = table.entries[id]
      return isPointer ? JSONPointer(entry.path + ["$value"]).description : "{\(entry.name)}"
    }
    let guess = Spelling.closest(to: reference, in: names)
    return TokenFinding(.unresolved(reference, guess: guess), at: finding.location)
  }

  /// The number of mistakes up to which names are guessed. Each guess compares all names.
  private static let mostGuesses = 100
}
