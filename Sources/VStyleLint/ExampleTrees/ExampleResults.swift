import VStyleCascade
import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// What the views that a sheet's selectors stand for look like, in each theme.
struct ExampleResults {
  /// Colors on their backgrounds, each place once for each theme, in order of the sources.
  private(set) var pairs: [ContrastPair] = []

  /// The rules for `:focused` that leave a view as it is without the focus.
  private(set) var invisibleFocus: [StyleRule] = []

  /// What is said where views were left out; `nil` where none were.
  private(set) var limit: Diagnostic?

  init() {}

  /// Works out what is asked for: contrasts, or only what rules for the focus do.
  init(_ context: LintContext, contrasts: Bool) {
    let stylesheet = context.stylesheet
    let reach = ExampleReach(stylesheet)
    var examples = ExampleTree(stylesheet.schema)
    var seen: Set<ComplexSelector> = []
    var subjects: [Subject] = []
    var costs = ExampleCosts(stylesheet, surroundings: context.surroundings.count)
    for rule in stylesheet.rules {
      guard case .selector(let selector) = rule.target, !rule.isScoped else { continue }
      let isAboutFocus = ExampleTree.mentions("focused", selector)
      let mayHavePair =
        contrasts && (isAboutFocus || ExampleResults.setsColor(rule)) && ExampleResults.mayHavePair(selector, reach)
      guard
        mayHavePair
          || isAboutFocus && !ExampleResults.isPlainlyVisible(rule, selector, reach, stylesheet.schema),
        seen.insert(selector).inserted
      else { continue }
      if let exceeded = costs.limit(for: examples.tree) {
        limit = rule.location.map { location in
          Diagnostic(
            .limitExceeded, at: location,
            "contrasts and the focus are not looked at from here on: " + exceeded.sentence())
        }
        break
      }
      guard let node = examples.add(selector) else { continue }
      let isFocused = examples.tree.nodes[node].states.contains("focused")
      let twin = isFocused ? examples.add(selector, without: "focused") : nil
      subjects.append(Subject(rule: rule, node: node, twin: twin))
    }
    guard !subjects.isEmpty else { return }
    var visible: Set<Int> = []
    for surroundings in context.surroundings {
      let evaluator = StyleEvaluator(stylesheet, tree: examples.tree, environment: surroundings.environment)
      let looks = ExampleStyles(evaluator, examples, stylesheet.schema, theme: surroundings.theme)
      for (position, subject) in subjects.enumerated() {
        if contrasts { pairs += looks.pairs(of: subject.node) }
        if let twin = subject.twin, !visible.contains(position), looks.differ(subject.node, twin) {
          visible.insert(position)
        }
      }
      if !contrasts, visible.count == subjects.count { break }
    }
    invisibleFocus = subjects.enumerated().filter { $1.twin != nil && !visible.contains($0) }.map(\.element.rule)
    pairs = ExampleResults.distinct(pairs)
  }

  /// Whether a rule sets a property that no other rule speaks of there to another value than a fresh view has, so that
  /// what it does shows without a look at the views.
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
      // What sets the whole of a property sets its parts, and the other way round.
      let whole = schema.whole(ofLonghand: declaration.name) ?? declaration.name
      let names = [whole, "all"] + schema.longhands(ofWhole: whole)
      return rule.declarations.count { names.contains($0.name) } == 1
        && !reach.isSet(names, for: selector, leavingOut: rule)
    }
  }

  /// Whether there may be a color and a background on the views of a selector.
  private static func mayHavePair(_ selector: ComplexSelector, _ reach: ExampleReach) -> Bool {
    reach.isSet(["background-color", "all"], for: selector) && reach.isSet(fronts + ["all"], for: selector)
  }

  /// Whether a rule says anything about colors that are seen on each other.
  private static func setsColor(_ rule: StyleRule) -> Bool {
    rule.declarations.contains { isFront($0.name) || $0.name == "background-color" }
  }

  /// Whether a property is a color that is seen on another one.
  private static func isFront(_ name: String) -> Bool { fronts.contains(name) }

  private static let fronts = ["text-color", "title-color", "layer-border-color"]

  private struct Subject {
    let rule: StyleRule
    let node: Int
    let twin: Int?
  }

  /// The pairs in order of the sources; of those at the same places in the same theme, the worst one.
  private static func distinct(_ pairs: [ContrastPair]) -> [ContrastPair] {
    struct Key: Hashable {
      let location: SourceLocation
      let background: SourceLocation?
      let theme: String?
    }
    let groups = Dictionary(grouping: pairs) {
      Key(location: $0.location, background: $0.backgroundLocation, theme: $0.theme)
    }
    let worst = groups.values.compactMap { $0.min { $0.ratio / $0.needed < $1.ratio / $1.needed } }
    return worst.sorted { left, right in
      if left.location != right.location { return left.location.isBefore(right.location) }
      let backgrounds = (left.backgroundLocation?.range.start ?? -1, right.backgroundLocation?.range.start ?? -1)
      return backgrounds.0 != backgrounds.1 ? backgrounds.0 < backgrounds.1 : (left.theme ?? "") < (right.theme ?? "")
    }
  }
}

/// The computed values of made-up views, as somebody would see them.
struct ExampleStyles {
  private let evaluator: StyleEvaluator
  private let examples: ExampleTree
  private let schema: StyleSchema
  private let theme: String?

