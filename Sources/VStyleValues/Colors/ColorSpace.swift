/// A color space, in which three components specify a color.
///
/// - Spec: https://www.w3.org/TR/css-color-4/#color-syntax
public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
  /// sRGB as in `rgb()`, in `[0, 255]`. Computed colors have whole numbers.
  case rgb
  /// Hue in degrees, saturation and lightness in `[0, 100]`.
  case hsl
  /// Hue in degrees, whiteness and blackness in `[0, 100]`.
  case hwb
  /// CIE Lab: lightness in `[0, 100]`, two axes of about `[-125, 125]`.
  case lab
  /// CIE LCH: lightness in `[0, 100]`, chroma of about `[0, 150]`, hue in degrees.
  case lch
  /// Oklab: lightness in `[0, 1]`, two axes of about `[-0.4, 0.4]`.
  case oklab
  /// Oklch: lightness in `[0, 1]`, chroma of about `[0, 0.4]`, hue in degrees.
  case oklch
  /// sRGB as fractions, `[0, 1]` inside the gamut.
  case srgb
  /// sRGB without its transfer function.
  case srgbLinear = "srgb-linear"
  /// Display P3.
  case displayP3 = "display-p3"
  /// Display P3 without its transfer function.
  case displayP3Linear = "display-p3-linear"
  /// Adobe RGB (1998).
  case a98RGB = "a98-rgb"
  /// ProPhoto RGB.
  case prophotoRGB = "prophoto-rgb"
  /// ITU-R BT.2020-2.
  case rec2020
  /// CIE XYZ with the white point D50.
  case xyzD50 = "xyz-d50"
  /// CIE XYZ with the white point D65.
  case xyzD65 = "xyz-d65"
}

extension ColorSpace {
  /// A component of a space.
  package struct Channel: Sendable {
    /// The name of the component in a relative color.
    package let name: String
    /// The value of 100 %; `nil` for a hue, which accepts angles instead of percentages.
    package let percentBasis: Double?
    /// The valid numbers. Other numbers are clamped when the color is parsed.
    let range: NumericRange
    /// The category of analogous components. A missing component is carried over within its category.
    let analog: Analog?

    var isHue: Bool { percentBasis == nil }

    /// The least and the greatest number that is not clamped.
    package var bounds: (lower: Double, upper: Double) { (range.lower, range.upper) }

    init(_ name: String, _ basis: Double?, _ range: NumericRange = .all, _ analog: Analog? = nil) {
      self.name = name
      percentBasis = basis
      self.range = range
      self.analog = analog
    }
  }

  /// A category of analogous components.
  ///
  /// - Spec: https://www.w3.org/TR/css-color-4/#interpolation-missing
  enum Analog: Sendable { case red, green, blue, lightness, colorfulness, hue, opponentA, opponentB }

  /// The opacity.
  package static let opacity = Channel("alpha", 1, NumericRange(0...1))

  /// The three components.
  package var channels: [Channel] { ColorSpace.rows[self] ?? [] }

  private static let positive = NumericRange(0...)

  private static let rows: [ColorSpace: [Channel]] = [
    .rgb: primaries.map { Channel($0.name, 255, NumericRange(0...255), $0.analog) },
    .hsl: [
      Channel("h", nil, .all, .hue), Channel("s", 100, positive, .colorfulness), Channel("l", 100, .all, .lightness),
    ],
    .hwb: [Channel("h", nil, .all, .hue), Channel("w", 100, positive), Channel("b", 100, positive)],
    .lab: [
      Channel("l", 100, NumericRange(0...100), .lightness), Channel("a", 125, .all, .opponentA),
      Channel("b", 125, .all, .opponentB),
    ],
    .lch: [
      Channel("l", 100, NumericRange(0...100), .lightness), Channel("c", 150, positive, .colorfulness),
      Channel("h", nil, .all, .hue),
    ],
    .oklab: [
      Channel("l", 1, NumericRange(0...1), .lightness), Channel("a", 0.4, .all, .opponentA),
      Channel("b", 0.4, .all, .opponentB),
    ],
    .oklch: [
      Channel("l", 1, NumericRange(0...1), .lightness), Channel("c", 0.4, positive, .colorfulness),
      Channel("h", nil, .all, .hue),
    ],
    .srgb: primaries, .srgbLinear: primaries, .displayP3: primaries, .displayP3Linear: primaries,
    .a98RGB: primaries, .prophotoRGB: primaries, .rec2020: primaries, .xyzD50: tristimulus, .xyzD65: tristimulus,
  ]

  private static let primaries = [
    Channel("r", 1, .all, .red), Channel("g", 1, .all, .green), Channel("b", 1, .all, .blue),
  ]

  private static let tristimulus = [
    Channel("x", 1, .all, .red), Channel("y", 1, .all, .green), Channel("z", 1, .all, .blue),
  ]

  /// The index of the hue; `nil` if no component is a hue.
  var hueIndex: Int? { channels.firstIndex(where: \.isHue) }

  /// Whether colors of the space are written with `color()`.
  var usesColorFunction: Bool {
    switch self {
    case .rgb, .hsl, .hwb, .lab, .lch, .oklab, .oklch: false
    default: true
    }
  }

  /// Whether the space is one of the legacy forms of sRGB.
  var isLegacy: Bool { self == .rgb || self == .hsl || self == .hwb }

  /// The space with a name in lower case, as in `color()` and `color-mix()`; `nil` if there is none.
  static func named(_ name: String) -> ColorSpace? {
    name == "xyz" ? .xyzD65 : name == "rgb" ? nil : ColorSpace(rawValue: name)
  }
}
