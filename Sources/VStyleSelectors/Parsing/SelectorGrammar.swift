import VStyleSyntax

/// The syntax that a selector may use, depending on the views and on its position in the sheet.
package struct SelectorGrammar: Sendable, Equatable {
  /// The names of states, which are pseudo-classes in addition to those of the language, in lower case.
  package let states: Set<String>

  /// The rule that the selector belongs to.
  package var nesting: Nesting

  /// The maximum number of simple selectors of one rule, including each implied `&`.
  package var componentLimit: Int

  /// The maximum nesting depth of selector lists.
  package let nestingDepthLimit: Int

  /// Creates a grammar.
  ///
  /// - Parameters:
  ///   - states: the names of states, in any case; ``controlStates`` by default.
  ///   - nesting: the rule that the selector belongs to; a top-level rule by default.
  ///   - componentLimit: the maximum number of simple selectors of one rule.
  ///   - nestingDepthLimit: the maximum nesting depth of selector lists. The parser recurs at each list, so the default
  ///     fits the 512 KiB of a background thread's stack.
  package init(
    states: some Sequence<String> = controlStates, nesting: Nesting = .topLevel,
    componentLimit: Int = Limit.selectorParts.value, nestingDepthLimit: Int = Limit.selectorDepth.value
  ) {
    self.states = Set(states.lazy.map { $0.lowercased() })
    self.nesting = nesting
    self.componentLimit = componentLimit
    self.nestingDepthLimit = nestingDepthLimit
  }

  /// The position of the rule that a selector belongs to.
  package enum Nesting: Sendable, Equatable {
    /// A rule outside of other rules.
    case topLevel
    /// A rule inside a style rule. Its selectors may start with a combinator, and get an implied `&` if they have none.
    ///
    /// - Spec: https://www.w3.org/TR/2023/WD-css-nesting-1-20230214/#syntax
    case nested
    /// A rule directly inside `@scope`. Its selectors may start with a combinator, which then gets an `&` before it.
    ///
    /// - Spec: https://www.w3.org/TR/2024/WD-css-cascade-6-20240906/#scoped-rules
    case scoped
  }

  /// The states of control views.
  package static let controlStates: [String] = [
    "normal", "highlighted", "disabled", "enabled", "selected", "focused", "editing", "on", "off", "hover", "active",
  ]

  /// The pseudo-classes that are no states, each with an example of its argument if it takes one.
  package static let pseudoClasses: [(name: String, argument: String?)] = PseudoClassDefinition.all.map { row in
    guard case .function(_, let argument) = row.meaning else { return (row.name, nil) }
    return (row.name, argument)
  }

  /// A copy of the grammar for a rule at another position.
  package func with(_ nesting: Nesting) -> SelectorGrammar {
    var copy = self
    copy.nesting = nesting
    return copy
  }
}
