import VStyleSyntax

/// A color function with an origin color, or with components that depend on the context.
///
/// - Spec: https://www.w3.org/TR/css-color-5/#relative-colors
struct ColorFunction: Hashable, Sendable {
  let space: ColorSpace
  /// The origin color, which is written after `from`.
  let origin: ColorExpression?
  let components: [ColorComponent]
  /// The opacity; `nil` for the opacity of the origin color, or opaque without an origin color.
  let alpha: ColorComponent?

  var isConstant: Bool {
    let parts = components + [alpha].compactMap { $0 }
    guard let origin else { return parts.allSatisfy(\.isConstant) }
    return origin.isConstant && !parts.contains(where: \.needsView)
  }

  func components(in context: ValueContext) -> ColorComponents {
    var calculation = CalculationContext(values: context)
    let origin = origin.map { $0.components(in: context).relativeOrigin(in: space) }
    for (index, channel) in space.channels.enumerated() { calculation.channels[channel.name] = origin?[index] ?? 0 }
    if let origin { calculation.channels["alpha"] = origin[3] ?? 0 }
    var values = SIMD3<Double>()
    var missing: MissingComponents = []
    for (index, channel) in space.channels.enumerated() {
      guard let value = value(components[index], channel, calculation) else {
        missing.insert(.component(index))
        continue
      }
      values[index] = value
    }
    var opacity = origin?.alpha ?? 1
    if let alpha {
      if let value = value(alpha, ColorComponent.alphaChannel, calculation) {
        opacity = value
      } else {
        missing.insert(.alpha)
      }
    } else if let origin, origin.missing.contains(.alpha) {
      missing.insert(.alpha)
    }
    return ColorComponents(space, values, alpha: opacity, missing: missing)
  }

  /// The computed color. Relative forms of the legacy functions become fractions of sRGB.
  func computed(in context: ValueContext) -> ColorComponents {
    let result = components(in: context)
    return origin != nil && space.isLegacy ? result.asFractions : result.computed
  }

  /// The value of a component; `nil` for `none`. Hues, and components of relative legacy colors, are not clamped.
  private func value(
    _ component: ColorComponent, _ channel: ColorSpace.Channel, _ context: CalculationContext
  ) -> Double? {
    component.value(channel, in: context).map { value in
      channel.isHue || origin != nil && space.isLegacy ? value : channel.range.clamp(value)
    }
  }

  var serialized: String {
    var parts: [String] = []
    if let origin { parts += ["from", origin.serialized] }
    if space.usesColorFunction { parts.append(space.rawValue) }
    parts += components.map(\.serialized)
    if let alpha { parts += ["/", alpha.serialized] }
    return "\(space.usesColorFunction ? "color" : space.rawValue)(\(parts.joined(separator: " ")))"
  }
}

/// The specified value of a component of a color.
enum ColorComponent: Hashable, Sendable {
  case none
  /// A number, or an angle in degrees.
  case number(Double)
  /// A percentage, in percent.
  case percentage(Double)
  /// A component of the origin color, by name.
  case channel(String)
  case calculation(Calculation)

  static let alphaChannel = ColorSpace.Channel("alpha", 1, NumericRange(0...1))

  /// Whether the component is independent of the context and of an origin color.
  var isConstant: Bool {
    switch self {
    case .none, .number, .percentage: true
    case .channel: false
    case .calculation(let calculation): calculation.isConstant
    }
  }

  /// Whether the component depends on the view, such as on its font size.
  var needsView: Bool { if case .calculation(let calculation) = self { calculation.needsView } else { false } }

  /// The value in the units of a channel; `nil` for `none`.
  func value(_ channel: ColorSpace.Channel, in context: CalculationContext) -> Double? {
    switch self {
    case .none: return nil
    case .number(let number): return number
    case .percentage(let percentage): return percentage * (channel.percentBasis ?? 0) / 100
    case .channel(let name): return context.channels[name]
    case .calculation(let calculation):
      let result = calculation.evaluate(in: context)
      let value = calculation.type == .percentage ? result * (channel.percentBasis ?? 0) / 100 : result
      return value.isNaN ? 0 : value
    }
  }

  var serialized: String {
    switch self {
    case .none: "none"
    case .number(let number): CSSSerialization.serialize(number: number)
    case .percentage(let percentage): "\(CSSSerialization.serialize(number: percentage))%"
    case .channel(let name): name
    case .calculation(let calculation): calculation.serializedAsComponent
    }
  }
}

extension Calculation {
  /// Whether the calculation depends on the view, such as on its font size.
  var needsView: Bool {
    switch self {
    case .value(_, let unit): !unit.isFixed
    case .channel: false
    case .sum(let parts), .product(let parts), .function(_, let parts): parts.contains(where: \.needsView)
    case .negate(let inner), .invert(let inner): inner.needsView
    }
  }

  /// The text with `calc()` around it, even if the calculation is a single value.
  fileprivate var serializedAsComponent: String {
    if case .value(let number, let unit) = self, number.isFinite {
      return "calc(\(CSSSerialization.serialize(number: number))\(unit.name))"
    }
    return serialized
  }
}

extension ColorComponents {
  /// The origin of a relative color, converted to the space of the function.
  ///
  /// In the same space, the components stay as they are. In another space, a missing component stays missing only if
  /// the space has an analogous component; a missing opacity stays missing.
  fileprivate func relativeOrigin(in target: ColorSpace) -> ColorComponents {
    if target == space { return self }
    let source = space.isLegacy ? ColorComponents(space, vector, alpha: alpha) : self
    var converted = source.converted(to: target).tidied
    converted.missing = carriedMissing(to: target)
    for index in 0..<3 where converted.missing.contains(.component(index)) { converted.set(index, 0) }
    // The hue of a gray is powerless: what the conversion gives is a rounding error.
    if let hue = target.hueIndex, converted.isPowerless(target) { converted.set(hue, 0) }
    return converted
  }

  /// The same color as fractions of sRGB. Missing components of `rgb()` stay missing.
  fileprivate var asFractions: ColorComponents {
    var fractions = converted(to: .srgb).tidied
    fractions.missing = space == .rgb ? missing : missing.intersection(.alpha)
    return fractions
  }

  private mutating func set(_ index: Int, _ value: Double) {
    switch index {
    case 0: first = value
    case 1: second = value
    default: third = value
    }
  }
}
