import VStyleSyntax

/// Serialization of colors.
///
/// - Spec: https://www.w3.org/TR/css-color-4/#serializing-color-values
extension Color {
  /// The canonical text: a system color's name, or the components as CSS writes them.
  var serialized: String {
    switch storage {
    case .components(let components): components.serialized
    case .system(let system): system.name
    }
  }
}

extension ColorComponents {
  /// The canonical text; parses back to equal components.
  var serialized: String {
    switch space {
    case .rgb: commaText
    case .hsl, .hwb: missing.isEmpty ? legacy.commaText : spaceText(space.rawValue)
    default: spaceText(space.usesColorFunction ? "color" : space.rawValue)
    }
  }

  /// The text of a color that is written inside another color.
  ///
  /// It has the digits that `rgb(1, 2, 3)` would round, so that it parses back to equal components.
  var textInsideColor: String { space.isLegacy && legacy != self ? spaceText(space.rawValue) : serialized }

  /// The text with all digits. It parses back to equal components, provided that components of `rgb()` are whole.
  var exactText: String {
    space == .rgb && alpha == 1 ? commaText : spaceText(space.usesColorFunction ? "color" : space.rawValue)
  }

  /// `rgb(1, 2, 3)`, or `rgba()` where the color is not opaque.
  private var commaText: String {
    let numbers = values.map(CSSSerialization.serialize(number:)).joined(separator: ", ")
    return alpha == 1 ? "rgb(\(numbers))" : "rgba(\(numbers), \(CSSSerialization.serialize(number: alpha)))"
  }

  private func spaceText(_ function: String) -> String {
    let name = space.usesColorFunction ? space.rawValue + " " : ""
    let numbers = (0..<3).map { self[$0].map(ColorComponents.text) ?? "none" }.joined(separator: " ")
    let suffix = self[3] == 1 ? "" : " / \(self[3].map(ColorComponents.text) ?? "none")"
    return "\(function)(\(name)\(numbers)\(suffix))"
  }

  private static func text(_ number: Double) -> String { Calculation.number(number).serialized }
}
