import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A shadow of a layer that clips to its bounds.
  static let clippedShadow = LintRule(
    .clippedShadow, needs: .propertyNames,
    summary: "A view clips to its bounds and has a shadow, which is outside of the bounds.",
    why: """
      The shadow of a layer is clipped with everything else outside of its bounds, so nobody sees it. Give the shadow \
      to a view around this one, or do not clip.
      """,
    bad: [
      "View.card { clips-to-bounds: true; ↓layer-shadow-opacity: 0.3; }",
      """
      @style raised { ↓layer-shadow-opacity: 0.2; }
      View.card { @apply raised; layer-masks-to-bounds: true; }
      """,
    ],
    good: [
      "View.card { layer-shadow-opacity: 0.3; > ImageView { clips-to-bounds: true; } }",
      """
      @style raised { layer-shadow-opacity: 0.2; }
      View.card { @apply raised; }
      """,
      "View.card { clips-to-bounds: true; layer-shadow-opacity: 0; }",
    ],
    check: { context in
      guard context.propertyNames.contains("layer-shadow-opacity") else { return [] }
      return context.ruleSets.flatMap { rules -> [Diagnostic] in
        var clips: [RuleGroup: Declaration] = [:]
        var shadows: [RuleGroup: Declaration] = [:]
        for rule in rules {
          for declaration in rule.declarations {
            // OPTIMIZATION: the first letters exclude most properties.
            guard declaration.name.hasPrefix("layer-") || declaration.name.hasPrefix("clips-") else { continue }
            let isShadow = declaration.name == "layer-shadow-opacity"
            guard isShadow || clipping.contains(declaration.name), let group = RuleGroup(rule) else { continue }
            if isShadow { shadows[group] = declaration } else { clips[group] = declaration }
          }
        }
        return shadows.compactMap { group, shadow -> Diagnostic? in
          guard let clip = clips[group], clip.typedValue(as: Bool.self) == true, let location = shadow.nameLocation,
            shadow.typedValue(as: Double.self) ?? 1 > 0
          else { return nil }
          return Diagnostic(
            .clippedShadow, at: location, "the view clips its own shadow",
            notes: clip.nameLocation.map { [.init("it clips to its bounds here", at: $0)] } ?? [],
            help: "give the shadow to a view around this one, or remove `\(clip.name)`")
        }
      }
    })

  /// The properties that clip a view to its bounds.
  private static let clipping: Set<String> = ["clips-to-bounds", "layer-masks-to-bounds"]
}

extension Declaration {
  /// The first value as a type; `nil` for another type, a CSS-wide keyword and a value with `var()`.
  func typedValue<T: Hashable & Sendable>(as type: T.Type) -> T? {
    guard case .typed(let values) = value else { return nil }
    return values.first?.value[as: type]
  }
}
