extension ColorExpression {
  /// Whether the color depends on `currentcolor`.
  var dependsOnCurrentColor: Bool {
    switch self {
    case .named, .literal, .system, .skin: false
    case .currentColor: true
    case .function(let function): function.origin?.dependsOnCurrentColor ?? false
    case .mix(let mix): mix.left.color.dependsOnCurrentColor || mix.right.color.dependsOnCurrentColor
    case .lightDark(let light, let dark): light.dependsOnCurrentColor || dark.dependsOnCurrentColor
    }
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

  var serialized: String { expression.serialized }

  func followingCurrentColor(in context: ValueContext) -> StyleValue? { StyleValue(deferred: self) }
}
