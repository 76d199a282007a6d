import VStyleValues

/// A color of sRGB as a sum on its way, before limits apply: others can be added to it.
struct MotionColor: VectorValue {
  /// The red, the green and the blue share, each premultiplied with the opacity, and the opacity.
  let vector: SIMD4<Double>

  init(vector: SIMD4<Double>) { self.vector = vector }

  /// Creates a sum from a color; `nil` for one that is not mixed in sRGB, or that has missing components.
  init?(_ color: Color) {
    guard color.isMixedInRGB, color.missing.isEmpty else { return nil }
    let values = color.forInterpolation(in: .rgb).values
    vector = SIMD4(values[0], values[1], values[2], 1) * color.alpha
  }

  /// The sum with an opacity within its limits.
  var withinOpacity: MotionColor {
    let alpha = min(max(vector.w, 0), 1)
    return MotionColor(vector: alpha > 0 ? SIMD4(vector.x, vector.y, vector.z, alpha) : .zero)
  }

  /// The color within the limits.
  var color: Color {
    let alpha = min(max(vector.w, 0), 1)
    let values = SIMD3(vector.x, vector.y, vector.z) / (alpha > 0 ? alpha : 1)
    return Color(unroundedRGB: values.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255)), alpha: alpha)
  }
}
