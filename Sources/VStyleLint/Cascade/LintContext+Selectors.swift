import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax

extension LintContext {
  /// Returns the diagnostics of a check for each rule, in order.
  func rules(_ check: (StyleRule) -> [Diagnostic]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for rules in ruleSets {
      for rule in rules { found += check(rule) }
    }
    return found
  }

  /// Returns the diagnostics of a check for each declaration of the rules, in order.
  func declarations(_ check: (Declaration) -> [Diagnostic]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for rules in ruleSets {
      for rule in rules {
        for declaration in rule.declarations { found += check(declaration) }
      }
    }
    return found
  }

  /// Returns the diagnostics of a check for the selector of each rule, in order.
  ///
  /// - Parameter check: the check. Its last argument returns the location of the selector within its list. If the
  ///   location of that one selector is unknown, it returns the location of the whole list.
  func diagnostics(
    inSelectors check: (StyleRule, ComplexSelector, () -> SourceLocation) -> [Diagnostic]
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    // OPTIMIZATION: a call in the closure below would be simpler, but each closure would copy the context.
    let locate = locations(startingAt:count:)
    for rules in ruleSets {
      // The rules of a selector list follow each other, so their order identifies the selectors.
      var first = 0
      var list: SelectorLocations?
      for (index, rule) in rules.enumerated() {
        guard let start = rule.location else {
          (first, list) = (index + 1, nil)
          continue
        }
        if start != list?.start { (first, list) = (index, SelectorLocations(start: start)) }
        guard case .selector(let selector) = rule.target else { continue }
        found += check(rule, selector) {
          if list?.locations == nil {
            list?.locations = locate(start, rules[first...].prefix { $0.location == start }.count)
          }
          guard let locations = list?.locations else { return start }
          return locations.count == 1 ? locations[0] : locations[index - first]
        }
      }
    }
    return found
  }

  /// The locations of the selectors of a list.
  private struct SelectorLocations {
    /// The start of the declarations of the list's rules.
    let start: SourceLocation
    /// One location for each selector, or one for all of them; `nil` until they are first needed.
    var locations: [SourceLocation]?
  }

  /// Returns the locations of the selectors of the rules whose declarations start at a location.
  ///
  /// The result is one location for all selectors if the parts of the list cannot be assigned to the rules.
  private func locations(startingAt start: SourceLocation, count: Int) -> [SourceLocation] {
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
