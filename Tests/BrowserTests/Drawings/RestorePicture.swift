/// The picture of the values that a property keeps: each assignment puts a value on top, and each removal takes it off.
enum RestorePicture {
  /// A step: the code, and the values that the property then has, from the baseline to the one that shows.
  struct Step {
    let code: String
    let values: [String?]
  }

  /// The sources of values, in the order of the columns.
  static let sources = ["baseline", "style", "batch", "provider"]

  private static let (columns, columnWidth, width) = (318, 72, 620)

  /// Draws the steps.
  static func picture(of property: String, _ steps: [Step]) -> Picture {
    var drawing = Drawing()
    drawing.text("The value of \(property), step by step", x: 20, y: 38, "head")
    for (index, source) in sources.enumerated() {
      drawing.text(source, x: columns + index * columnWidth + 32, y: 38, "small middle quiet")
    }
    var y = 52
    for step in steps {
      drawing.text(step.code, x: 20, y: y + 25, "code")
      let top = step.values.lastIndex { $0 != nil }
      for (index, value) in step.values.enumerated() {
        guard let value else { continue }
        let x = columns + index * columnWidth
        drawing.box(x: x, y: y + 4, width: 64, height: 32, index == top ? "solid" : "box", radius: 6)
        drawing.text(value, x: x + 32, y: y + 25, index == top ? "middle inverse" : "middle quiet")
      }
      y += 42
    }
    drawing.text("The filled value shows. The values to its left are kept.", x: 20, y: y + 24, "small quiet")
    let summary = steps.map { "\($0.code): \($0.values.last { $0 != nil }.flatMap { $0 } ?? "none")." }
    return Picture(
      name: "restore", title: "What a property returns to when values are removed",
      summary: summary.joined(separator: " "), width: width, height: y + 44, drawing: drawing)
  }
}
