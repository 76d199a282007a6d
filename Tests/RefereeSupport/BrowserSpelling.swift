/// The texts for which a browser and the product have two spellings.
enum BrowserSpelling {
  /// A spelling of the browser, and that of the product.
  private static let rows: [(browser: String, product: String)] = [
    ("to left top", "to top left"), ("to right top", "to top right"),
    ("to left bottom", "to bottom left"), ("to right bottom", "to bottom right"),
    ("gradient(to top in", "gradient(0deg in"), ("gradient(to top,", "gradient(0deg,"),
    ("gradient(to right", "gradient(90deg"), ("gradient(to left in", "gradient(270deg in"),
    ("gradient(to left,", "gradient(270deg,"),
  ]

  /// Returns an answer of the browser in the spelling of the product.
  static func normalized(_ answer: String) -> String {
    guard answer.contains("gradient(") else { return answer }
    let text = rows.reduce(answer) { text, row in text.replacing(row.browser, with: row.product) }
    return text.contains("conic-gradient(") ? withPercentages(text) : text
  }

  /// Returns a gradient of the product without its interpolation method if this is the default, as in the answers of
  /// browsers: `oklab`, or `srgb` if all colors are legacy colors. A distance of zero from a side is left out too.
  static func withoutDefaults(_ answer: String) -> String {
    guard answer.contains("gradient(") else { return answer }
    let method = answer.contains(/lab\(|lch\(|color\(/) ? "in oklab" : "in srgb"
    return answer.replacing("(\(method), ", with: "(").replacing(" \(method), ", with: ", ")
      .replacing(/calc\(([0-9.]+%) [+-] 0px\)/) { String($0.output.1) }
  }

  /// Returns a matrix of the plane, or the identity, as a matrix of space.
  ///
  /// A rounding error decides which one an answer is.
  static func inSpace(_ matrix: String) -> String {
    let plane = matrix == "none" ? "matrix(1, 0, 0, 1, 0, 0)" : matrix
    guard plane.hasPrefix("matrix(") else { return matrix }
    let numbers = plane.dropFirst("matrix(".count).dropLast().split(separator: ", ").map(String.init)
    guard numbers.count == 6 else { return matrix }
    let columns = [
      numbers[0...1] + ["0", "0"], numbers[2...3] + ["0", "0"], ["0", "0", "1", "0"], numbers[4...5] + ["0", "1"],
    ]
    return "matrix3d(\(columns.joined().joined(separator: ", ")))"
  }

  /// Returns conic gradients with stops as percentages of the circle, which are angles in the answers of browsers.
  private static func withPercentages(_ text: String) -> String {
    text.replacing(/(?<before>from )?(?<angle>-?[0-9.]+(?:e[+-]?[0-9]+)?)deg/) { match in
      guard match.output.before == nil, let angle = Double(match.output.angle) else { return String(match.output.0) }
      return "\(angle / 3.6)%"
    }
  }
}
