import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A state in a nested rule that is asked of the views inside a control.
  static let nestedState = LintRule(
    .nestedState, fixes: .suggestion,
    summary: "A nested selector asks for a state of a view inside a control, and not of the control.",
    why: """
      A nested selector without `&` is for the views inside, as is one with a space after `&`. A control has no other \
      control inside, so the rule never applies. Write `&` right before the state.
      """,
    bad: [
      "Button { alpha: 1; ↓:highlighted { alpha: 0.7; } }",
      "Switch { ↓& :on { alpha: 0.7; } }",
    ],
    good: [
      "Button { alpha: 1; &:highlighted { alpha: 0.7; } }",
      "View.card { :highlighted { alpha: 0.7; } }",
    ],
    check: { context in
      let schema = context.stylesheet.schema
      return context.diagnostics { _, selector, location in
        guard let states = selector.statesInsideControls(schema) else { return [] }
        let place = location()
        let text = context.stylesheet.trees[place.source.index].source.text(in: place.range)
        guard text.hasSuffix(states) else { return [] }
        return [
          Diagnostic(
            .nestedState, at: place, "`\(text)` is for the views inside the control", expected: "`&\(states)`",
            found: "`\(text)`", help: "write `&\(states)` for the state of the control itself",
            fixes: [.init("replace with `&\(states)`", safety: .suggestion, edits: [.init(place, "&\(states)")])])
        ]
      }
    })
}

extension ComplexSelector {
  /// The states of the subject, if it is any view with states inside a control that `&` means; otherwise `nil`.
  fileprivate func statesInsideControls(_ schema: StyleSchema) -> String? {
    guard rest.count == 1, rest[0].combinator == .descendant, subject.type == .universal,
      !subject.conditions.isEmpty, first.type == .universal, first.conditions.count == 1,
      case .nesting(let list?) = first.conditions[0]
    else { return nil }
    let isControl = list.selectors.allSatisfy { outer in
      guard case .named(let name, _) = outer.subject.type else { return false }
      return schema.isKind(name, of: "Control")
    }
    guard isControl else { return nil }
    var text = ""
    for condition in subject.conditions {
      guard case .pseudoClass(.element(.state(let name))) = condition else { return nil }
      text += ":\(name)"
    }
    return text
  }
}
