import VStyleSyntax

/// The specified value of `color-mix()`: a mixture of colors in a color space.
///
/// - Spec: https://www.w3.org/TR/css-color-5/#color-mix
struct ColorMix: Hashable, Sendable {
  let space: ColorSpace
  let hue: HueMethod
  /// The colors, at least one.
  private(set) var parts: [Part]

  /// A color with its percentage.
  struct Part: Hashable, Sendable {
    let color: ColorExpression
    /// The share of the color, in percent, `[0, 100]`; `nil` if it is omitted.
    var percentage: Numeric?
  }

  /// Creates a mixture. Redundant percentages are omitted, so that equal mixtures are equal values.
  ///
  /// - Spec: https://www.w3.org/TR/css-color-5/#serial-color-mix
  init(in space: ColorSpace, hue: HueMethod, _ written: [Part]) {
    (self.space, self.hue, parts) = (space, hue, written)
    if parts.count == 2 {
      if parts[0].percentage == nil, let share = parts[1].percentage?.constant {
        parts[0].percentage = .constant(100 - share)
      }
      if let share = parts[0].percentage?.constant, let other = parts[1].percentage?.constant, share + other == 100 {
        parts[1].percentage = nil
      }
      if parts[0].percentage?.constant == 50, parts[1].percentage == nil { parts[0].percentage = nil }
    } else if parts.allSatisfy({ $0.percentage?.constant == 100 / Double(parts.count) }) {
      for index in parts.indices { parts[index].percentage = nil }
    }
  }

  var isConstant: Bool {
    parts.allSatisfy { $0.color.isConstant && ($0.percentage == nil || $0.percentage?.constant != nil) }
  }

  /// - Spec: https://www.w3.org/TR/css-color-5/#color-mix-result
  func components(in context: ValueContext) -> ColorComponents {
    let shares = shares(in: context)
    var result = parts[0].color.components(in: context).forInterpolation(in: space)
    var total = shares[0]
    for (part, share) in zip(parts, shares).dropFirst() {
      total += share
      result = ColorComponents.interpolated(
        result, part.color.components(in: context), in: space, hue: hue, rightShare: total == 0 ? 0.5 : share / total)
    }
    if !result.missing.contains(.alpha) { result.alpha *= min(1, total / 100) }
    return result.tidied.legacyAsFractions
  }

  /// The percentages; one that is omitted has its part of what the others leave.
  ///
  /// - Spec: https://www.w3.org/TR/css-color-5/#color-mix-percent-norm
  private func shares(in context: ValueContext) -> [Double] {
    let written = parts.map { $0.percentage.map { min(max($0.resolved(in: context), 0), 100) } }
    let left = max(0, 100 - written.reduce(0) { $0 + ($1 ?? 0) })
    let omitted = Double(written.count { $0 == nil })
    let shares = written.map { $0 ?? left / omitted }
    return shares.contains { $0 > 0 } ? shares : shares.map { _ in 100 / Double(parts.count) }
  }

  var serialized: String {
    let method = hue == .shorter ? "" : " \(hue.rawValue) hue"
    return "color-mix(in \(space.rawValue)\(method), \(parts.map(\.serialized).joined(separator: ", ")))"
  }
}

extension ColorMix.Part {
  fileprivate var serialized: String {
    switch percentage {
    case nil: color.serialized
    case .constant(let number): "\(color.serialized) \(CSSSerialization.serialize(number: number))%"
    case .deferred(let calculation, _): "\(color.serialized) \(calculation.serialized)"
    }
  }
}

/// The arc of the hue circle along which two hues are interpolated.
///
/// - Spec: https://www.w3.org/TR/css-color-4/#hue-interpolation
public enum HueMethod: String, Hashable, Sendable, CaseIterable {
  /// The shorter arc.
  case shorter
  /// The longer arc.
  case longer
  /// The arc along which the angle increases.
  case increasing
  /// The arc along which the angle decreases.
  case decreasing

  /// Adds full turns to the hues so that linear interpolation between them follows the arc. Angles are in degrees.
  func fixup(_ from: Double, _ to: Double) -> (Double, Double) {
    let from = CylindricalColor.normalized(hue: from)
    let to = CylindricalColor.normalized(hue: to)
    let difference = to - from
    return switch self {
    case .shorter: difference > 180 ? (from + 360, to) : difference < -180 ? (from, to + 360) : (from, to)
    case .longer:
      difference > 0 && difference < 180
        ? (from + 360, to) : difference > -180 && difference <= 0 ? (from, to + 360) : (from, to)
    case .increasing: difference < 0 ? (from, to + 360) : (from, to)
    case .decreasing: difference > 0 ? (from + 360, to) : (from, to)
    }
  }
}

