import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace

extension LintRule {
  /// A selector that no view of the trees matches.
  static let unmatchedSelector = LintRule(
    .unmatchedSelector,
    summary: "A selector matches no view of the trees that lint was given.",
    why: """
      The rule is left over from an old screen, or something in the selector is wrong. Remove the rule, correct the \
      selector, or give lint a tree with such a view by `--tree`. States, themes, negations and the position among \
      siblings count as met, because a tree shows one moment.
      """,
    bad: [
      Example("↓.card > Label { alpha: 0.5; }", files: ["home.json": home]),
      Example("Label.title { alpha: 0.5; }\n↓Switch:on { alpha: 0.5; }", files: ["home.json": home]),
    ],
    good: [
      Example(".card Label:disabled { alpha: 0.5; }", files: ["home.json": home]),
      Example("Label.title { alpha: 0.5; }", files: ["home.json": home]),
    ],
    check: { context in
      guard !context.trees.isEmpty else { return [] }
      var matches = TreeMatches(context.trees, context.stylesheet)
      var known = TreeNames(context.trees)
      var covered: SourceLocation?
      var seen: Set<SourceLocation> = []
      return context.diagnostics { _, selector, location in
        guard !matches.contains(selector) else { return [] }
        let place = location()
        // The rules inside of a rule that matches nothing match nothing either.
        if let covered, covered.source == place.source, covered.range.start <= place.range.start,
          place.range.end <= covered.range.end
        {
          return []
        }
        let names = matches.neededNames(of: selector)
        let isMisspelled =
          names.classes.contains { known.classes.near($0) != nil }
          || names.ids.contains { known.ids.near($0) != nil }
        guard !isMisspelled, seen.insert(place).inserted else { return [] }
        covered = context.rule(around: place).map {
          context.stylesheet.trees[place.source.index].location(of: $0.tokens)
        }
        let absent =
          names.classes.sorted().first { known.classes.paths[$0] == nil }.map { "no view has the style class `\($0)`" }
          ?? names.ids.sorted().first { known.ids.paths[$0] == nil }.map { "no view has the ID `\($0)`" }
        return [
          Diagnostic(
            .unmatchedSelector, at: place, "no view of the trees matches `\(selector.resolvedText())`", label: absent,
            help: "remove the rule, or add such a view to a tree")
        ]
      }
    })

  /// A tree for examples.
  static let home = """
    {"type": "Window", "children": [
      {"type": "View", "classes": ["card"], "children": [
        {"type": "View", "children": [{"type": "Label", "classes": ["title"]}]}]}]}
    """
}
