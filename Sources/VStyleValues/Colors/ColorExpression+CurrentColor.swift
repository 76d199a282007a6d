extension ColorExpression {
  /// Whether `currentcolor` decides about the color.
  var namesCurrentColor: Bool {
    switch self {
    case .named, .literal, .system, .skin: false
    case .currentColor: true
    case .function(let function): function.origin?.namesCurrentColor ?? false
    case .mix(let mix): mix.left.color.namesCurrentColor || mix.right.color.namesCurrentColor
    case .lightDark(let light, let dark): light.namesCurrentColor || dark.namesCurrentColor
    }
  }
}

/// A color of another node, of which only `currentcolor` is read again.
struct InheritedColor: DeferredValue {
  let expression: ColorExpression
  /// What everything else is resolved against: the context of the node that the color comes from.
  let context: ValueContext

  func resolve(in context: ValueContext) -> Value {
    var own = self.context
    own.currentColor = context.currentColor
    return Value(expression.color(in: own))
  }

  var serialized: String { expression.serialized }

  func followingCurrentColor(in context: ValueContext) -> Value? { Value(deferred: self) }
}
