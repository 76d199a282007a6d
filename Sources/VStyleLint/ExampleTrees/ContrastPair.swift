import VStyleSyntax
import VStyleValues

/// A color and what it is seen on, in some themes.
struct ContrastPair {
  /// What the color is of.
  enum Role {
    /// Letters, which need more contrast the smaller they are.
    case text(isLarge: Bool)
    /// The outline of a control.
    case outline
  }

  /// What the two belong to.
  let role: Role

  /// The property whose color it is.
  let property: String

  /// The place where the color is set.
  let location: SourceLocation

  /// The place where the background is set that is nearest to the view.
  let backgroundLocation: SourceLocation?

  /// The color as it is seen, and the background as it is seen.
  let colors: (front: Color, background: Color)

  /// The contrast ratio, `[1, 21]`.
  var ratio: Double { colors.front.contrastRatio(with: colors.background) }

  /// Whether the background is known down to an opaque color.
  let isBackgroundKnown: Bool

  /// The theme; `nil` for a sheet without themes.
  let theme: String?

  /// The ratio that is needed.
  ///
  /// - Spec: https://www.w3.org/TR/WCAG22/#contrast-minimum, https://www.w3.org/TR/WCAG22/#non-text-contrast
  var needed: Double {
    switch role {
    case .text(let isLarge): isLarge ? 3 : 4.5
    case .outline: 3
    }
  }

  /// The difference of the lightnesses, `[0, 100]`, by CIE L*.
  var lightnessDifference: Double {
    abs(ContrastPair.lightness(colors.front) - ContrastPair.lightness(colors.background))
  }

  private static func lightness(_ color: Color) -> Double { color.converted(to: .lab).values[0] }

  /// A number with at most two decimals, cut off so that what falls short never looks as if it did not.
  static func text(_ number: Double) -> String {
    let hundredths = Int(exactly: (number * 100).rounded(.towardZero)) ?? 0
    let rest = hundredths % 100
    guard rest > 0 else { return "\(hundredths / 100)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(hundredths / 100).\(digits)"
  }
}
