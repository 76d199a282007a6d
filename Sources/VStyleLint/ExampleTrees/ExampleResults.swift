import VStyleCascade
import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// The computed styles of a stylesheet's example trees, in each environment: contrasts and focus styles.
struct ExampleResults {
  /// The colors on their backgrounds, each pair of locations once for each theme, in order of the sources.
  private(set) var pairs: [ContrastPair] = []

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
    let reach = ExampleReach(stylesheet)
    var examples = ExampleTree(stylesheet.schema)
    var seen: Set<ComplexSelector> = []
    var subjects: [Subject] = []
    var costs = ExampleCosts(stylesheet, environments: context.environments.count)
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
            "contrasts and the focus are not checked from here on: " + exceeded.sentence())
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
    for environments in context.environments {
      let evaluator = StyleEvaluator(stylesheet, tree: examples.tree, environment: environments.environment)
      let exampleStyles = ExampleStyles(evaluator, examples, stylesheet.schema, theme: environments.theme)
      for (position, subject) in subjects.enumerated() {
        if contrasts { pairs += exampleStyles.pairs(of: subject.node) }
        if let twin = subject.twin, !visible.contains(position),
          exampleStyles.values(of: subject.node, differFrom: twin)
        {
          visible.insert(position)
        }
      }
      if !contrasts, visible.count == subjects.count { break }
    }
    invisibleFocus = subjects.enumerated().filter { $1.twin != nil && !visible.contains($0) }.map(\.element.rule)
    pairs = ExampleResults.distinct(pairs)
  }

  /// Adds the pairs of other views.
  mutating func add(_ others: [ContrastPair]) { pairs = ExampleResults.distinct(pairs + others) }

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
    reach.isSet(["background-color", "all"], for: selector) && reach.isSet(fronts + ["all"], for: selector)
  }

  /// Returns whether a rule sets a background color or a color that appears on a background.
  private static func setsColor(_ rule: StyleRule) -> Bool {
    rule.declarations.contains { isFront($0.name) || $0.name == "background-color" }
  }

  /// Returns whether a property is a color that appears on a background.
  private static func isFront(_ name: String) -> Bool { fronts.contains(name) }

  private static let fronts = ["text-color", "title-color", "layer-border-color"]

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
    let worst = groups.values.compactMap { $0.min { $0.ratio / $0.needed < $1.ratio / $1.needed } }
    return worst.sorted { left, right in
      if left.location != right.location { return left.location.isBefore(right.location) }
      let backgrounds = (left.backgroundLocation?.range.start ?? -1, right.backgroundLocation?.range.start ?? -1)
      return backgrounds.0 != backgrounds.1 ? backgrounds.0 < backgrounds.1 : (left.theme ?? "") < (right.theme ?? "")
    }
  }
}

/// The computed values of example views, as a user sees them.
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

  /// Returns whether two views have different computed values.
  func values(of node: Int, differFrom other: Int) -> Bool { values(node) != values(other) }

  private func values(_ node: Int) -> [String: StyleValue] {
    let style = evaluator.styles[node]
    let slots = tree.nodes[node].states.sorted().first.flatMap { style.slots[$0] } ?? [:]
    return style.properties.mapValues(\.value).merging(slots.mapValues(\.value)) { $1 }
  }

  /// Returns the colors of a view on their backgrounds. Disabled controls need no contrast.
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

  /// Returns the border of a control with its contrast to the outside.
  ///
  /// - Returns: the pair; `nil` without a border, or if the background alone has a contrast of at least 3 to the
  ///   outside.
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

  /// Returns the declared color of a property, in the state of the view; `nil` for a transparent color.
  private func declared(_ property: String, of node: Int) -> (Color, SourceLocation)? {
    let style = evaluator.styles[node]
    let slot = tree.nodes[node].states.sorted().lazy.compactMap { style.slots[$0]?[property] }.first
    guard let value = slot ?? style.properties[property], case .declared(let declaration) = value.source,
      let location = declaration.location, let color = value.value[as: Color.self], color.alpha > 0
    else { return nil }
    return (color, location)
  }

  /// The background of the contents of a view.
  private struct Background {
    let color: Color
    let location: SourceLocation?
    let node: Int
    let isOpaque: Bool
  }

  /// Returns whether the same rules set a text color and its background.
  ///
  /// A rule that sets only one of them may apply together with any other rule on a real view. Then the contrast is
  /// unknown.
  private func belong(_ property: String, _ background: Background, to node: Int) -> Bool {
    if examples.isExact { return true }
    guard background.node == node else { return examples.isNamed(background.node) }
    var tracer = PropertyTracer(evaluator, node: node)
    let text = subject(of: property, at: node, &tracer)
    return text != nil && text == subject(of: "background-color", at: node, &tracer)
  }

  /// Returns the name of the view in the rule that wins a property.
  private func subject(of property: String, at node: Int, _ tracer: inout PropertyTracer) -> String? {
    let state = tree.nodes[node].states.sorted().first ?? "normal"
    guard case .selector(let selector) = tracer.winner(of: property, state: state)?.rule.target else { return nil }
    return examples.name(of: selector)
  }

  /// Returns the backgrounds of a view and its ancestors, blended; `nil` if no declaration sets one.
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
    // The color below the last background is unknown. White represents it, as in an empty window.
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

  /// Returns whether a font is large: at least 18 points, or at least 14 points in bold.
  ///
  /// - Spec: https://www.w3.org/TR/WCAG22/#dfn-large-scale
  private static func isLarge(_ font: Font) -> Bool {
    font.size >= 18 || font.size >= 14 && font.weight >= .bold
  }
}
