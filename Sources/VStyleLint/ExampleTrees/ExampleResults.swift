import VStyleMatching
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// The computed styles of a stylesheet's example trees, in each environment: contrasts and focus styles.
struct ExampleResults {
  /// The colors on their backgrounds, each pair of locations once for each theme, in order of the sources.
  private(set) var pairs: [ContrastPair] = []

  /// The pairs with a color of a skin that is not known.
  private(set) var skinPairs: [ContrastPair] = []

  /// The rules for `:focused` that do not change the style of the view.
  private(set) var invisibleFocus: [StyleRule] = []

  /// The diagnostic for views that are skipped because of a limit; `nil` if there are none.
  private(set) var limit: Diagnostic?

  init() {}

  /// Computes the examples of a stylesheet.
  ///
  /// - Parameters:
  ///   - context: the stylesheet and its environments.
  ///   - contrasts: whether contrasts are computed too, and not only the effect of rules for the focus.
  init(_ context: LintContext, contrasts: Bool) {
    let stylesheet = context.stylesheet
    // Without contrasts, only sheets with rules for the focus need it.
    lazy var reach = ExampleReach(stylesheet)
    lazy var references = ColorReferences(stylesheet)
    var examples = ExampleTree(stylesheet.schema)
    var seen: Set<ComplexSelector> = []
    var subjects: [Subject] = []
    var costs = ExampleCosts(stylesheet, environments: context.environments.count)
    for rule in stylesheet.rules {
      guard case .selector(let selector) = rule.target, !rule.isScoped else { continue }
      let isAboutFocus = ExampleTree.mentions("focused", selector)
      let isFocusChecked = isAboutFocus && !ExampleResults.isPlain(rule, selector, reach, stylesheet.schema)
      let mayHavePair =
        contrasts && (isAboutFocus || ExampleResults.setsColor(rule) || references.changes(rule))
        && ExampleResults.mayHavePair(selector, reach)
      guard mayHavePair || isFocusChecked, seen.insert(selector).inserted else { continue }
      if let exceeded = costs.limit(for: examples.tree) {
        limit = rule.location.map { location in
          Diagnostic(
            .limitExceeded, at: location,
            "contrasts and the focus are not checked from here on: " + exceeded.sentence())
        }
        break
      }
      guard let node = examples.add(selector) else { continue }
      let isFocused = isFocusChecked && examples.tree.nodes[node].states.contains("focused")
      let twin = isFocused ? examples.add(selector, without: "focused") : nil
      subjects.append(Subject(rule: rule, node: node, twin: twin))
    }
    guard !subjects.isEmpty else { return }
    let surfaces = contrasts ? ExampleSurfaces(context, &examples, &costs) : ExampleSurfaces()
    let index = RuleIndex(stylesheet.rules)
    var visible: Set<Int> = []
    // OPTIMIZATION: the colors of most sheets are the same in both color schemes, which follows from their rules.
    let isDone = { (position: Int) in position > 0 && context.ignoresScheme }
    for (position, environments) in context.environments.enumerated() {
      let makeEvaluator = { (properties: Set<String>?) in
        StyleEvaluator(
          matching: stylesheet, tree: examples.tree, environment: environments.environment, index: index,
          only: properties)
      }
      if contrasts, !isDone(position) {
        var evaluator = makeEvaluator(ExampleStyles.properties)
        for subject in subjects { evaluator.compute(upTo: subject.node) }
        surfaces.compute(&evaluator)
        let styles = ExampleStyles(
          evaluator, examples, stylesheet.schema, theme: environments.theme, surfaces: surfaces)
        for subject in subjects {
          pairs += styles.pairs(of: subject.node).map {
            ExampleResults.setsColor(subject.rule) ? $0 : references.naming($0, subject.rule)
          }
        }
      }
      findVisibleFocus(of: subjects, makeEvaluator, examples, &visible)
      if !contrasts, visible.count == subjects.count { break }
    }
    judgeConditional(subjects, context, examples, index, &visible)
    invisibleFocus = subjects.enumerated().filter { $1.twin != nil && !visible.contains($0) }.map(\.element.rule)
    pairs = ExampleResults.distinct(pairs)
  }

  /// Adds the pairs of other views.
  mutating func add(_ others: [ContrastPair]) { pairs = ExampleResults.distinct(pairs + others) }

  /// Moves the pairs to ``skinPairs`` that have other colors in another skin, or are missing there.
  mutating func separatePairs(unlike others: [ContrastPair]) {
    struct Key: Hashable {
      let location: SourceLocation
      let background: SourceLocation?
      let theme: String?
      let view: String?
      let colors: [Color]

      init(_ pair: ContrastPair) {
        (location, background, theme, view) = (pair.location, pair.backgroundLocation, pair.theme, pair.view)
        colors = [pair.colors.front, pair.colors.background]
      }
    }
    let same = Set(others.map(Key.init))
    skinPairs = pairs.filter { !same.contains(Key($0)) }
    pairs = pairs.filter { same.contains(Key($0)) }
  }

  /// Adds the indices of the subjects that look different with the focus and without it.
  private func findVisibleFocus(
    of subjects: [Subject], _ makeEvaluator: (Set<String>?) -> StyleEvaluator, _ examples: ExampleTree,
    _ visible: inout Set<Int>
  ) {
    let open = subjects.indices.filter { subjects[$0].twin != nil && !visible.contains($0) }
    guard !open.isEmpty else { return }
    var evaluator = makeEvaluator(nil)
    for position in open {
      guard let twin = subjects[position].twin else { continue }
      evaluator.compute(upTo: subjects[position].node)
      evaluator.compute(upTo: twin)
      if ExampleStyles.values(of: subjects[position].node, differFrom: twin, evaluator) { visible.insert(position) }
    }
  }

