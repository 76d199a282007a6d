import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// The computed values of example views, as a user sees them.
struct ExampleStyles {
  private let evaluator: StyleEvaluator
  private let examples: ExampleTree
  private let schema: StyleSchema
  private let theme: String?
  private let surfaces: ExampleSurfaces

  init(
    _ evaluator: StyleEvaluator, _ examples: ExampleTree, _ schema: StyleSchema, theme: String?,
    surfaces: ExampleSurfaces
  ) {
    self.evaluator = evaluator
    self.examples = examples
    self.schema = schema
    self.theme = theme
    self.surfaces = surfaces
  }

  /// The properties of texts: the color, and the font that decides whether the text is large.
  private static let texts: [(color: String, font: String)] = [
    ("text-color", "font"), ("title-color", "title-label-font"), ("placeholder-color", "font"),
    ("text-label-text-color", "text-label-font"), ("detail-text-label-text-color", "detail-text-label-font"),
  ]

  /// The colors that appear on a background.
  static let fronts = texts.map(\.color) + ["layer-border-color"]

  /// The properties that contrasts depend on.
  static let properties = Set(
    fronts + texts.map(\.font) + ["background-color", "background-image", "layer-border-width", "alpha"])

  private var tree: ElementTree { examples.tree }

  /// Returns whether two views have different computed values.
  static func values(of node: Int, differFrom other: Int, _ evaluator: StyleEvaluator) -> Bool {
    values(node, evaluator) != values(other, evaluator)
  }

  private static func values(_ node: Int, _ evaluator: StyleEvaluator) -> [String: StyleValue] {
    let style = evaluator.styles[node]
    let slots = evaluator.states(of: node).sorted().first.flatMap { style.slots[$0] } ?? [:]
    return style.properties.mapValues(\.value).merging(slots.mapValues(\.value)) { $1 }
  }

  /// Returns the colors of a view on their backgrounds. Disabled controls need no contrast.
  ///
  /// - Spec: https://www.w3.org/TR/WCAG22/#contrast-minimum
  func pairs(of node: Int) -> [ContrastPair] {
    guard !tree.nodes[node].states.contains("disabled"), !hasImage(node) else { return [] }
    return ExampleStyles.texts.compactMap { text($0.color, $0.font, of: node) } + [outline(of: node)].compactMap(\.self)
  }

  private func text(_ property: String, _ font: String, of node: Int) -> ContrastPair? {
    guard property != "title-color" || mayHaveTitle(node), let (color, location) = declared(property, of: node),
      let background = background(of: node)
    else { return nil }
    // The font that a view has without a sheet is not known to be large.
    let styled = evaluator.styles[node].properties[font].flatMap { $0.isStyled ? $0.value[as: Font.self] : nil }
    let isLarge = styled.map(ExampleStyles.isLarge) ?? false
    let role = ContrastPair.Role.text(isLarge: isLarge)
    if belong(property, background, to: node) { return pair(role, property, color, location, background, of: node) }
    guard background.node != node, background.isOpaque else { return nil }
    var assumed = pair(role, property, color, location, background, of: node)
    assumed.isAssumed = true
    // A text in a color that nobody would see there is meant for a background that the sheet does not set.
    let isVisible = assumed.ratio >= ContrastPair.visibleRatio || examples.isPlain(node)
    var tracer = PropertyTracer(evaluator, node: node)
    let state = tree.nodes[node].states.sorted().first ?? "normal"
    guard isVisible, let rule = tracer.winner(of: property, state: state)?.rule else { return nil }
    let text = ExampleSurfaces.Text(
      typeName: tree.nodes[node].typeName, property: property, specificity: rule.specificity, layer: rule.layer)
    let best = surfaces.extremes(for: text, schema)?.map { surface in
      seen(color, of: node, on: surface).contrastRatio(with: surface)
    }.max()
    guard let best, max(best, assumed.ratio) < assumed.needed else { return nil }
    return assumed
  }

  /// Returns a color as it appears on a background that lies below a whole view.
  private func seen(_ color: Color, of node: Int, on background: Color) -> Color {
    color.withAlpha(color.alpha * (alpha(of: node)?.value ?? 1)).over(background)
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
    return pair(.outline, "layer-border-color", color, location, outside, of: node)
  }

