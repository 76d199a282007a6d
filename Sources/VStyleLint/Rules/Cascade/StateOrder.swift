import VStyleCascade
import VStyleSelectors
import VStyleSyntax

extension DiagnosticRule {
  /// A rule for a state that a later rule for another state always overrides.
  static let stateOrder = DiagnosticRule(
    code: "VS3016", name: "state-order", severity: .warning,
    summary: "A rule for a short state comes before one for a lasting state, which then always overrides it.")
}

extension LintRule {
  /// A rule for a state that a later rule for another state always overrides.
  ///
  /// A pressed control is usually also focused or under a pointer, and must still appear pressed. So the rule for the
  /// state with the shortest duration comes last.
  static let stateOrder = LintRule(
    .stateOrder, tier: .strict,
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
      """
    ],
    check: { context in
      var pressed: [CompoundSelector: [String: (StyleRule, SourceLocation)]] = [:]
      var found: [Diagnostic] = []
      for rule in context.stylesheet.rules {
        guard case .selector(let selector) = rule.target, selector.count == 1, rule.conditions.isEmpty,
          let location = rule.location
        else { continue }
        let (state, base) = selector.subject.splitState
        for declaration in rule.declarations where !declaration.isImportant {
          if state == "highlighted" {
            pressed[base, default: [:]][declaration.name] = (rule, location)
          } else if state == "focused" || state == "hover",
            let (other, earlier) = pressed[base]?[declaration.name], other.layer == rule.layer
          {
            found.append(
              Diagnostic(
                .stateOrder, at: context.stateLocation(in: earlier),
                "`:highlighted` comes before `:\(state)`, which overrides it: both set `\(declaration.name)`",
                notes: [.init("this one counts", at: context.preludeLocation(around: location))],
                help: "move the rule for `:highlighted` to the end"))
            pressed[base] = nil
          }
        }
      }
      return found
    })
}

extension CompoundSelector {
  /// The only state of the compound selector, or an empty text, and the rest of the compound selector.
  fileprivate var splitState: (state: String, base: CompoundSelector) {
    var states: [String] = []
    let rest = conditions.filter { condition in
      guard case .pseudoClass(.element(.state(let name))) = condition else { return true }
      states.append(name)
      return false
    }
    return (states.count == 1 ? states[0] : "", CompoundSelector(type, rest))
  }
}

extension LintContext {
  /// Returns the location of `:highlighted` in the prelude of the rule around a declaration.
  fileprivate func stateLocation(in declaration: SourceLocation) -> SourceLocation {
    let tree = stylesheet.trees[declaration.source.index]
    let token = rule(around: declaration)?.content.first {
      tree.tape.isIdent($0, "highlighted") && tree.tape.kind($0 - 1) == .colon
    }
    return token.map { tree.location(of: $0 - 1..<$0 + 1) } ?? declaration
  }
}
