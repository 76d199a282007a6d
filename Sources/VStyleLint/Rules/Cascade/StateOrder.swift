import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A rule for a state that a later rule for another state always overrides.
  ///
  /// A pressed control is usually also focused or under a pointer, and must still appear pressed. So the rule for the
  /// state with the shortest duration comes last.
  static let stateOrder = LintRule(
    .stateOrder,
    summary: "A rule for a short state comes before one for a lasting state, which then always overrides it.",
    why: """
      Both states hold while a focused control is pressed, and the later rule wins, so the press is not seen. Write \
      the short state last.
      """,
    bad: [
      """
      Button { background-color: white; }
      Button↓:highlighted { background-color: gray; }
      Button:focused { background-color: silver; }
      """
    ],
    good: [
      """
      Button { background-color: white; }
      Button:focused { background-color: silver; }
      Button:highlighted { background-color: gray; }
      """,
      """
      Button:highlighted { background-color: gray; }
      Button:focused { background-color: silver; }
      Button:highlighted:focused { background-color: black; }
      """,
      """
      Button:highlighted { title-color: gray; }
      Button:focused { title-color: navy; }
      """,
    ],
    check: { $0.stateOrder(.stateOrder, lasting: ["focused", "hover"]) })
}

extension LintContext {
  /// Returns a diagnostic for each rule for the pressed state that a later rule for a lasting state overrides.
  ///
  /// - Parameters:
  ///   - rule: the rule to report.
  ///   - lasting: the states that last while a view is pressed.
  func stateOrder(_ rule: DiagnosticRule, lasting: Set<String>) -> [Diagnostic] {
    var pressed: [CompoundSelector: [String: Declaration]] = [:]
    // OPTIMIZATION: few sheets have a rule in the wrong order, so the pairs are collected at the first one.
    var combined: Set<StatePair>?
    return stylesheet.rules.flatMap { styleRule -> [Diagnostic] in
      guard case .selector(let selector) = styleRule.target, selector.count == 1, styleRule.conditions.isEmpty,
        let location = styleRule.location
      else { return [] }
      let (states, base) = selector.subject.splitStates
      guard states.count == 1, let state = states.first else { return [] }
      return styleRule.declarations.filter { !$0.isImportant }.compactMap { declaration in
        let key = "\(styleRule.layer) \(declaration.name)"
        if state == "highlighted" {
          pressed[base, default: [:]][key] = declaration
          return nil
        }
        guard lasting.contains(state), let earlier = pressed[base]?[key],
          earlier.slice?.text != declaration.slice?.text, let start = earlier.location,
          !hasStateSlots(declaration.name, base)
        else { return nil }
        let pairs = combined ?? Set(stylesheet.rules.flatMap(\.statePairs))
        combined = pairs
        guard !pairs.contains(StatePair(base: base, state: state, name: declaration.name)) else { return nil }
        pressed[base] = nil
        let text = stylesheet.schema.allStates.contains(state) ? ":\(state)" : ":state(\(state))"
        return Diagnostic(
          rule, at: stateLocation(in: start),
          "`:highlighted` comes before `\(text)`, which overrides it: both set `\(declaration.name)`",
          notes: [.init("this one counts", at: preludeLocation(around: location))],
          help: "move the rule for `:highlighted` to the end")
      }
    }
  }
}

/// A property that a rule sets for views that are pressed and in another state.
private struct StatePair: Hashable {
  let base: CompoundSelector
  let state: String
  let name: String
}

extension StyleRule {
  /// The properties that the rule sets while a view is pressed and in another state, so that order does not decide.
  fileprivate var statePairs: [StatePair] {
    guard case .selector(let selector) = target, selector.count == 1 else { return [] }
    let (states, base) = selector.subject.splitStates
    guard states.count == 2, states.contains("highlighted") else { return [] }
    return states.subtracting(["highlighted"]).flatMap { state in
      declarations.map { StatePair(base: base, state: state, name: $0.name) }
    }
  }
}

extension CompoundSelector {
  /// The states of the compound selector, and the rest of it.
  fileprivate var splitStates: (states: Set<String>, base: CompoundSelector) {
    var states: Set<String> = []
    let rest = conditions.filter { condition in
      switch condition {
      case .pseudoClass(.element(.state(let name))), .pseudoClass(.element(.customState(let name))):
        states.insert(name)
        return false
      default: return true
      }
    }
    return (states, CompoundSelector(type, rest))
  }
}

extension LintContext {
  /// Returns whether a property has a value for each state, so that the view decides which one it shows.
  fileprivate func hasStateSlots(_ property: String, _ subject: CompoundSelector) -> Bool {
    let schema = stylesheet.schema
    let names = if case .named(let name, _) = subject.type { [name] } else { schema.viewTypeNames }
    return names.contains { schema.property(property, in: $0)?.slots.isEmpty == false }
  }

  /// Returns the location of `:highlighted` in the prelude of the rule around a declaration.
  fileprivate func stateLocation(in declaration: SourceLocation) -> SourceLocation {
    let tree = stylesheet.trees[declaration.source.index]
    let token = rule(around: declaration)?.content.first {
      tree.tape.isIdent($0, "highlighted") && tree.tape.kind($0 - 1) == .colon
    }
    return token.map { tree.location(of: $0 - 1..<$0 + 1) } ?? declaration
  }
}
