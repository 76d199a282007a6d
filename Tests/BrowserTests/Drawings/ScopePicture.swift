/// The picture of a scope with a limit: views as nested boxes, those in the scope filled.
enum ScopePicture {
  /// A view, as a selector and the value that it has.
  struct View {
    let name: String
    let value: String
    /// Whether the rules of the scope apply to the view.
    let isInside: Bool
    let children: [View]
  }

  private static let (indent, headHeight, gap) = (20, 40, 14)

  /// Draws a sheet and the views that it applies to.
  static func picture(sheet: String, root: View) -> Picture {
    var drawing = Drawing()
    var y = 18
    for line in sheet.split(separator: "\n") {
      y += 20
      drawing.text(String(line), x: 20, y: y, "code")
    }
    let width = 520
    let bottom = draw(root, x: 20, y: y + 20, width: width - 40, in: &drawing)
    drawing.text("Filled: in the scope. Dashed: not in it.", x: 20, y: bottom + 28, "small quiet")
    return Picture(
      name: "scope", title: "A scope with a limit", summary: "\(sheet) \(summary(of: root))", width: width,
      height: bottom + 46, drawing: drawing)
  }

  /// Draws a view with its children, and returns the lower end.
  private static func draw(_ view: View, x: Int, y: Int, width: Int, in drawing: inout Drawing) -> Int {
    var inner = Drawing()
    var bottom = y + headHeight
    for child in view.children {
      bottom = draw(child, x: x + indent, y: bottom, width: width - 2 * indent, in: &inner) + gap
    }
    drawing.box(x: x, y: y, width: width, height: bottom - y, view.isInside ? "tinted" : "hole")
    drawing.text(view.name, x: x + 14, y: y + 25, "code")
    drawing.text(view.value, x: x + width - 14, y: y + 25, view.isInside ? "end code accent" : "end code quiet")
    drawing.add(inner)
    return bottom
  }

  private static func summary(of view: View) -> String {
    "\(view.name) \(view.value), \(view.isInside ? "in the scope" : "not in it"). "
      + view.children.map(summary).joined(separator: " ")
  }
}
