/// Gamut mapping: reduces the chroma of a color until a display can show it.
///
/// - Spec: https://www.w3.org/TR/css-color-4/#binsearch
extension Color {
  /// Whether every component is in the gamut of a space. A space without a gamut contains all colors.
  public func isInGamut(of space: ColorSpace) -> Bool { components.isInGamut(of: space) }

  /// The color in a space, with its chroma reduced as little as the gamut of the space requires.
  ///
  /// - Complexity: a binary search for the chroma if the color is outside the gamut; constant otherwise.
  public func mapped(to space: ColorSpace) -> Color { Color(components.mapped(to: space)) }
}

extension ColorComponents {
  /// The tolerance for rounding errors of conversions.
  private static let tolerance = 1e-6
  private static let justNoticeable = 0.02
  private static let epsilon = 0.0001

  func isInGamut(of target: ColorSpace) -> Bool {
    guard let gamut = target.gamut else { return true }
    let values = converted(to: gamut).vector
    return values.min() >= -ColorComponents.tolerance && values.max() <= 1 + ColorComponents.tolerance
  }

  func mapped(to target: ColorSpace) -> ColorComponents {
    guard let gamut = target.gamut, !isInGamut(of: target) else { return converted(to: target) }
    // Steps 1–4: white and black are in every gamut.
    let origin = converted(to: .oklch)
    if origin.first >= 1 { return ColorComponents(gamut, 1, 1, 1, alpha: alpha).converted(to: target) }
    if origin.first <= 0 { return ColorComponents(gamut, 0, 0, 0, alpha: alpha).converted(to: target) }
    // Steps 5–11: the clipped color is the result if its difference from this color is not noticeable.
    var clipped = origin.clipped(to: gamut)
    guard clipped.difference(from: origin) >= ColorComponents.justNoticeable else {
      return clipped.converted(to: target)
    }
    // Steps 12–15: otherwise, a binary search finds the largest chroma with such a clipped color.
    var lower = 0.0
    var upper = origin.second
    var lowerIsInGamut = true
    var current = origin
    while upper - lower > ColorComponents.epsilon {
      let chroma = (lower + upper) / 2
      current.second = chroma
      if lowerIsInGamut, current.isInGamut(of: gamut) {
        lower = chroma
        continue
      }
      clipped = current.clipped(to: gamut)
      let difference = clipped.difference(from: current)
      guard difference < ColorComponents.justNoticeable else {
        upper = chroma
        continue
      }
      if ColorComponents.justNoticeable - difference < ColorComponents.epsilon { break }
      lowerIsInGamut = false
      lower = chroma
    }
    return current.clipped(to: gamut).converted(to: target)
  }

  private func clipped(to gamut: ColorSpace) -> ColorComponents {
    let values = converted(to: gamut).vector.clamped(lowerBound: .zero, upperBound: .one)
    return ColorComponents(gamut, values, alpha: alpha)
  }

  /// The distance between two colors in Oklab.
  ///
  /// - Spec: https://www.w3.org/TR/css-color-4/#color-difference-OK
  private func difference(from other: ColorComponents) -> Double {
    let delta = converted(to: .oklab).vector - other.converted(to: .oklab).vector
    return (delta * delta).sum().squareRoot()
  }
}

extension ColorSpace {
  /// The RGB space whose unit cube bounds the space; `nil` for a space without bounds.
  fileprivate var gamut: ColorSpace? {
    switch self {
    case .rgb, .hsl, .hwb: .srgb
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020: self
    case .lab, .lch, .oklab, .oklch, .xyzD50, .xyzD65: nil
    }
  }
}
