import VStyleCascade
import VStyleSelectors
import VStyleSyntax
import VStyleValues

extension DiagnosticRule {
  /// A selector that matches nothing.
  static let unmatchableSelector = DiagnosticRule(
    code: "VS2011", name: "unmatchable-selector", severity: .error,
    summary: "Conditions of a selector exclude each other, so that it can match no view.")
}

extension LintRule {
  /// A selector that matches nothing.
  static let unmatchableSelector = LintRule(
    .unmatchableSelector,
    why: "The rule can never apply. Remove one of the conditions that exclude each other.",
    bad: [
      "↓TableViewCell:nth-child(0) { alpha: 0.5; }",
      "↓Button:enabled:disabled { alpha: 0.5; }",
      "↓Label#title#note { alpha: 0.5; }",
      "↓View.card :root { alpha: 0.5; }",
      "↓Label.note:not(.note) { alpha: 0.5; }",
      "Label { ↓Button& { alpha: 0.5; } }",
      "↓Label + Label:first-child { alpha: 0.5; }",
      "↓View:empty > Label { alpha: 0.5; }",
    ],
    good: [
      "TableViewCell:nth-child(1) { alpha: 0.5; }",
      "Button:disabled { alpha: 0.5; }",
      "Label#title { alpha: 0.5; }",
      ":root { alpha: 0.5; }",
      "Label:not(.note) { alpha: 0.5; }",
      "Control { Button& { alpha: 0.5; } }",
      "Label:first-child { alpha: 0.5; }",
      "View > Label { alpha: 0.5; }",
    ],
    check: { context in
      context.diagnostics { _, selector, location in
        guard let contradiction = SelectorContradiction.first(in: selector, context.stylesheet.schema) else {
          return []
        }
        return [
          Diagnostic(
            .unmatchableSelector, at: location(), "no view can match this selector", label: contradiction,
            help: "\(contradiction): remove one of the two, or the rule")
        ]
      }
    })
}

/// Finds contradictions in selectors.
private enum SelectorContradiction {
  /// Returns the first contradiction as a sentence; `nil` if the selector may match a view.
  static func first(in selector: ComplexSelector, _ schema: StyleSchema) -> String? {
    let compounds = selector.parts
    for (position, compound) in compounds.enumerated() {
      if let contradiction = contradiction(in: compound, schema) { return contradiction }
      let before = position > 0 ? selector.rest[position - 1].combinator : nil
      let after = position < selector.rest.count ? selector.rest[position].combinator : nil
      let isBeside = before == .nextSibling || before == .subsequentSibling
      if before != nil, has(.root, compound) { return "a root has no parent and no siblings" }
      if isBeside, isFirst(compound) { return "what follows another view is not the first one" }
      if after == .child || after == .descendant, has(.empty, compound) { return "an empty view has no children" }
    }
    return nil
  }

  private static func contradiction(in compound: CompoundSelector, _ schema: StyleSchema) -> String? {
    guard !compound.conditions.isEmpty else { return nil }
    var ids: [String] = []
    var states: [String] = []
    for condition in compound.conditions {
      switch condition {
      case .id(let id): if !ids.contains(id) { ids.append(id) }
      case .pseudoClass(.element(.state(let name))): states.append(name)
      default: continue
      }
    }
    if ids.count > 1 { return "a view has one id" }
    for (one, other) in opposites where states.contains(one) && states.contains(other) {
      return "`:\(one)` and `:\(other)` exclude each other"
    }
    for condition in compound.conditions {
      switch condition {
      case .pseudoClass(.nth(let nth)) where nth.formula.a <= 0 && nth.formula.b < 1: return "positions count from 1"
      case .pseudoClass(.not(let list)):
        let own = CompoundSelector(compound.type, compound.conditions.filter { $0 != condition })
        let isExcluded = list.selectors.contains { $0.count == 1 && Subsumption.holds($0.subject, own, schema) }
        if isExcluded { return "`:not()` excludes what the rest requires" }
      case .nesting(let list?), .pseudoClass(.is(let list)), .pseudoClass(.where(let list)):
        if list.selectors.isEmpty { return "an empty list matches nothing" }
        if list.selectors.allSatisfy({ excludes($0.subject.type, compound.type, schema) }) {
          return "a view has one view type and its superclasses"
        }
      default: continue
      }
    }
    return nil
  }

  private static let opposites = [("enabled", "disabled"), ("on", "off")]

  /// Returns whether no view has both view types.
  private static func excludes(
    _ left: TypeSelector, _ right: TypeSelector, _ schema: StyleSchema
  ) -> Bool {
    guard case .named(let one, _) = left, case .named(let other, _) = right, schema.viewTypes[one] != nil,
      schema.viewTypes[other] != nil
    else { return false }
    return !schema.isKind(one, of: other) && !schema.isKind(other, of: one)
  }

  private static func has(_ wanted: ElementCondition, _ compound: CompoundSelector) -> Bool {
    compound.conditions.contains(.pseudoClass(.element(wanted)))
  }

  private static func isFirst(_ compound: CompoundSelector) -> Bool {
    compound.conditions.contains { condition in
      switch condition {
      case .pseudoClass(.edge(.first, .child)), .pseudoClass(.edge(.only, .child)): true
      default: false
      }
    }
  }
}
