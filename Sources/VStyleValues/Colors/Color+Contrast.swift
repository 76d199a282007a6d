/// Contrast and composition of colors.
extension Color {
  /// The relative luminance as WCAG defines it, `[0, 1]` inside the sRGB gamut; the opacity is ignored.
  ///
  /// - Spec: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
  public var relativeLuminance: Double {
    let linear = components.mapped(to: .srgbLinear)
    return 0.2126 * linear.first + 0.7152 * linear.second + 0.0722 * linear.third
  }

  /// The contrast ratio with another color, `[1, 21]`.
  ///
  /// Opacities are ignored. To include them, composite the colors over their backdrop with ``over(_:)`` first.
  ///
  /// - Spec: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  public func contrastRatio(with other: Color) -> Double {
    let first = relativeLuminance
    let second = other.relativeLuminance
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Black or white, whichever has the higher contrast ratio with the color; white if they are equal.
  ///
  /// - Spec: https://www.w3.org/TR/css-color-5/#contrast-color
  public var blackOrWhite: Color {
    contrastRatio(with: .white) >= contrastRatio(with: .black) ? .white : .black
  }

  /// The color composited over a backdrop, in sRGB.
  ///
  /// - Spec: https://www.w3.org/TR/compositing-1/#simplealphacompositing
  public func over(_ backdrop: Color) -> Color {
    let source = components.mapped(to: .srgb)
    let background = backdrop.components.mapped(to: .srgb)
    let alpha = source.alpha + background.alpha * (1 - source.alpha)
    guard alpha > 0 else { return .clear }
    let mixed = source.vector * source.alpha + background.vector * (background.alpha * (1 - source.alpha))
    return Color(ColorComponents(.srgb, mixed / alpha, alpha: alpha).tidied.legacyIfExact)
  }
}
