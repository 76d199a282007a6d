import VStyleSyntax
import VStyleValues

/// A color and the background that it appears on, in one theme.
struct ContrastPair {
  /// The part of a view that has the color.
  enum Role {
    /// Text. Large text needs less contrast.
    case text(isLarge: Bool)
    /// The outline of a control.
    case outline
  }

  /// The part of the view that the pair belongs to.
  let role: Role

  /// The name of the property that sets the color.
  let property: String

  /// The location of the declaration of the color, or of the custom property of ``cause``.
  var location: SourceLocation

  /// The location of the declaration of the nearest background; `nil` if it is unknown.
  let backgroundLocation: SourceLocation?

  /// The color blended over its background, and the background itself.
  let colors: (front: Color, background: Color)

  /// The contrast ratio, `[1, 21]`.
  var ratio: Double { colors.front.contrastRatio(with: colors.background) }

  /// Whether the backgrounds end with an opaque color.
  let isBackgroundKnown: Bool

  /// The theme; `nil` for a sheet without themes.
  let theme: String?

  /// The worst colors in each appearance in which the pair was seen.
  var appearances: [Seen]

  /// Two colors in one appearance.
  struct Seen {
    let appearance: Appearance
    let front: Color
    let background: Color

    var ratio: Double { front.contrastRatio(with: background) }
  }

  /// The view of a tree that shows the pair, with its state; `nil` for a pair that follows from the rules alone.
  var view: String?

  /// The location of the opacity of the view, if it is not opaque; otherwise `nil`.
  var alphaLocation: SourceLocation?

  /// Whether the color below a view that is not opaque is known. If not, the colors are those with the most contrast.
  var isBackdropKnown = true

  /// The custom property of the view that changes a color which another rule sets; otherwise `nil`.
  var cause: Cause?

  /// A custom property that one of the colors refers to.
  struct Cause {
    /// The name with its hyphens.
    let name: String
    /// The location of the declaration of the color of the text or outline.
    let frontLocation: SourceLocation
    /// Whether the background refers to the custom property.
    let isOfBackground: Bool
  }

  /// Whether no selector says that the view is on this background.
  ///
  /// Then the pair is only listed if no background of the sheet that the view may be on is sufficient.
  var isAssumed = false

  /// The least ratio at which a color can be seen at all.
  static let visibleRatio = 1.5

  /// The smallest sufficient ratio: 3 for large text and outlines, 4.5 for other text.
  ///
  /// - Spec: https://www.w3.org/TR/WCAG22/#contrast-minimum, https://www.w3.org/TR/WCAG22/#non-text-contrast
  var needed: Double {
    switch role {
    case .text(let isLarge): isLarge ? 3 : 4.5
    case .outline: 3
    }
  }

  /// The difference of the CIE L* lightnesses, `[0, 100]`.
  var lightnessDifference: Double {
    abs(ContrastPair.lightness(colors.front) - ContrastPair.lightness(colors.background))
  }

  private static func lightness(_ color: Color) -> Double { color.converted(to: .lab).values[0] }

  /// Returns a number with at most two decimals.
  ///
  /// The number is truncated, so that a value below a threshold never appears to reach it.
  static func text(_ number: Double) -> String {
    let hundredths = Int(exactly: (number * 100).rounded(.towardZero)) ?? 0
    let rest = hundredths % 100
    guard rest > 0 else { return "\(hundredths / 100)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(hundredths / 100).\(digits)"
  }
}
