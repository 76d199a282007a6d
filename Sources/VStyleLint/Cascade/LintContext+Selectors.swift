import VStyleCascade
import VStyleSelectors
import VStyleSyntax

extension LintContext {
  /// Asks about each rule, in order.
  func rules(_ check: (StyleRule) -> [Diagnostic]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for rules in ruleSets {
      for rule in rules { found += check(rule) }
    }
    return found
  }

  /// Asks about each declaration of the rules, in order.
  func declarations(_ check: (Declaration) -> [Diagnostic]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for rules in ruleSets {
      for rule in rules {
        for declaration in rule.declarations { found += check(declaration) }
      }
    }
    return found
  }

  /// Asks about the selector of each rule, in order. The second argument gives its place: the one selector of a list,
  /// if it can be told which one it is.
  func findings(inSelectors check: (ComplexSelector, () -> SourceLocation) -> [Diagnostic]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for rules in ruleSets {
      for (index, rule) in rules.enumerated() {
        guard case .selector(let selector) = rule.target, let start = rule.location else { continue }
        found += check(selector) { place(of: selector, startingAt: start, rules, around: index) }
      }
    }
    return found
  }

  /// The place of a selector, by where the declarations of its rule start. The rules of a list stand together, so its
  /// selectors are told by their order.
  private func place(
    of selector: ComplexSelector, startingAt start: SourceLocation, _ rules: [StyleRule], around index: Int
  ) -> SourceLocation {
    let tree = program.trees[start.source.index]
    guard let node = tree.rule(around: start.range) else { return start }
    let first = rules[..<index].lastIndex { $0.location != start }.map { $0 + 1 } ?? 0
    let count = rules[first...].prefix { $0.location == start }.count
    let parts = tree.tape.split(node.content)
    guard parts.count == count else { return tree.location(of: node.content) }
    return tree.location(of: tree.tape.trimmed(parts[index - first]))
  }
}

extension ComplexSelector {
  /// The compound selectors from left to right.
  var parts: [CompoundSelector] { [first] + rest.map(\.compound) }
}

extension SyntaxTree {
  /// The innermost style rule around some bytes; `nil` if there is none.
  func rule(around range: SourceRange) -> SyntaxNode? {
    nodes.last { $0.kind == .qualifiedRule && tape.range($0.tokens).contains(range) }
  }
}

extension TokenTape {
  /// The parts of a range between the commas at its top level.
  func split(_ tokens: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = tokens.lowerBound
    var index = start
    while index < tokens.upperBound {
      if kind(index) == .comma {
        parts.append(start..<index)
        start = index + 1
      }
      index = indexAfterComponentValue(index)
    }
    parts.append(start..<tokens.upperBound)
    return parts
  }

  /// The range without white space and comments at its ends.
  func trimmed(_ tokens: Range<Int>) -> Range<Int> {
    var tokens = tokens
    while let first = tokens.first, kind(first).isTrivia { tokens = first + 1..<tokens.upperBound }
    while let last = tokens.last, kind(last).isTrivia { tokens = tokens.lowerBound..<last }
    return tokens
  }
}