  /// The most conditions for which the focus is judged, which bounds the time of checks.
  private static let mostConditions = 32

  /// Judges the rules whose conditions hold in no environment that is checked, in one that meets them.
  ///
  /// A rule whose conditions cannot be met is not judged, so its view counts as different.
  private func judgeConditional(
    _ subjects: [Subject], _ context: LintContext, _ examples: ExampleTree, _ index: RuleIndex,
    _ visible: inout Set<Int>
  ) {
    var evaluators: [[String]: StyleEvaluator] = [:]
    for (position, subject) in subjects.enumerated() where !visible.contains(position) {
      let conditions = subject.rule.conditions
      guard let twin = subject.twin, !conditions.isEmpty, !context.roots.contains(where: { $0.meets(conditions) })
      else { continue }
      let key = conditions.map(\.description)
      if evaluators[key] == nil, evaluators.count < ExampleResults.mostConditions {
        let roots = context.stylesheet.customPropertyRoots(like: context.roots, meeting: conditions)
        evaluators[key] = roots.first { $0.meets(conditions) }.map { root in
          StyleEvaluator(
            matching: context.stylesheet, tree: examples.tree, environment: root.environment, index: index, only: nil)
        }
      }
      guard var evaluator = evaluators.removeValue(forKey: key) else {
        visible.insert(position)
        continue
      }
      evaluator.compute(upTo: subject.node)
      evaluator.compute(upTo: twin)
      if ExampleStyles.values(of: subject.node, differFrom: twin, evaluator) { visible.insert(position) }
      evaluators[key] = evaluator
    }
  }

  /// Returns whether a rule for the focus needs no check: it has a visible effect, or its view type does not exist.
  ///
  /// No property is one of an unknown view type, so that nothing would be visible.
  private static func isPlain(
    _ rule: StyleRule, _ selector: ComplexSelector, _ reach: ExampleReach, _ schema: StyleSchema
  ) -> Bool {
    let isUnknown = selector.subject.possibleViewTypes.contains { schema.viewTypes[$0] == nil }
    return schema.fallbackViewType == nil && isUnknown || isPlainlyVisible(rule, selector, reach, schema)
  }

  /// Returns whether a rule for the focus has a visible effect that follows from the rule alone.
  ///
  /// It has one if it sets a property that no other rule sets on the view, to a value other than the initial one. Then
  /// the view need not be computed.
  private static func isPlainlyVisible(
    _ rule: StyleRule, _ selector: ComplexSelector, _ reach: ExampleReach, _ schema: StyleSchema
  ) -> Bool {
    guard rule.conditions.isEmpty, let name = selector.subject.plainType(orElse: ""),
      selector.subject.plainStates == ["focused"],
      selector.parts.dropLast().allSatisfy({ $0.plainType(orElse: "") != nil })
    else { return false }
    return rule.declarations.contains { declaration in
      guard case .typed(let values) = declaration.value, declaration.slot == nil, let value = values.first?.value,
        let entry = schema.property(declaration.name, in: name),
        entry.slots.isEmpty || entry.slots.contains("focused"), !value.dependsOnContext,
        !entry.initial.dependsOnContext, value != entry.initial
      else { return false }
      // A shorthand sets its longhands, and a longhand changes a part of the shorthand.
      let whole = schema.whole(ofLonghand: declaration.name) ?? declaration.name
      let names = [whole, "all"] + schema.longhands(ofWhole: whole)
      return rule.declarations.count { names.contains($0.name) } == 1
        && !reach.isSet(names, for: selector, leavingOut: rule)
    }
  }

  /// Returns whether the view of a selector may have both a color and a background.
  private static func mayHavePair(_ selector: ComplexSelector, _ reach: ExampleReach) -> Bool {
    reach.isSet(["background-color", "all"], for: selector)
      && reach.isSet(ExampleStyles.fronts + ["all"], for: selector)
  }

  /// Returns whether a rule sets a background color or a color that appears on a background.
  private static func setsColor(_ rule: StyleRule) -> Bool {
    rule.declarations.contains { ExampleStyles.fronts.contains($0.name) || $0.name == "background-color" }
  }

  private struct Subject {
    let rule: StyleRule
    let node: Int
    let twin: Int?
  }

  /// Returns the pairs in order of the sources.
  ///
  /// Of the pairs with the same locations and the same theme, only the worst is kept.
  private static func distinct(_ pairs: [ContrastPair]) -> [ContrastPair] {
    struct Key: Hashable {
      let location: SourceLocation
      let background: SourceLocation?
      let theme: String?
    }
    let groups = Dictionary(grouping: pairs) {
      Key(location: $0.location, background: $0.backgroundLocation, theme: $0.theme)
    }
    let worst = groups.values.compactMap { group in
      var worst = group.min { $0.ratio / $0.needed < $1.ratio / $1.needed }
      let seen = Dictionary(grouping: group.flatMap(\.appearances), by: \.appearance)
      worst?.appearances = seen.values.compactMap { $0.min { $0.ratio < $1.ratio } }
      return worst
    }
    return worst.sorted { left, right in
      if left.location != right.location { return left.location.isBefore(right.location) }
      let backgrounds = (left.backgroundLocation?.range.start ?? -1, right.backgroundLocation?.range.start ?? -1)
      return backgrounds.0 != backgrounds.1 ? backgrounds.0 < backgrounds.1 : (left.theme ?? "") < (right.theme ?? "")
    }
  }
}
