import VStyleSyntax

extension ColorExpression {
  /// Whether the color depends on `currentcolor`.
  var dependsOnCurrentColor: Bool {
    switch self {
    case .named, .literal, .system, .skin: false
    case .currentColor: true
    case .function(let function): function.origin?.dependsOnCurrentColor ?? false
    case .mix(let mix): mix.parts.contains { $0.color.dependsOnCurrentColor }
    case .contrast(let color): color.dependsOnCurrentColor
    case .lightDark(let light, let dark): light.dependsOnCurrentColor || dark.dependsOnCurrentColor
    }
  }
}

extension ColorExpression {
  /// The color with everything but `currentcolor` resolved in a context.
  fileprivate func keepingCurrentColor(in context: ValueContext) -> ColorExpression {
    switch self {
    case _ where !dependsOnCurrentColor: .literal(color(in: context).components(for: context.colorScheme))
    case .lightDark(let light, let dark):
      (context.colorScheme == .dark ? dark : light).keepingCurrentColor(in: context)
    case .mix(let mix):
      .mix(ColorMix(in: mix.space, hue: mix.hue, mix.parts.map { $0.keepingCurrentColor(in: context) }))
    case .contrast(let color): .contrast(color.keepingCurrentColor(in: context))
    default: self
    }
  }
}

extension ColorMix.Part {
  fileprivate func keepingCurrentColor(in context: ValueContext) -> ColorMix.Part {
    ColorMix.Part(color: color.keepingCurrentColor(in: context), percentage: percentage)
  }
}

/// An inherited color, of which only `currentcolor` is resolved again in the inheriting node.
struct InheritedColor: DeferredValue {
  let expression: ColorExpression
  /// The context of the node that the color is inherited from; all but `currentcolor` is resolved in it.
  let context: ValueContext

  func resolve(in context: ValueContext) -> StyleValue {
    var own = self.context
    own.currentColor = context.currentColor
    return StyleValue(expression.color(in: own))
  }

  var serialized: String { expression.keepingCurrentColor(in: context).serialized }

  func followingCurrentColor(in context: ValueContext) -> StyleValue? { StyleValue(deferred: self) }
}
