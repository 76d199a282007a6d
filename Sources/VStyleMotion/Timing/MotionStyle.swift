import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// What the style of a view says about its motion.
struct MotionStyle {
  /// The transitions.
  private(set) var transitions = MotionStyle.initial.transitions
  /// The animations.
  private(set) var animations = MotionStyle.initial.animations
  /// Whether declarations set any of them.
  let isSet: Bool
  /// Whether the transitions have no duration, since the user prefers that.
  let reducesTransitions: Bool
  /// Whether the animations have no duration, since the user prefers that.
  let reducesAnimations: Bool
  /// Whether the user prefers less motion.
  let isReduced: Bool

  // OPTIMIZATION: the initial value of each is simpler, but allocates each of its lists.
  private static let initial = (transitions: TransitionList(), animations: AnimationList())

  /// A style that says nothing of motion.
  static let none = MotionStyle([], isReduced: false, variants: [])

  /// Takes the values of declarations.
  ///
  /// - Parameters:
  ///   - values: the values of the properties of motion.
  ///   - isReduced: whether the user prefers less motion.
  ///   - variants: the declarations that say what moves then. A view with one has motion as all its declarations say.
  init(_ values: [StyleEngine.MotionValue], isReduced: Bool, variants: Set<SourceLocation>) {
    var (hasTransitions, hasAnimations) = (false, false)
    for value in values {
      let isVariant = value.location.map(variants.contains) ?? false
      if let list = value.value[as: TransitionList.self] {
        transitions.take(value.name, from: list)
        if isVariant { hasTransitions = true }
      }
      if let list = value.value[as: AnimationList.self] {
        animations.take(value.name, from: list)
        if isVariant { hasAnimations = true }
      }
    }
    isSet = !values.isEmpty
    self.isReduced = isReduced
    (reducesTransitions, reducesAnimations) = (isReduced && !hasTransitions, isReduced && !hasAnimations)
  }
}

extension CompiledStylesheet {
  /// Whether a sheet has a `@starting-style`.
  var hasStartingStyles: Bool {
    trees.contains { tree in
      tree.nodes.contains { $0.kind == .atRule && tree.tape.isName($0.nameToken, "starting-style") }
    }
  }

  /// The declarations of motion inside of media queries of `prefers-reduced-motion`.
  var reducedMotion: Set<SourceLocation> {
    var found: Set<SourceLocation> = []
    for rule in rules where rule.conditions.contains(where: \.asksForReducedMotion) {
      found.formUnion(rule.declarations { MotionProperties.contains($0.name) }.compactMap(\.location))
    }
    return found
  }
}

extension StyleCondition {
  fileprivate var asksForReducedMotion: Bool {
    guard case .media(let text) = origin else { return false }
    return text.lowercased().contains("prefers-reduced-motion")
  }
}