  init(_ evaluator: StyleEvaluator, _ examples: ExampleTree, _ schema: StyleSchema, theme: String?) {
    self.evaluator = evaluator
    self.examples = examples
    self.schema = schema
    self.theme = theme
  }

  private var tree: ElementTree { examples.tree }

  /// Whether two views look different.
  func differ(_ left: Int, _ right: Int) -> Bool { look(left) != look(right) }

  private func look(_ node: Int) -> [String: Value] {
    let style = evaluator.styles[node]
    let slots = tree.nodes[node].states.sorted().first.flatMap { style.slots[$0] } ?? [:]
    return style.properties.mapValues(\.value).merging(slots.mapValues(\.value)) { $1 }
  }

  /// The colors of a view on their backgrounds. Disabled controls need no contrast.
  ///
  /// - Spec: https://www.w3.org/TR/WCAG22/#contrast-minimum
  func pairs(of node: Int) -> [ContrastPair] {
    guard !tree.nodes[node].states.contains("disabled"), !hasImage(node) else { return [] }
    return ["text-color", "title-color"].compactMap { text($0, of: node) } + [outline(of: node)].compactMap(\.self)
  }

  private func text(_ property: String, of node: Int) -> ContrastPair? {
    guard let (color, location) = declared(property, of: node), let background = background(of: node),
      belong(property, background, to: node)
    else { return nil }
    let isLarge = evaluator.styles[node].properties["font"]?.value[as: Font.self].map(ExampleStyles.isLarge) ?? false
    return pair(.text(isLarge: isLarge), property, color, location, background)
  }

  /// The border of a control that does not stand out by its own background.
  private func outline(of node: Int) -> ContrastPair? {
    guard schema.isKind(tree.nodes[node].typeName, of: "Control"),
      let width = evaluator.styles[node].properties["layer-border-width"]?.value[as: Double.self], width > 0,
      let (color, location) = declared("layer-border-color", of: node),
      let outside = tree.nodes[node].parent.flatMap({ background(of: $0) })
    else { return nil }
    if let inside = background(of: node), inside.color.contrastRatio(with: outside.color) >= 3 { return nil }
    return pair(.outline, "layer-border-color", color, location, outside)
  }

  private func pair(
    _ role: ContrastPair.Role, _ property: String, _ color: Color, _ location: SourceLocation, _ background: Background
  ) -> ContrastPair {
    ContrastPair(
      role: role, property: property, location: location, backgroundLocation: background.location,
      colors: (color.over(background.color), background.color), isBackgroundKnown: background.isOpaque, theme: theme)
  }

  /// The color that a declaration gives a property, in the state that the view is in. What is transparent is not
  /// to be seen, and says nothing.
  private func declared(_ property: String, of node: Int) -> (Color, SourceLocation)? {
    let style = evaluator.styles[node]
    let slot = tree.nodes[node].states.sorted().lazy.compactMap { style.slots[$0]?[property] }.first
    guard let value = slot ?? style.properties[property], case .declared(let declaration) = value.source,
      let location = declaration.location, let color = value.value[as: Color.self], color.alpha > 0
    else { return nil }
    return (color, location)
  }

  /// What lies behind the contents of a view.
  private struct Background {
    let color: Color
    let location: SourceLocation?
    let node: Int
    let isOpaque: Bool
  }

  /// Whether the same rules speak of a text and of its background. A rule that sets one of them alone may meet
  /// any other on a real view, so nothing can be said about it.
  private func belong(_ property: String, _ background: Background, to node: Int) -> Bool {
    guard background.node == node else { return examples.isNamed(background.node) }
    var tracer = PropertyTracer(evaluator, node: node)
    let text = subject(of: property, at: node, &tracer)
    return text != nil && text == subject(of: "background-color", at: node, &tracer)
  }

  /// What the rule that gives a property its value calls the view.
  private func subject(of property: String, at node: Int, _ tracer: inout PropertyTracer) -> String? {
    let state = tree.nodes[node].states.sorted().first ?? "normal"
    guard case .selector(let selector) = tracer.winner(of: property, state: state)?.rule.target else { return nil }
    return examples.name(of: selector)
  }

  /// The backgrounds of a view and of those around it, put over each other; `nil` where no declaration sets one.
  private func background(of node: Int) -> Background? {
    var layers: [Color] = []
    var first: (location: SourceLocation, node: Int)?
    var next: Int? = node
    while let index = next {
      if hasImage(index) { return nil }
      if let (color, location) = declared("background-color", of: index) {
        if first == nil { first = (location, index) }
        layers.append(color)
        if color.alpha >= 1 { break }
      }
      next = tree.nodes[index].parent
    }
    guard let first, let bottom = layers.last else { return nil }
    // What lies below the last one is not known; white stands in for it, as in an empty window.
    let isOpaque = bottom.alpha >= 1
    let start = isOpaque ? bottom : bottom.over(.white)
    let color = layers.dropLast().reversed().reduce(start) { $1.over($0) }
    return Background(color: color, location: first.location, node: first.node, isOpaque: isOpaque)
  }

  private func hasImage(_ node: Int) -> Bool {
    guard let value = evaluator.styles[node].properties["background-image"] else { return false }
    if case .declared = value.source { return !value.value.isNone }
    return false
  }

  /// At least 18 points, or 14 points in bold.
  ///
  /// - Spec: https://www.w3.org/TR/WCAG22/#dfn-large-scale
  private static func isLarge(_ font: Font) -> Bool {
    font.size >= 18 || font.size >= 14 && font.weight >= .bold
  }
}
