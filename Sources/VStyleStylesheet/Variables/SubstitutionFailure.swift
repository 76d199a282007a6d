package import VStyleSyntax

/// The reason why a value with `var()` has no value.
package enum SubstitutionFailure: Error, Sendable, Equatable {
  /// A custom property has no value and there is no fallback.
  ///
  /// The names lead from the value to the custom property; the middle of a long chain is omitted.
  case missing([String])
  /// Custom properties refer to each other in a cycle.
  case cycle(ReferenceCycle)
  /// A custom property is computed from the font or the color scheme of the element, which refers to it.
  ///
  /// - Spec: https://www.w3.org/TR/css-properties-values-api-1/#dependency-cycles
  case needsContext(String)
  /// The value exceeds a limit.
  case limitExceeded(Limit)

  /// Whether the value is part of a cycle, so that the fallback of a reference does not apply.
  var leavesNoFallback: Bool { if case .needsContext = self { true } else { false } }
}

/// Custom properties that refer to each other in a cycle.
package struct ReferenceCycle: Sendable, Equatable {
  /// The names in the order of reference; for a long cycle the first ones and the last one.
  package let names: [String]

  /// The number of custom properties in the cycle.
  package let count: Int

  /// Creates a cycle from names and the custom property that refers to the first of them.
  init(_ names: some RandomAccessCollection<String>, closedBy last: String) {
    count = names.count + 1
    // OPTIMIZATION: all names are simpler, but n properties can close n cycles of n names each.
    self.names = names.prefix(ReferenceTrail.shownNames - 1) + [last]
  }

  /// Whether ``names`` contains the whole cycle.
  package var isWhole: Bool { names.count == count }

  /// The cycle as text for messages: `--a -> --b -> --a`.
  ///
  /// - Parameter start: the position in ``names`` to begin at; ignored if ``names`` omits some.
  package func path(from start: Int = 0) -> String {
    guard isWhole else {
      let (first, last) = (names.dropLast(), names.suffix(1))
      return (first + ["… (\(count - names.count) more)"] + last + first.prefix(1)).joined(separator: " -> ")
    }
    let order = names[start...] + names[..<start]
    return (order + order.prefix(1)).joined(separator: " -> ")
  }
}

extension SubstitutionFailure: CustomStringConvertible {
  /// The reason, as text.
  package var description: String { "no value: \(reason)" }
}

extension SubstitutionFailure {
  /// The failure of a custom property that refers to the one with this failure.
  func through(_ name: String) -> SubstitutionFailure {
    guard case .missing(let chain) = self, chain.first != name else { return self }
    guard chain.count >= ReferenceTrail.shownNames else { return .missing([name] + chain) }
    return .missing([name, "…"] + chain.suffix(ReferenceTrail.shownNames - 2))
  }

  /// The reason as a clause for messages.
  package var reason: String {
    switch self {
    case .missing(let chain) where chain.last.flatMap(EnvironmentName.name) != nil:
      "the environment has no `\(chain.last.flatMap(EnvironmentName.name) ?? "")`"
    case .missing(let chain):
      "the custom property \(chain.map { "`\($0)`" }.joined(separator: " -> ")) is not declared here"
    case .cycle(let cycle): "custom properties refer to each other (\(cycle.path()))"
    case .needsContext(let name): "`\(name)` is computed from the element's font or color scheme, which refers to it"
    case .limitExceeded(let limit): "its `var()` exceed a limit; \(limit.sentence())"
    }
  }

  /// The diagnostic about a declaration without a value.
  package func diagnostic(name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(rule, at: location, "`\(name)` has no value: \(reason)")
  }

  private var rule: DiagnosticRule {
    switch self {
    case .missing: .unknownCustomProperty
    case .cycle, .needsContext: .customPropertyCycle
    case .limitExceeded: .limitExceeded
    }
  }
}
