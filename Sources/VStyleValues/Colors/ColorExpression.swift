import VStyleSyntax

/// The specified value of a color, as a sheet writes it, before it is resolved in a context.
///
/// - Spec: https://www.w3.org/TR/css-color-5/
indirect enum ColorExpression: Hashable, Sendable {
  /// A named color: its name and its components.
  case named(String, ColorComponents)
  /// Components that are independent of the context.
  case literal(ColorComponents)
  case currentColor
  case system(SystemColor)
  /// A color of the current skin.
  case skin(SkinColorReference)
  /// A color function with an origin, or with a component that depends on the context.
  case function(ColorFunction)
  case mix(ColorMix)
  case lightDark(ColorExpression, ColorExpression)
  /// Black or white, whichever has more contrast with a color.
  case contrast(ColorExpression)
}

extension ColorExpression {
  /// Whether the color is the same in every context.
  var isConstant: Bool {
    switch self {
    case .named, .literal: true
    case .currentColor, .system, .skin, .lightDark: false
    case .function(let function): function.isConstant
    case .mix(let mix): mix.isConstant
    case .contrast(let color): color.isConstant
    }
  }

  /// The components in a context, in the color space of the specified value.
  func components(in context: ValueContext) -> ColorComponents {
    switch self {
    case .named(_, let components), .literal(let components): components
    case .currentColor: context.currentColor.components(for: context.colorScheme)
    case .system(let system): system.components(for: context.colorScheme)
    case .skin(let reference): reference.components(in: context)
    case .function(let function): function.components(in: context)
    case .mix(let mix): mix.components(in: context)
    case .lightDark(let light, let dark):
      (context.colorScheme == .dark ? dark : light).components(in: context)
    case .contrast(let color): Color(color.components(in: context)).blackOrWhite.components
    }
  }

  /// The computed color in a context.
  func color(in context: ValueContext) -> Color {
    switch self {
    case .function(let function): Color(function.computed(in: context))
    case .lightDark(let light, let dark): (context.colorScheme == .dark ? dark : light).color(in: context)
    default: Color(components(in: context).computed)
    }
  }

  /// The specified value as CSS writes it.
  var serialized: String {
    switch self {
    case .named(let name, _): name
    case .literal(let components): components.textInsideColor
    case .currentColor: "currentcolor"
    case .system(let system): system.name
    case .skin(let reference): reference.serialized
    case .function(let function): function.serialized
    case .mix(let mix): mix.serialized
    case .lightDark(let light, let dark): "light-dark(\(light.serialized), \(dark.serialized))"
    case .contrast(let color): "contrast-color(\(color.serialized))"
    }
  }

  /// The value of a property: a color, or this specified value if it depends on the context.
  var value: StyleValue {
    isConstant ? StyleValue(color(in: ValueContext())) : StyleValue(deferred: DeferredColor(expression: self))
  }
}

/// A color that depends on the context.
struct DeferredColor: DeferredValue {
  let expression: ColorExpression

  func resolve(in context: ValueContext) -> StyleValue { StyleValue(expression.color(in: context)) }

  func followingCurrentColor(in context: ValueContext) -> StyleValue? {
    expression.dependsOnCurrentColor
      ? StyleValue(deferred: InheritedColor(expression: expression, context: context)) : nil
  }

  var serialized: String { expression.serialized }
}

extension ColorComponents {
  /// The components of the computed color: `rgb()` for the legacy forms of sRGB, normalized components for the others.
  var computed: ColorComponents { space.isLegacy ? legacy : normalized }

  /// The components clamped to the ranges of their space, with hues in `[0, 360)`.
  var normalized: ColorComponents {
    var values = vector
    for (index, channel) in space.channels.enumerated() {
      values[index] =
        channel.isHue ? CylindricalColor.normalized(hue: values[index]) : channel.range.clamp(values[index])
    }
    return ColorComponents(space, values, alpha: alpha, missing: missing)
  }
}
