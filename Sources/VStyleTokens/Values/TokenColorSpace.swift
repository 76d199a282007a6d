/// A color space of a color token.
///
/// - Spec: https://www.designtokens.org/tr/2025.10/color/#supported-color-spaces
enum TokenColorSpace: String, CaseIterable, Sendable {
  case srgb, hsl, hwb, lab, lch, oklab, oklch
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// The ranges of the three components.
  var ranges: [ComponentRange] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50: [.unit, .unit, .unit]
    case .hsl, .hwb: [.hue, .percentage, .percentage]
    case .lab: [.percentage, .any, .any]
    case .lch: [.percentage, .positive, .hue]
    case .oklab: [.unit, .any, .any]
    case .oklch: [.unit, .positive, .hue]
    }
  }
}

/// The range of a component of a color.
enum ComponentRange: Sendable, Hashable {
  /// From 0 to 1.
  case unit
  /// From 0 to 100.
  case percentage
  /// From 0 to below 360, in degrees.
  case hue
  /// From 0.
  case positive
  /// Any number.
  case any

  func contains(_ value: Double) -> Bool {
    switch self {
    case .unit: (0...1).contains(value)
    case .percentage: (0...100).contains(value)
    case .hue: value >= 0 && value < 360
    case .positive: value >= 0
    case .any: true
    }
  }

  /// The range in words.
  var words: String {
    switch self {
    case .unit: "a number from 0 to 1"
    case .percentage: "a number from 0 to 100"
    case .hue: "a number from 0 to less than 360"
    case .positive: "a number from 0"
    case .any: "a number"
    }
  }
}