extension Color {
  /// Interpolates between this color and another.
  ///
  /// - Parameters:
  ///   - other: the color at a share of 1.
  ///   - share: the share of the other color, `[0, 1]`, clamped.
  ///   - space: the space of the interpolation. Hues are interpolated along the shorter arc.
  /// - Spec: https://www.w3.org/TR/css-color-4/#interpolation
  public func mixed(with other: Color, share: Double, in space: ColorSpace = .oklab) -> Color {
    let mixed = ColorComponents.interpolated(
      components, other.components, in: space == .rgb ? .srgb : space, hue: .shorter,
      rightShare: min(max(share, 0), 1))
    return Color(mixed.tidied.legacyAsFractions)
  }
}

extension Color {
  /// The color in a space, with the missing components that are carried over to it.
  package func forInterpolation(in space: ColorSpace) -> Color { Color(components.forInterpolation(in: space)) }

  /// Creates a color of `rgb()` from components in `[0, 255]` that are not rounded.
  package init(unroundedRGB components: SIMD3<Double>, alpha: Double) {
    self.init(ColorComponents(.rgb, components, alpha: alpha))
  }
}

extension ColorComponents {
  /// Interpolates between two colors with premultiplied components.
  ///
  /// - Spec: https://www.w3.org/TR/css-color-4/#interpolation
  static func interpolated(
    _ from: ColorComponents, _ to: ColorComponents, in space: ColorSpace, hue: HueMethod, rightShare: Double
  ) -> ColorComponents {
    let left = from.forInterpolation(in: space)
    let right = to.forInterpolation(in: space)
    let missing = left.missing.intersection(right.missing)
    let leftAlpha = left[3] ?? right[3] ?? 1
    let rightAlpha = right[3] ?? left[3] ?? 1
    let alpha = leftAlpha * (1 - rightShare) + rightAlpha * rightShare
    var values = SIMD3<Double>()
    for (index, channel) in space.channels.enumerated() {
      guard let first = left[index] ?? right[index], let second = right[index] ?? left[index] else { continue }
      if channel.isHue {
        let (start, end) = hue.fixup(first, second)
        values[index] = CylindricalColor.normalized(hue: start * (1 - rightShare) + end * rightShare)
      } else {
        let mixed = first * leftAlpha * (1 - rightShare) + second * rightAlpha * rightShare
        values[index] = alpha == 0 ? mixed : mixed / alpha
      }
    }
    return ColorComponents(space, values, alpha: alpha, missing: missing)
  }

  /// The color in a space. Missing components are carried over, and powerless hues become missing.
  fileprivate func forInterpolation(in target: ColorSpace) -> ColorComponents {
    guard target != space else { return self }
    var out = converted(to: target).tidied
    out.missing = carriedMissing(to: target)
    if let hue = target.hueIndex, out.isPowerless(target) { out.missing.insert(.component(hue)) }
    return out
  }

  /// Whether the hue is powerless because the color is gray.
  func isPowerless(_ space: ColorSpace) -> Bool {
    switch space {
    case .hsl: second < 1e-5
    case .hwb: second + third > 100 - 1e-5
    case .lch: second < 1.5e-3
    case .oklch: second < 4e-6
    default: false
    }
  }

  /// The missing components, as the analogous components of another space.
  ///
  /// - Spec: https://www.w3.org/TR/css-color-4/#interpolation-missing
  func carriedMissing(to target: ColorSpace) -> MissingComponents {
    var carried = missing.intersection(.alpha)
    for (index, channel) in space.channels.enumerated() where missing.contains(.component(index)) {
      guard let analog = channel.analog,
        let counterpart = target.channels.firstIndex(where: { $0.analog == analog })
      else { continue }
      carried.insert(.component(counterpart))
    }
    return carried
  }

  /// The components rounded to 8 decimal places, to remove rounding errors of the arithmetic.
  var tidied: ColorComponents {
    func tidy(_ number: Double) -> Double { number.isFinite ? (number * 1e8).rounded() / 1e8 : number }
    return ColorComponents(
      space, tidy(first), tidy(second), tidy(third), alpha: tidy(alpha), missing: missing)
  }

  /// A color of a legacy form of sRGB as `color(srgb …)`; other colors unchanged.
  fileprivate var legacyAsFractions: ColorComponents {
    guard space.isLegacy else { return self }
    var fractions = ColorComponents(space, vector, alpha: alpha).converted(to: .srgb).tidied
    fractions.missing = missing.intersection(.alpha)
    return fractions
  }
}
