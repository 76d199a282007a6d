/// The matrices that convert between color spaces.
///
/// - Spec: https://www.w3.org/TR/css-color-4/#color-conversion-code
enum ColorMatrices {
  static let identity = ColorMatrix([1, 0, 0], [0, 1, 0], [0, 0, 1])

  /// The matrices from linear light to XYZ (D65), by space.
  static let toXYZ: [ColorSpace: ColorMatrix] = [
    .srgb: srgbToXYZ,
    .srgbLinear: srgbToXYZ,
    .displayP3: displayP3ToXYZ,
    .displayP3Linear: displayP3ToXYZ,
    .a98RGB: ColorMatrix(
      [573536 / 994567, 263643 / 1_420_810, 187206 / 994567],
      [591459 / 1_989_134, 6_239_551 / 9_945_670, 374412 / 4_972_835],
      [53769 / 1_989_134, 351524 / 4_972_835, 4_929_758 / 4_972_835]),
    .rec2020: ColorMatrix(
      [63_426_534 / 99_577_255, 20_160_776 / 139_408_157, 47_086_771 / 278_816_314],
      [26_158_966 / 99_577_255, 472_592_308 / 697_040_785, 8_267_143 / 139_408_157],
      [0, 19_567_812 / 697_040_785, 295_819_943 / 278_816_314]),
  ]

  /// The matrices from XYZ (D65) to linear light, by space.
  static let fromXYZ = toXYZ.mapValues(\.inverse)

  private static let srgbToXYZ = ColorMatrix(
    [506752 / 1_228_815, 87881 / 245763, 12673 / 70218],
    [87098 / 409605, 175762 / 245763, 12673 / 175545],
    [7918 / 409605, 87881 / 737289, 1_001_167 / 1_053_270])

  private static let displayP3ToXYZ = ColorMatrix(
    [608311 / 1_250_200, 189793 / 714400, 198249 / 1_000_160],
    [35783 / 156275, 247089 / 357200, 198249 / 2_500_400],
    [0, 32229 / 714400, 5_220_557 / 5_000_800])

  static let prophotoToXYZD50 = ColorMatrix(
    [0.79776664490064230, 0.13518129740053308, 0.03134773412839220],
    [0.28807482881940130, 0.71183523424187300, 0.00008993693872564],
    [0, 0, 0.82510460251046020])
  static let xyzD50ToProphoto = prophotoToXYZD50.inverse

  /// The Bradford adaptation from the white point D65 to D50.
  static let d65ToD50 = ColorMatrix(
    [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
    [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
    [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371])
  static let d50ToD65 = d65ToD50.inverse

  static let xyzToLMS = ColorMatrix(
    [0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
    [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
    [0.0481771893596242, 0.2642395317527308, 0.6335478284694309])
  static let lmsToXYZ = xyzToLMS.inverse

  static let lmsToOklab = ColorMatrix(
    [0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
    [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
    [0.0259040424655478, 0.7827717124575296, -0.8086757549230774])
  static let oklabToLMS = lmsToOklab.inverse
}

/// The transfer function of a space: the curve between encoded components and linear light.
struct ColorTransfer: Sendable {
  let decode: @Sendable (Double) -> Double
  let encode: @Sendable (Double) -> Double

  /// The transfer function of a space; `nil` for a linear space.
  static func of(_ space: ColorSpace) -> ColorTransfer? { rows[space] }

  private static let rows: [ColorSpace: ColorTransfer] = [
    .srgb: srgb,
    .displayP3: srgb,
    .a98RGB: ColorTransfer(
      decode: { signed($0) { Maths.power($0, 563.0 / 256) } }, encode: { signed($0) { Maths.power($0, 256.0 / 563) } }),
    .prophotoRGB: ColorTransfer(
      decode: { signed($0) { $0 <= 16.0 / 512 ? $0 / 16 : Maths.power($0, 1.8) } },
      encode: { signed($0) { $0 >= 1.0 / 512 ? Maths.power($0, 1 / 1.8) : 16 * $0 } }),
    .rec2020: ColorTransfer(
      decode: { signed($0) { $0 < beta * 4.5 ? $0 / 4.5 : Maths.power(($0 + alpha - 1) / alpha, 1 / 0.45) } },
      encode: { signed($0) { $0 > beta ? alpha * Maths.power($0, 0.45) - (alpha - 1) : 4.5 * $0 } }),
  ]

  private static let srgb = ColorTransfer(
    decode: { signed($0) { $0 <= 0.04045 ? $0 / 12.92 : Maths.power(($0 + 0.055) / 1.055, 2.4) } },
    encode: { signed($0) { $0 > 0.0031308 ? 1.055 * Maths.power($0, 1 / 2.4) - 0.055 : 12.92 * $0 } })

  private static let alpha = 1.09929682680944
  private static let beta = 0.018053968510807

  /// Extends a curve for positive numbers to negative ones by point symmetry.
  private static func signed(_ value: Double, _ curve: (Double) -> Double) -> Double {
    value < 0 ? -curve(-value) : curve(value)
  }
}
