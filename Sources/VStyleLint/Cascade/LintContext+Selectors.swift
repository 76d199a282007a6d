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
  /// if that is known which one it is.
  func diagnostics(inSelectors check: (ComplexSelector, () -> SourceLocation) -> [Diagnostic]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for rules in ruleSets {
      // The rules of a list stand together, so its selectors are known by their order.
      var first = 0
      var list: SelectorPlaces?
      for (index, rule) in rules.enumerated() {
        guard let start = rule.location else {
          (first, list) = (index + 1, nil)
          continue
        }
        if start != list?.start { (first, list) = (index, SelectorPlaces(start: start)) }
        guard case .selector(let selector) = rule.target else { continue }
        found += check(selector) {
          if list?.places == nil {
            list?.places = places(startingAt: start, count: rules[first...].prefix { $0.location == start }.count)
          }
          guard let places = list?.places else { return start }
          return places.count == 1 ? places[0] : places[index - first]
        }
      }
    }
    return found
  }

  /// The places of the selectors of a list.
  private struct SelectorPlaces {
    /// Where the declarations of its rules start.
    let start: SourceLocation
    /// One for each selector, or one for all of them; `nil` until they are asked for.
    var places: [SourceLocation]?
  }

  /// The places of some selectors, by where the declarations of their rules start: one for all of them if it cannot be
  /// told which one is which.
  private func places(startingAt start: SourceLocation, count: Int) -> [SourceLocation] {
    guard let node = rule(around: start) else { return [start] }
    let tree = stylesheet.trees[start.source.index]
    let parts = tree.tape.split(node.content)
    guard parts.count == count else { return [tree.location(of: node.content)] }
    return parts.map { tree.location(of: tree.tape.trimmed($0)) }
  }
}

extension ComplexSelector {
  /// The compound selectors from left to right.
  var parts: [CompoundSelector] { [first] + rest.map(\.compound) }
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
