/// Conversion between color spaces, through CIE XYZ with the white point D65.
///
/// - Spec: https://www.w3.org/TR/css-color-4/#color-conversion-code
extension ColorComponents {
  /// The same color in another space; missing components count as 0.
  func converted(to target: ColorSpace) -> ColorComponents {
    guard target != space else {
      return missing.isEmpty ? self : ColorComponents(space, vector, alpha: alpha)
    }
    let values = ColorConversion.convert(vector, from: space, to: target)
    return ColorComponents(target, values, alpha: alpha)
  }
}

/// A linear map of three components.
struct ColorMatrix: Sendable {
  let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) { rows = (first, second, third) }

  static func * (matrix: ColorMatrix, vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      (matrix.rows.0 * vector).sum(), (matrix.rows.1 * vector).sum(), (matrix.rows.2 * vector).sum())
  }

  var inverse: ColorMatrix {
    let (a, b, c) = rows
    let first = ColorMatrix.cross(b, c)
    let second = ColorMatrix.cross(c, a)
    let third = ColorMatrix.cross(a, b)
    let determinant = (a * first).sum()
    return ColorMatrix(
      SIMD3(first.x, second.x, third.x) / determinant, SIMD3(first.y, second.y, third.y) / determinant,
      SIMD3(first.z, second.z, third.z) / determinant)
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}

enum ColorConversion {
  static func convert(_ values: SIMD3<Double>, from source: ColorSpace, to target: ColorSpace) -> SIMD3<Double> {
    let base = source.base
    var values = source.toBase(values)
    if base != target.base { values = target.base.fromXYZ(base.toXYZ(values)) }
    return target.fromBase(values)
  }
}

/// Spaces that are another form of a base space: polar forms, and the legacy forms of sRGB.
extension ColorSpace {
  /// The base space of this space; the space itself if it is a base space.
  fileprivate var base: ColorSpace {
    switch self {
    case .rgb, .hsl, .hwb: .srgb
    case .lch: .lab
    case .oklch: .oklab
    default: self
    }
  }

  fileprivate func toBase(_ values: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .rgb: values / 255
    case .hsl: CylindricalColor.srgb(hsl: values)
    case .hwb: CylindricalColor.srgb(hwb: values)
    case .lch, .oklch: CylindricalColor.rectangular(values)
    default: values
    }
  }

  fileprivate func fromBase(_ values: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .rgb: values * 255
    case .hsl: CylindricalColor.hsl(srgb: values)
    case .hwb: CylindricalColor.hwb(srgb: values)
    case .lch, .oklch: CylindricalColor.polar(values)
    default: values
    }
  }

  fileprivate func toXYZ(_ values: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .lab: ColorMatrices.d50ToD65 * LabColor.xyzD50(lab: values)
    case .oklab: LabColor.xyz(oklab: values)
    case .xyzD50: ColorMatrices.d50ToD65 * values
    case .prophotoRGB: ColorMatrices.d50ToD65 * (ColorMatrices.prophotoToXYZD50 * decoded(values))
    case .xyzD65: values
    default: (ColorMatrices.toXYZ[self] ?? ColorMatrices.identity) * decoded(values)
    }
  }

  fileprivate func fromXYZ(_ values: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .lab: LabColor.lab(xyzD50: ColorMatrices.d65ToD50 * values)
    case .oklab: LabColor.oklab(xyz: values)
    case .xyzD50: ColorMatrices.d65ToD50 * values
    case .prophotoRGB: encoded(ColorMatrices.xyzD50ToProphoto * (ColorMatrices.d65ToD50 * values))
    case .xyzD65: values
    default: encoded((ColorMatrices.fromXYZ[self] ?? ColorMatrices.identity) * values)
    }
  }

  private func decoded(_ values: SIMD3<Double>) -> SIMD3<Double> {
    guard let transfer = ColorTransfer.of(self) else { return values }
    return SIMD3(transfer.decode(values.x), transfer.decode(values.y), transfer.decode(values.z))
  }

  private func encoded(_ values: SIMD3<Double>) -> SIMD3<Double> {
    guard let transfer = ColorTransfer.of(self) else { return values }
    return SIMD3(transfer.encode(values.x), transfer.encode(values.y), transfer.encode(values.z))
  }
}
