import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A gradient stop positioned before its predecessor.
  static let gradientStops = LintRule(
    .gradientStops, needs: .propertyNames,
    summary: "The positions of a gradient's colors are not in order, or more or fewer than its colors.",
    why: "The colors meet in a hard edge where a smooth gradient is expected. Sort the stops by their positions.",
    bad: [
      "@property --background { syntax: \"<gradient>\"; inherits: true; initial-value: linear-gradient(red 60%, blue ↓40%); }",
      "GradientLayer { layer-colors: red, blue; layer-locations: ↓0, 0.5, 1; }",
      "GradientLayer { layer-locations: 0, 0.6, ↓0.3; }",
    ],
    good: [
      "@property --background { syntax: \"<gradient>\"; inherits: true; initial-value: linear-gradient(red 40%, blue 60%); }",
      "GradientLayer { layer-colors: red, white, blue; layer-locations: 0, 0.5, 1; }",
      "GradientLayer { layer-locations: 0, 0.3, 0.6; }",
    ],
    check: { context in
      let stops = context.functionTokens(named: gradients) { tree, function in tree.misplacedStops(of: function) }
      guard context.propertyNames.contains("layer-locations") else { return stops }
      return stops
        + context.rules { rule in
          let unsorted = rule.declarations.filter { $0.name == "layer-locations" }.compactMap(unsortedLocation)
          return unsorted.isEmpty ? locations(of: rule, context.stylesheet) : unsorted
        }
    })

  /// Returns the diagnostic about `layer-locations` of another number than the colors of the same rule.
  private static func locations(of rule: StyleRule, _ stylesheet: CompiledStylesheet) -> [Diagnostic] {
    func list(_ name: String) -> (count: Int, location: SourceLocation)? {
      guard let location = rule.declarations.last(where: { $0.name == name })?.location else { return nil }
      let tree = stylesheet.trees[location.source.index]
      guard let node = tree.declaration(at: location.range),
        !node.content.contains(where: { tree.tape.kind($0) == .function && tree.tape.isName($0, "var") })
      else { return nil }
      let parts = tree.tape.split(node.content)
      return parts.count > 1 ? (parts.count, tree.location(of: node.content)) : nil
    }
    guard let colors = list("layer-colors"), let places = list("layer-locations"), colors.count != places.count else {
      return []
    }
    return [
      Diagnostic(
        .gradientStops, at: places.location, "there are \(places.count) locations for \(colors.count) colors",
        expected: "\(colors.count) locations", found: "\(places.count)",
        notes: [.init("the colors are here", at: colors.location)], help: "write a location for each color")
    ]
  }

  /// Returns the diagnostic about the first of some locations that is less than the one before it.
  private static func unsortedLocation(_ declaration: Declaration) -> Diagnostic? {
    guard let slice = declaration.slice, let location = declaration.location else { return nil }
    let tape = slice.tape
    // Every item is a number or a percentage; a calculation is not compared.
    let items = tape.split(slice.tokens).map { tape.trimmed($0) }
    guard items.allSatisfy({ $0.count == 1 && [.number, .percentage].contains(tape.kind($0.lowerBound)) }) else {
      return nil
    }
    let positions = items.map { item in
      tape.number(item.lowerBound) / (tape.kind(item.lowerBound) == .percentage ? 100 : 1)
    }
    guard let index = positions.indices.dropFirst().first(where: { positions[$0] < positions[$0 - 1] }) else {
      return nil
    }
    let token = items[index].lowerBound
    return Diagnostic(
      .gradientStops, at: SourceLocation(location.source, tape.range(token)),
      "`\(tape.excerpt(token))` is before the location of the color before it",
      help: "sort the locations, with their colors")
  }

  private static let gradients: Set<String> = {
    let names = ["linear", "radial", "conic"].map { $0 + "-gradient" }
    return Set(names + names.map { "repeating-" + $0 })
  }()
}

extension SyntaxTree {
  /// Returns the diagnostics of the stops whose position is less than that of an earlier stop.
  fileprivate func misplacedStops(of function: Int) -> [Diagnostic] {
    var last = -Double.infinity
    return tape.arguments(of: function).flatMap { argument -> [Diagnostic] in
      // The argument before the colors: a direction, a center or a color space.
      guard let first = argument.first(where: { !tape.kind($0).isTrivia }),
        !SyntaxTree.preludeWords.contains(where: { tape.isIdent(first, $0) })
      else {
        return []
      }
      return tape.componentValues(in: argument).filter { tape.kind($0) == .percentage }.compactMap { token in
        let position = tape.number(token)
        defer { last = max(last, position) }
        guard position < last else { return nil }
        return Diagnostic(
          .gradientStops, at: location(ofToken: token),
          "`\(tape.excerpt(token))` is before the position of the color before it",
          help: "sort the colors by position")
      }
    }
  }

  private static let preludeWords: [StaticString] = [
    "to", "at", "in", "from", "circle", "ellipse", "closest-side", "closest-corner", "farthest-side",
    "farthest-corner",
  ]
}

extension TokenTape {
  /// The first token of each component value of an argument.
  fileprivate func componentValues(in tokens: Range<Int>) -> [Int] {
    var values: [Int] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      values.append(index)
      index = indexAfterComponentValue(index)
    }
    return values
  }
}
