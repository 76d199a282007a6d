/// Conversions between CIE Lab, Oklab and CIE XYZ.
///
/// - Spec: https://www.w3.org/TR/css-color-4/#lab-colors
enum LabColor {
  private static let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27

  static func lab(xyzD50: SIMD3<Double>) -> SIMD3<Double> {
    let scaled = xyzD50 / white
    let f = SIMD3(compressed(scaled.x), compressed(scaled.y), compressed(scaled.z))
    return SIMD3(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

  static func xyzD50(lab: SIMD3<Double>) -> SIMD3<Double> {
    let y = (lab.x + 16) / 116
    let x = lab.y / 500 + y
    let z = y - lab.z / 200
    return white
      * SIMD3(
        expanded(x), lab.x > kappa * epsilon ? y * y * y : lab.x / kappa, expanded(z))
  }

  private static func compressed(_ value: Double) -> Double {
    value > epsilon ? Maths.cubeRoot(value) : (kappa * value + 16) / 116
  }

  private static func expanded(_ value: Double) -> Double {
    let cube = value * value * value
    return cube > epsilon ? cube : (116 * value - 16) / kappa
  }

  static func oklab(xyz: SIMD3<Double>) -> SIMD3<Double> {
    let lms = ColorMatrices.xyzToLMS * xyz
    return ColorMatrices.lmsToOklab * SIMD3(Maths.cubeRoot(lms.x), Maths.cubeRoot(lms.y), Maths.cubeRoot(lms.z))
  }

  static func xyz(oklab: SIMD3<Double>) -> SIMD3<Double> {
    let lms = ColorMatrices.oklabToLMS * oklab
    return ColorMatrices.lmsToXYZ * (lms * lms * lms)
  }
}

/// Conversions to and from the spaces with a hue. Hues are in degrees.
enum CylindricalColor {
  /// Converts lightness and two axes to lightness, chroma and hue.
  static func polar(_ values: SIMD3<Double>) -> SIMD3<Double> {
    let chroma = (values.y * values.y + values.z * values.z).squareRoot()
    let hue = Maths.arcTangent(y: values.z, x: values.y) * Maths.degreesPerRadian
    return SIMD3(values.x, chroma, normalized(hue: hue))
  }

  /// Converts lightness, chroma and hue to lightness and two axes.
  static func rectangular(_ values: SIMD3<Double>) -> SIMD3<Double> {
    let angle = values.z / Maths.degreesPerRadian
    return SIMD3(values.x, values.y * Maths.cosine(angle), values.y * Maths.sine(angle))
  }

  /// A hue in `[0, 360)`; 0 for a hue that is not finite.
  static func normalized(hue: Double) -> Double {
    guard hue.isFinite else { return 0 }
    let rest = hue.truncatingRemainder(dividingBy: 360)
    let positive = rest < 0 ? rest + 360 : rest
    return positive >= 360 ? 0 : positive
  }

  /// - Spec: https://www.w3.org/TR/css-color-4/#hsl-to-rgb
  static func srgb(hsl: SIMD3<Double>) -> SIMD3<Double> {
    let hue = normalized(hue: hsl.x)
    let saturation = hsl.y / 100
    let lightness = hsl.z / 100
    func component(_ offset: Double) -> Double {
      let k = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let amplitude = saturation * min(lightness, 1 - lightness)
      return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
    }
    return SIMD3(component(0), component(8), component(4))
  }

  /// - Spec: https://www.w3.org/TR/css-color-4/#rgb-to-hsl
  static func hsl(srgb: SIMD3<Double>) -> SIMD3<Double> {
    let highest = srgb.max()
    let lowest = srgb.min()
    let lightness = (lowest + highest) / 2
    let difference = highest - lowest
    guard difference != 0 else { return SIMD3(0, 0, lightness * 100) }
    let isBlackOrWhite = lightness == 0 || lightness == 1
    var saturation = isBlackOrWhite ? 0 : (highest - lightness) / min(lightness, 1 - lightness)
    var hue = hue(srgb)
    // A color far outside the gamut can have a negative saturation, which equals a positive one of the opposite hue.
    if saturation < 0 {
      hue += 180
      saturation = -saturation
    }
    return SIMD3(normalized(hue: hue), saturation * 100, lightness * 100)
  }

  private static func hue(_ srgb: SIMD3<Double>) -> Double {
    let highest = srgb.max()
    let difference = highest - srgb.min()
    if highest == srgb.x { return (srgb.y - srgb.z) / difference * 60 + (srgb.y < srgb.z ? 360 : 0) }
    if highest == srgb.y { return (srgb.z - srgb.x) / difference * 60 + 120 }
    return (srgb.x - srgb.y) / difference * 60 + 240
  }

  /// - Spec: https://www.w3.org/TR/css-color-4/#hwb-to-rgb
  static func srgb(hwb: SIMD3<Double>) -> SIMD3<Double> {
    let white = hwb.y / 100
    let black = hwb.z / 100
    if white + black >= 1 { return SIMD3(repeating: white / (white + black)) }
    return srgb(hsl: SIMD3(hwb.x, 100, 50)) * (1 - white - black) + white
  }

  /// - Spec: https://www.w3.org/TR/css-color-4/#rgb-to-hwb
  static func hwb(srgb: SIMD3<Double>) -> SIMD3<Double> {
    let difference = srgb.max() - srgb.min()
    let hue = difference == 0 ? 0 : normalized(hue: hue(srgb))
    return SIMD3(hue, srgb.min() * 100, (1 - srgb.max()) * 100)
  }
}
