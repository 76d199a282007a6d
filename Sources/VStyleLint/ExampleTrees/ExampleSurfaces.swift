import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// The backgrounds that a stylesheet sets anywhere. A view whose selector names none may be on each of them.
final class ExampleSurfaces {
  /// A view with a background.
  private struct Surface {
    let node: Int
    /// The properties of texts that the same rule sets, so that the view has them.
    let texts: [String]
    /// The colors that rules set for the views below it.
    let inner: [Inner]
  }

  /// A color that a rule sets for all views of a type below a surface, such as `.hero Label { text-color: white; }`.
  fileprivate struct Inner {
    let property: String
    let type: TypeSelector
    let specificity: Specificity
    let layer: Int
  }

  /// A text that may be on any surface.
  struct Text: Hashable {
    /// The view type.
    let typeName: String
    /// The property of its color.
    let property: String
    /// The specificity of the rule that sets the color.
    let specificity: Specificity
    /// The layer of that rule.
    let layer: Int
  }

  private var surfaces: [Surface] = []

  /// Whether all backgrounds are known. Otherwise nothing is certain about a view whose selector names none.
  private var isComplete = false

  /// The color of each surface in the last evaluator, with its view type; over white and over black if it is
  /// translucent.
  private var colors: [(color: Color, typeName: String, surface: Int)] = []

  /// The darkest and the lightest color for each text.
  private var known: [Text: [Color]] = [:]

  init() {}

  /// Adds an example view for each rule that sets a background.
  ///
  /// Nothing is added if no rule sets a background of the root, because every other background has a selector.
  init(_ context: LintContext, _ examples: inout ExampleTree, _ costs: inout ExampleCosts) {
    let stylesheet = context.stylesheet
    guard stylesheet.rules.contains(where: { $0.mayColorRoot(stylesheet.schema) }) else { return }
    let inner = ExampleSurfaces.inner(stylesheet)
    var inserted: Set<SourceLocation> = []
    for rule in stylesheet.rules {
      let backgrounds = rule.declarations.filter { ExampleSurfaces.isBackground($0.name) }
      guard !backgrounds.isEmpty else { continue }
      inserted.formUnion(backgrounds.compactMap(\.location))
      // An image hides what is below it.
      guard !backgrounds.contains(where: { $0.name == "background-image" }), !rule.isScoped,
        case .selector(let selector) = rule.target, costs.limit(for: examples.tree) == nil,
        let node = examples.add(selector)
      else { return }
      surfaces.append(
        Surface(
          node: node, texts: rule.declarations.map(\.name).filter(ExampleStyles.fronts.contains),
          inner: selector.count == 1 ? inner[selector.subject] ?? [] : []))
    }
    // A style that only Swift code applies may belong to any view.
    let styled = context.ruleSets.dropFirst().joined().flatMap { rule in
      rule.declarations.filter { ExampleSurfaces.isBackground($0.name) }
    }
    isComplete = styled.allSatisfy { $0.location.map(inserted.contains) ?? false }
  }

  /// The colors that rules set for views below other views, by the compound selector of the views above.
  private static func inner(_ stylesheet: CompiledStylesheet) -> [CompoundSelector: [Inner]] {
    var found: [CompoundSelector: [Inner]] = [:]
    for rule in stylesheet.rules where rule.conditions.isEmpty && !rule.isScoped {
      guard case .selector(let selector) = rule.target, selector.subject.conditions.isEmpty,
        selector.count == 2, selector.rest[0].combinator == .descendant
      else { continue }
      for name in Set(rule.declarations.map(\.name)) where ExampleStyles.fronts.contains(name) {
        let inner = Inner(property: name, type: selector.subject.type, specificity: rule.specificity, layer: rule.layer)
        for outer in selector.first.alternatives { found[outer, default: []].append(inner) }
      }
    }
    return found
  }

  private static func isBackground(_ name: String) -> Bool {
    name == "background-color" || name == "background-image" || name == "layer-background-color"
  }

  /// Computes the colors of the surfaces.
  func compute(_ evaluator: inout StyleEvaluator) {
    colors = []
    known = [:]
    guard isComplete else { return }
    for (index, surface) in surfaces.enumerated() {
      evaluator.compute(upTo: surface.node)
      guard let color = evaluator.styles[surface.node].properties["background-color"]?.value[as: Color.self] else {
        continue
      }
      let typeName = evaluator.typeName(of: surface.node)
      for below in color.alpha < 1 ? [Color.white, .black] : [color] {
        colors.append((color.over(below), typeName, index))
      }
    }
  }

  /// Returns the darkest and the lightest background that a text may be on.
  ///
  /// A text is not on a surface where a rule for the views below gives it another color.
  ///
  /// - Returns: the colors; `nil` if some backgrounds are unknown.
  func extremes(for text: Text, _ schema: StyleSchema) -> [Color]? {
    guard isComplete else { return nil }
    if let known = known[text] { return known }
    let possible = colors.filter { color in
      let surface = surfaces[color.surface]
      return surface.texts.allSatisfy { schema.property($0, in: text.typeName) != nil }
        && ExampleSurfaces.canBe(color.typeName, under: text.typeName, schema)
        && !surface.inner.contains { $0.decides(text, schema) }
    }.map { (color: $0.color, luminance: $0.color.relativeLuminance) }
    let darkest = possible.min { $0.luminance < $1.luminance }
    let lightest = possible.max { $0.luminance < $1.luminance }
    let extremes = [darkest, lightest].compactMap(\.self).map(\.color)
    known[text] = extremes
    return extremes
  }

  /// Returns whether a view can have or be below a view of a type: texts and controls are below no other view.
  private static func canBe(_ surface: String, under typeName: String, _ schema: StyleSchema) -> Bool {
    if schema.isKind(surface, of: typeName) || schema.isKind(typeName, of: surface) { return true }
    let hasText = schema.property("text-color", in: surface) != nil
    return !hasText && !schema.isKind(surface, of: "Control")
  }
}

extension ExampleSurfaces.Inner {
  /// Returns whether the color of the rule wins over that of a text.
  fileprivate func decides(_ text: ExampleSurfaces.Text, _ schema: StyleSchema) -> Bool {
    guard property == text.property, layer == text.layer, specificity > text.specificity else { return false }
    return if case .named(let name, _) = type { schema.isKind(text.typeName, of: name) } else { true }
  }
}

extension CompoundSelector {
  /// The compound selector, or those of the enclosing rule that it stands for.
  fileprivate var alternatives: [CompoundSelector] {
    guard conditions.count == 1, case .nesting(let list?) = conditions[0], type == .universal else { return [self] }
    return list.selectors.compactMap { $0.count == 1 ? $0.subject : nil }
  }
}

extension StyleRule {
  /// Whether the rule sets a background color, and may match the root of a tree.
  fileprivate func mayColorRoot(_ schema: StyleSchema) -> Bool {
    guard case .selector(let selector) = target, selector.count == 1, !isScoped else { return false }
    if case .named(let name, _) = selector.subject.type, name != "Window", !schema.isKind("Window", of: name) {
      return false
    }
    return declarations.contains { $0.name == "background-color" }
  }
}
