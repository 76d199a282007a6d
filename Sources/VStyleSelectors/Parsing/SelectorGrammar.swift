public import VStyleSyntax

/// What a selector may hold where it stands.
public struct SelectorGrammar: Sendable, Equatable {
  /// The names that pseudo-classes may have besides those of the language, in lower case.
  public let states: Set<String>

  /// The rule that the selector belongs to.
  public var nesting: Nesting

  /// How many simple selectors one rule may have, each `&` that it implies included.
  public let componentLimit: Int

  /// How many selector lists may stand inside each other.
  public let nestingDepthLimit: Int

  /// Makes a grammar.
  ///
  /// - Parameters:
  ///   - states: names of states, in any case; the control states unless the caller says otherwise.
  ///   - nesting: the rule that the selector belongs to.
  ///   - componentLimit: the number of simple selectors that one rule may have.
  ///   - nestingDepthLimit: the number of selector lists that may stand inside each other. The parser recurs
  ///     at each, so the default fits the 512 KiB of a background thread's stack.
  public init(
    states: some Sequence<String> = controlStates, nesting: Nesting = .topLevel,
    componentLimit: Int = Limit.selectorParts.value, nestingDepthLimit: Int = Limit.selectorDepth.value
  ) {
    self.states = Set(states.lazy.map { $0.lowercased() })
    self.nesting = nesting
    self.componentLimit = componentLimit
    self.nestingDepthLimit = nestingDepthLimit
  }

  /// The rule that a selector belongs to.
  public enum Nesting: Sendable, Equatable {
    /// A rule that stands in no other rule.
    case topLevel
    /// A rule inside a style rule. Its selectors may start with a combinator, and get an `&` where
    /// they have none.
    ///
    /// - Spec: https://www.w3.org/TR/2023/WD-css-nesting-1-20230214/#syntax
    case nested
    /// A rule straight inside `@scope`. Its selectors may start with a combinator, which then gets an
    /// `&` before it.
    ///
    /// - Spec: https://www.w3.org/TR/2024/WD-css-cascade-6-20240906/#scoped-rules
    case scoped
  }

  /// The states of control views.
  public static let controlStates: [String] = [
    "normal", "highlighted", "disabled", "enabled", "selected", "focused", "editing", "on", "off", "hover", "active",
  ]

  /// The same grammar for a rule in another place.
  public func with(_ nesting: Nesting) -> SelectorGrammar {
    var copy = self
    copy.nesting = nesting
    return copy
  }
}
