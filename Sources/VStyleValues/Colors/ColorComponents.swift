/// Three components in a color space, and the opacity.
struct ColorComponents: Hashable, Sendable {
  let space: ColorSpace
  var first: Double
  var second: Double
  var third: Double
  /// The opacity, `[0, 1]`.
  var alpha: Double
  var missing: MissingComponents

  /// Creates components. Missing components are stored as 0, so that equal colors are equal values.
  init(
    _ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1,
    missing: MissingComponents = []
  ) {
    self.space = space
    self.first = missing.contains(.first) || first.isNaN ? 0 : first
    self.second = missing.contains(.second) || second.isNaN ? 0 : second
    self.third = missing.contains(.third) || third.isNaN ? 0 : third
    self.alpha = missing.contains(.alpha) || alpha.isNaN ? 0 : min(max(alpha, 0), 1)
    self.missing = missing
  }

  init(_ space: ColorSpace, _ values: SIMD3<Double>, alpha: Double = 1, missing: MissingComponents = []) {
    self.init(space, values.x, values.y, values.z, alpha: alpha, missing: missing)
  }

  var vector: SIMD3<Double> { SIMD3(first, second, third) }
  var values: [Double] { [first, second, third] }

  /// The value of a component by its index; `nil` if it is missing. The index 3 is the opacity.
  subscript(index: Int) -> Double? {
    guard !missing.contains(.component(index)) else { return nil }
    return index == 3 ? alpha : vector[index]
  }

  /// The color as `rgb()` stores it: whole numbers in `[0, 255]` and an opacity of 8 bits.
  ///
  /// - Spec: https://www.w3.org/TR/css-color-4/#serializing-sRGB-values
  var legacy: ColorComponents {
    let rgb = converted(to: .srgb)
    return ColorComponents(
      .rgb, ColorComponents.byte(rgb.first), ColorComponents.byte(rgb.second), ColorComponents.byte(rgb.third),
      alpha: ColorComponents.legacyAlpha(alpha))
  }

  /// The color as `rgb()` stores it, if that is exact; otherwise the color itself.
  var legacyIfExact: ColorComponents {
    let rounded = legacy
    guard missing.isEmpty, rounded.alpha == alpha, SIMD3(first, second, third) == rounded.vector / 255 else {
      return self
    }
    return rounded
  }

  /// A fraction as a whole number in `[0, 255]`. Halves are rounded up, with a tolerance for decimal fractions.
  private static func byte(_ fraction: Double) -> Double {
    (min(max(fraction * 255, 0), 255) + 0.5 + 1e-9).rounded(.down)
  }

  /// An opacity rounded to 8 bits, as the decimal fraction that CSS writes for it.
  ///
  /// - Spec: https://www.w3.org/TR/css-color-4/#serializing-alpha-values
  static func legacyAlpha(_ alpha: Double) -> Double {
    let byte = (alpha * 255).rounded()
    let percent = (byte * 100 / 255).rounded() / 100
    return (percent * 255).rounded() == byte ? percent : (byte * 1000 / 255).rounded() / 1000
  }
}
