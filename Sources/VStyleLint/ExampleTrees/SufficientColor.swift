import VStyleSyntax
import VStyleValues

/// Finds the color of the same hue that is nearest to one, and has enough contrast to its background.
enum SufficientColor {
  /// Returns the value to write for a pair: a color, or one for each appearance if no color is enough in both.
  ///
  /// - Parameters:
  ///   - pair: the pair.
  ///   - value: the value of the sheet, if it is sufficient in the appearance in which the pair was not seen.
  /// - Returns: `nil` if no lightness is enough.
  static func text(for pair: ContrastPair, whole value: String? = nil) -> String? {
    let seen = pair.appearances
    guard let first = seen.first else { return nil }
    if let value, let color = nearest(to: first.front, on: [first.background], ratio: pair.needed), seen.count == 1 {
      let colors = first.appearance == .light ? (digits(color), value) : (value, digits(color))
      return "light-dark(\(colors.0), \(colors.1))"
    }
    if seen.allSatisfy({ digits($0.front) == digits(first.front) }),
      let color = nearest(to: first.front, on: seen.map(\.background), ratio: pair.needed)
    {
      return digits(color)
    }
    let colors = [Appearance.light, .dark].compactMap { appearance in
      seen.first { $0.appearance == appearance }.flatMap {
        nearest(to: $0.front, on: [$0.background], ratio: pair.needed)
      }
    }
    return colors.count == 2 ? "light-dark(\(digits(colors[0])), \(digits(colors[1])))" : nil
  }

  /// Returns the color with the least change of lightness that has a contrast ratio to each background.
  static func nearest(to color: Color, on backgrounds: [Color], ratio: Double) -> Color? {
    let values = color.converted(to: .oklch).values
    for step in 0...100 {
      for sign in step == 0 ? [0.0] : [-1.0, 1] {
        let lightness = min(max(values[0] + sign * Double(step) / 100, 0), 1)
        let candidate = rounded(step == 0 ? color : Color(.oklch, lightness, values[1], values[2]))
        if backgrounds.allSatisfy({ candidate.contrastRatio(with: $0) >= ratio }) { return candidate }
      }
    }
    return nil
  }

  /// Returns a color as six hexadecimal digits of sRGB.
  static func digits(_ color: Color) -> String {
    "#" + channels(color).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func rounded(_ color: Color) -> Color {
    Color(hex: channels(color).reduce(0) { $0 << 8 | $1 })
  }

  /// Returns the channels of a color in sRGB, `[0, 255]`.
  private static func channels(_ color: Color) -> [UInt32] {
    let seen = color.mapped(to: .srgb)
    // NaN becomes 0.
    return [seen.red, seen.green, seen.blue].map { UInt32((($0 > 0 ? min($0, 1) : 0) * 255).rounded()) }
  }
}
