import VStyleSyntax

/// `color-mix()`: a mixture of two colours in a space.
///
/// - Spec: https://www.w3.org/TR/css-color-5/#color-mix
struct ColorMix: Hashable, Sendable {
  let space: ColorSpace
  let hue: HueMethod
  let left: Part
  let right: Part

  /// A colour with its share.
  struct Part: Hashable, Sendable {
    let color: ColorExpression
    /// `[0, 100]`; `nil` where it is left out.
    let percentage: Numeric?
  }

  var isConstant: Bool {
    [left, right].allSatisfy { $0.color.isConstant && ($0.percentage == nil || $0.percentage?.constant != nil) }
  }

  /// - Spec: https://www.w3.org/TR/css-color-5/#color-mix-result
  func components(in context: ValueContext) -> ColorComponents {
    let shares = shares(in: context)
    let mixed = ColorComponents.interpolated(
      left.color.components(in: context), right.color.components(in: context), in: space, hue: hue,
      rightShare: shares.right / (shares.left + shares.right))
    var result = mixed
    let total = min(1, (shares.left + shares.right) / 100)
    if !mixed.missing.contains(.alpha) { result.alpha = mixed.alpha * total }
    return result.tidied.legacyAsFractions
  }

  /// - Spec: https://www.w3.org/TR/css-color-5/#color-mix-percent-norm
  private func shares(in context: ValueContext) -> (left: Double, right: Double) {
    let first = left.percentage.map { min(max($0.resolved(in: context), 0), 100) }
    let second = right.percentage.map { min(max($0.resolved(in: context), 0), 100) }
    let shares = (left: first ?? 100 - (second ?? 50), right: second ?? 100 - (first ?? 50))
    return shares.left + shares.right == 0 ? (50, 50) : shares
  }

  var serialized: String {
    let method = hue == .shorter ? "" : " \(hue.rawValue) hue"
    let (first, second) = percentageTexts
    let colors = "\(left.color.serialized)\(first), \(right.color.serialized)\(second)"
    return "color-mix(in \(space.rawValue)\(method), \(colors))"
  }

  /// Shares that can be left out are.
  ///
  /// - Spec: https://www.w3.org/TR/css-color-5/#serial-color-mix
  private var percentageTexts: (String, String) {
    let first = left.percentage
    let second = right.percentage
    switch (first?.constant, second?.constant) {
    case (50?, nil) where second == nil, (nil, 50?) where first == nil, (50?, 50?): return ("", "")
    case (let first?, let second?) where first + second == 100: return (ColorMix.text(.constant(first)), "")
    case (nil, let share?) where first == nil: return (ColorMix.text(.constant(100 - share)), "")
    default: return (first.map(ColorMix.text) ?? "", second.map(ColorMix.text) ?? "")
    }
  }

  private static func text(_ share: Numeric) -> String {
    switch share {
    case .constant(let number): " \(CSSSerialization.serialize(number: number))%"
    case .deferred(let calculation, _): " \(calculation.serialized)"
    }
  }
}

/// The way around the circle between two hues.
///
/// - Spec: https://www.w3.org/TR/css-color-4/#hue-interpolation
enum HueMethod: String, Hashable, Sendable, CaseIterable {
  case shorter, longer, increasing, decreasing

  /// The two hues, so that the straight way between them is the wanted one.
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

extension ColorComponents {
  /// The colour between two others, their components premultiplied.
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

  /// The colour in a space, with missing components carried over and powerless hues made missing.
  private func forInterpolation(in target: ColorSpace) -> ColorComponents {
    guard target != space else { return self }
    var out = converted(to: target).tidied
    out.missing = carriedMissing(to: target)
    if let hue = target.hueIndex, out.isPowerless(target) { out.missing.insert(.component(hue)) }
    return out
  }

  /// Whether the hue says nothing, as the colour is grey.
  private func isPowerless(_ space: ColorSpace) -> Bool {
    switch space {
    case .hsl: second < 1e-5
    case .hwb: second + third > 100 - 1e-5
    case .lch: second < 1.5e-3
    case .oklch: second < 4e-6
    default: false
    }
  }

  /// The missing components that have a counterpart in another space.
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

  /// The components without the noise in the last digits that arithmetic leaves.
  var tidied: ColorComponents {
    func tidy(_ number: Double) -> Double { number.isFinite ? (number * 1e8).rounded() / 1e8 : number }
    return ColorComponents(
      space, tidy(first), tidy(second), tidy(third), alpha: tidy(alpha), missing: missing)
  }

  /// A mixture in one of the older forms of sRGB is written as `color(srgb …)`.
  fileprivate var legacyAsFractions: ColorComponents {
    guard space.isLegacy else { return self }
    var fractions = ColorComponents(space, vector, alpha: alpha).converted(to: .srgb).tidied
    fractions.missing = missing.intersection(.alpha)
    return fractions
  }
}
