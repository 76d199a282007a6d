public import VStyleSyntax

/// Why a value with `var()` has no value.
public enum SubstitutionFailure: Error, Sendable, Equatable {
  /// A custom property has no value and there is no fallback. The chain leads from the value to it; the middle of a
  /// long one is left out.
  case missing([String])
  /// Custom properties need each other.
  case cycle(ReferenceCircle)
  /// The value passes a limit.
  case limitExceeded(Limit)
}

/// Custom properties that refer to each other in a circle.
public struct ReferenceCircle: Sendable, Equatable {
  /// The names in the order in which they refer to each other; of a long circle the first ones and the last.
  public let names: [String]

  /// How many custom properties there are in the circle.
  public let count: Int

  /// Makes the circle of some names and the one that refers to the first of them.
  init(_ names: some RandomAccessCollection<String>, closedBy last: String) {
    count = names.count + 1
    // Each of n properties may close a circle of n: all names of all circles are too many.
    self.names = names.prefix(ReferenceTrail.shownNames - 1) + [last]
  }

  /// Whether all names are listed.
  public var isWhole: Bool { names.count == count }

  /// The circle as messages show it: `--a -> --b -> --a`.
  ///
  /// - Parameter start: the position in ``names`` to begin at; it counts only for a circle that is listed whole.
  public func path(from start: Int = 0) -> String {
    guard isWhole else {
      let (first, last) = (names.dropLast(), names.suffix(1))
      return (first + ["… (\(count - names.count) more)"] + last + first.prefix(1)).joined(separator: " -> ")
    }
    let order = names[start...] + names[..<start]
    return (order + order.prefix(1)).joined(separator: " -> ")
  }
}

extension SubstitutionFailure: CustomStringConvertible {
  /// Why there is no value.
  public var description: String { "no value: \(reason)" }
}

extension SubstitutionFailure {
  /// The failure as seen from a custom property that led to it.
  func through(_ name: String) -> SubstitutionFailure {
    guard case .missing(let chain) = self, chain.first != name else { return self }
    guard chain.count >= ReferenceTrail.shownNames else { return .missing([name] + chain) }
    return .missing([name, "…"] + chain.suffix(ReferenceTrail.shownNames - 2))
  }

  /// Why there is no value, as a clause.
  package var reason: String {
    switch self {
    case .missing(let chain):
      "the custom property \(chain.map { "`\($0)`" }.joined(separator: " -> ")) is not declared here"
    case .cycle(let circle): "custom properties need each other (\(circle.path()))"
    case .limitExceeded(let limit): "its `var()` ask for too much; \(limit.sentence())"
    }
  }

  /// The diagnostic about a declaration that has no value for this reason.
  package func diagnostic(name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(rule, at: location, "`\(name)` has no value: \(reason)")
  }

  private var rule: DiagnosticRule {
    switch self {
    case .missing: .unknownCustomProperty
    case .cycle: .customPropertyCycle
    case .limitExceeded: .limitExceeded
    }
  }
}
