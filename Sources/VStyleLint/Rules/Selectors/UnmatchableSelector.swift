import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

extension LintRule {
  /// A selector that matches nothing.
  static let unmatchableSelector = LintRule(
    .unmatchableSelector,
    summary: "Conditions of a selector exclude each other, so that it can match no view.",
    why: "The rule can never apply. Remove one of the conditions that exclude each other.",
    bad: [
      "↓TableViewCell:nth-child(0) { alpha: 0.5; }",
      "↓Button:enabled:disabled { alpha: 0.5; }",
      "↓Label#title#note { alpha: 0.5; }",
      "↓View.card :root { alpha: 0.5; }",
      "↓Label.note:not(.note) { alpha: 0.5; }",
      "Label { ↓Button& { alpha: 0.5; } }",
      "↓View & Button { alpha: 0.5; }",
      "↓Label + Label:first-child { alpha: 0.5; }",
      "↓View:empty > Label { alpha: 0.5; }",
      "↓Label:first-child:nth-child(2) { alpha: 0.5; }",
      "↓Label[kind='wide'][kind='tall'] { alpha: 0.5; }",
    ],
    good: [
      "TableViewCell:nth-child(1) { alpha: 0.5; }",
      "Button:disabled { alpha: 0.5; }",
      "Label#title { alpha: 0.5; }",
      ":root { alpha: 0.5; }",
      "Label:not(.note) { alpha: 0.5; }",
      "Control { Button& { alpha: 0.5; } }",
      "View { & Button { alpha: 0.5; } }",
      "Label:first-child { alpha: 0.5; }",
      "View > Label { alpha: 0.5; }",
      "Label:first-child, Label:nth-child(2) { alpha: 0.5; }",
      "Label[kind='wide'], Label[kind='tall'] { alpha: 0.5; }",
    ],
    check: { context in
      let search = SelectorContradiction(context.stylesheet)
      return context.diagnostics { rule, selector, location in
        let isRootBelow = !rule.isScoped && selector.rest.contains { $0.compound.conditions.contains(.nesting(nil)) }
        let root = SelectorContradiction.Found(
          reason: "`&` outside of a rule is the root, which has no parent and no siblings", advice: "remove `&`",
          detail: .nestingAtRoot)
        guard
          let contradiction = isRootBelow
            ? root : search.first(in: selector, under: rule.conditions.compactMap(\.theme))
        else { return [] }
        // A contradiction in the selector of the rule around it is reported there.
        let place = contradiction.isInParent ? context.parentSelector(of: location()) : nil
        return [
          Diagnostic(
            .unmatchableSelector, at: place ?? location(), "no view can match this selector",
            label: contradiction.reason, help: "\(contradiction.reason): \(contradiction.advice)"
          ).with(contradiction.detail)
        ]
      }
    })
}