  private func pair(
    _ role: ContrastPair.Role, _ property: String, _ color: Color, _ location: SourceLocation,
    _ background: Background, of node: Int
  ) -> ContrastPair {
    let alpha = alpha(of: node)
    var colors = (front: color.over(background.color), background: background.color)
    var isBackdropKnown = true
    if let alpha {
      if background.node != node {
        colors.front = seen(color, of: node, on: background.color)
      } else {
        (colors, isBackdropKnown) = faded(colors, alpha.value, of: node)
      }
    }
    return ContrastPair(
      role: role, property: property, location: location, backgroundLocation: background.location,
      colors: colors, isBackgroundKnown: background.isOpaque, theme: theme,
      appearances: [
        .init(
          appearance: evaluator.environment.traits.colorScheme, front: colors.front, background: colors.background)
      ], alphaLocation: alpha?.location, isBackdropKnown: isBackdropKnown)
  }

  /// Returns the colors of a translucent view over what lies below it, and whether that is known.
  ///
  /// If it is not, the result is that on the color with the most contrast, so that a contrast which is too low is too
  /// low on each color.
  private func faded(
    _ colors: (front: Color, background: Color), _ alpha: Double, of node: Int
  ) -> (colors: (front: Color, background: Color), isKnown: Bool) {
    let below = tree.nodes[node].parent.flatMap { background(of: $0) }
    let known = below.flatMap { $0.isOpaque ? [$0.color] : nil }
    let results = (known ?? ExampleStyles.backdrops).map { below in
      (
        front: colors.front.withAlpha(alpha).over(below),
        background: colors.background.withAlpha(alpha).over(below)
      )
    }
    let best = results.max {
      $0.front.contrastRatio(with: $0.background) < $1.front.contrastRatio(with: $1.background)
    }
    return (best ?? colors, known != nil)
  }

  /// Colors of all sorts that may lie below a view.
  private static let backdrops: [Color] = {
    let levels: [UInt32] = [0, 51, 102, 153, 204, 255]
    return levels.flatMap { red in
      levels.flatMap { green in levels.map { Color(hex: red << 16 | green << 8 | $0) } }
    }
  }()

  /// Returns the declared opacity of a view below 1; `nil` for an opaque view.
  ///
  /// A control is pressed for a moment only, so its opacity then does not matter. A view with no opacity is not seen.
  private func alpha(of node: Int) -> (value: Double, location: SourceLocation)? {
    guard !tree.nodes[node].states.contains("highlighted"), let computed = evaluator.styles[node].properties["alpha"],
      case .declared(let declaration) = computed.source, let location = declaration.location,
      let value = computed.value[as: Double.self], value > 0, value < 1
    else { return nil }
    return (value, location)
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
      // A sibling in the same place hides the background of the parent.
      if examples.siblingsBelow(index).contains(where: isVisible) { return nil }
      next = tree.nodes[index].parent
    }
    guard let first, let bottom = layers.last else { return nil }
    // The color below the last background is unknown. White represents it, as in an empty window.
    let isOpaque = bottom.alpha >= 1
    let start = isOpaque ? bottom : bottom.over(.white)
    let color = layers.dropLast().reversed().reduce(start) { $1.over($0) }
    return Background(color: color, location: first.location, node: first.node, isOpaque: isOpaque)
  }

  private func hasImage(_ node: Int) -> Bool { isSet("background-image", of: node) }

  /// Returns whether a view hides some of what is below it.
  private func isVisible(_ node: Int) -> Bool {
    declared("background-color", of: node) != nil || hasImage(node) || isSet("image", of: node)
      || schema.property("image", in: tree.nodes[node].typeName) != nil && tree.nodes[node].text == nil
  }

  /// Returns whether a view may show a title. A button of an app without one may show its image alone.
  private func mayHaveTitle(_ node: Int) -> Bool {
    !examples.isExact || !(tree.nodes[node].text ?? "").isEmpty || !isSet("image", of: node)
      || ["title", "attributed-title"].contains { isSet($0, of: node) }
  }

  /// Returns whether a declaration sets a property of a view, in any state, to a value other than `none`.
  private func isSet(_ property: String, of node: Int) -> Bool {
    let style = evaluator.styles[node]
    return ([style.properties[property]] + style.slots.values.map { $0[property] }).contains { value in
      guard let value, case .declared = value.source else { return false }
      return !value.value.isNone
    }
  }

  /// Returns whether a font is large: at least 18 points, or at least 14 points in bold.
  ///
  /// - Spec: https://www.w3.org/TR/WCAG22/#dfn-large-scale
  private static func isLarge(_ font: Font) -> Bool {
    font.size >= 18 || font.size >= 14 && font.weight >= .bold
  }
}
