import VStyleSyntax
import VStyleValues

/// The notations of a color.
enum ColorText {
  /// The notations in the order in which they are offered: hexadecimal, `rgb()`, `hsl()`, `oklch()`.
  static func all(_ color: Color) -> [String] {
    var texts: [String] = []
    if let hex = hex(color) { texts.append(hex) }
    for space in [ColorSpace.rgb, .hsl, .hwb, .oklch] {
      let text = function(color, space)
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  /// The color as `#rrggbb`, with two more digits if it is not opaque; `nil` outside of the gamut of sRGB.
  static func hex(_ color: Color) -> String? {
    var text = "#"
    for component in [color.red, color.green, color.blue] {
      guard component > -0.001, component < 1.001 else { return nil }
      text += digits(component)
    }
    return color.alpha < 1 ? text + digits(color.alpha) : text
  }

  private static func digits(_ component: Double) -> String {
    let byte = Int((min(max(component, 0), 1) * 255).rounded())
    let text = String(byte, radix: 16)
    return text.count == 1 ? "0" + text : text
  }

  /// The notation with as few decimals as show the same color on a screen.
  private static func function(_ color: Color, _ space: ColorSpace) -> String {
    guard let shown = hex(color) else { return function(color, space, decimals: mostDecimals) }
    let texts = (0..<mostDecimals).lazy.map { function(color, space, decimals: $0) }
    return texts.first { text in self.color(text, .light).flatMap(hex) == shown }
      ?? function(color, space, decimals: mostDecimals)
  }

  private static let mostDecimals = 4

  private static func function(_ color: Color, _ space: ColorSpace, decimals: Int) -> String {
    let values =
      space == .rgb ? [color.red, color.green, color.blue].map { $0 * 255 } : color.converted(to: space).values
    let numbers = values.enumerated().map { index, value -> String in
      // Lightness and chroma of `oklch()` go up to 1, all other components up to 100 or more.
      let text = number(value, decimals: space == .oklch && index < 2 ? decimals + 2 : decimals)
      return space != .oklch && space != .rgb && index > 0 ? text + "%" : text
    }
    let alpha = color.alpha < 1 ? " / \(number(color.alpha, decimals: 3))" : ""
    return "\(space.rawValue)(\(numbers.joined(separator: " "))\(alpha))"
  }

  private static func number(_ value: Double, decimals: Int) -> String {
    let factor = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    let rounded = (value * factor).rounded() / factor
    return CSSSerialization.serialize(number: rounded == 0 ? 0 : rounded)
  }

  /// Returns the color that a text is; `nil` if it is none, or depends on more than the color scheme.
  static func color(_ text: String, _ scheme: Appearance) -> Color? {
    guard let value = ValueKind.color.value(of: text) else { return nil }
    var context = ValueContext()
    context.colorScheme = scheme
    return value.resolved(in: context)[as: Color.self]?.resolved(for: scheme)
  }
}
