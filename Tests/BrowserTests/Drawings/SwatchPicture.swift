/// The picture of colors: each as a sheet writes it, with the computed value in a light and in a dark appearance.
enum SwatchPicture {
  /// A color of a sheet, and the computed values.
  struct Swatch {
    let written: String
    let light: String
    let dark: String
  }

  private static let (columns, columnWidth, width) = (390, 98, 600)

  /// Draws the colors.
  static func picture(_ swatches: [Swatch]) -> Picture {
    var drawing = Drawing()
    drawing.text("as written", x: 20, y: 34, "small quiet")
    for (index, name) in ["light", "dark"].enumerated() {
      drawing.text(name, x: columns + index * columnWidth + 46, y: 34, "small middle quiet")
    }
    var y = 44
    for swatch in swatches {
      drawing.text(swatch.written, x: 20, y: y + 22, "code")
      for (index, color) in [swatch.light, swatch.dark].enumerated() {
        drawing.swatch(color, x: columns + index * columnWidth, y: y + 3, width: 92, height: 28)
      }
      y += 36
    }
    let summary = swatches.map { swatch in
      swatch.light == swatch.dark
        ? "\(swatch.written): \(swatch.light)." : "\(swatch.written): \(swatch.light), in the dark \(swatch.dark)."
    }
    return Picture(
      name: "colors", title: "Colors, as they are written and as they look", summary: summary.joined(separator: " "),
      width: width, height: y + 14, drawing: drawing)
  }
}
