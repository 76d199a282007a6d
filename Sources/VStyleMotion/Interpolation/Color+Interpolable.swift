package import VStyleValues

extension Color: Interpolable {
  /// The weighted sum of the components, which are premultiplied with the opacities.
  ///
  /// The sum is in sRGB if both colors are written as CSS wrote them before CSS Color 4, and in Oklab otherwise. A
  /// component that only one of the colors has is that of the sum.
  ///
  /// - Spec: https://www.w3.org/TR/css-color-4/#interpolation
  package func mixed(_ weight: Double, with other: Color, _ otherWeight: Double) -> Color? {
    let isLegacy = isMixedInRGB && other.isMixedInRGB
    let left = forInterpolation(in: isLegacy ? .rgb : .oklab)
    let right = other.forInterpolation(in: isLegacy ? .rgb : .oklab)
    let missing = left.missing.intersection(right.missing)
    let leftAlpha = left.missing.contains(.alpha) ? right.alpha : left.alpha
    let rightAlpha = right.missing.contains(.alpha) ? left.alpha : right.alpha
    let alpha = min(max(leftAlpha * weight + rightAlpha * otherWeight, 0), 1)
    var values = SIMD3<Double>()
    let (leftValues, rightValues) = (left.values, right.values)
    for index in 0..<3 {
      let bit = MissingComponents(rawValue: 1 << UInt8(index))
      guard !left.missing.contains(bit) else {
        values[index] = rightValues[index]
        continue
      }
      guard !right.missing.contains(bit) else {
        values[index] = leftValues[index]
        continue
      }
      let sum = leftValues[index] * leftAlpha * weight + rightValues[index] * rightAlpha * otherWeight
      values[index] = alpha == 0 ? sum : sum / alpha
    }
    guard !isLegacy else {
      return Color(unroundedRGB: values.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255)), alpha: alpha)
    }
    return Color(.oklab, min(max(values.x, 0), 1), values.y, values.z, alpha: alpha, missing: missing)
  }
}

extension Color {
  /// Whether the color is written as CSS wrote it before CSS Color 4, so that two such colors are mixed in sRGB.
  var isMixedInRGB: Bool { space == .rgb || space == .hsl || space == .hwb }
}
