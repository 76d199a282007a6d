import VStyleSyntax
import VStyleValues

/// Shape, gradient and text layers.
enum LayerTemplates {
  /// The side of a layer without a size of its own, in points.
  private static let side = 100.0

  static func drawShape(_ view: DrawnView, _ box: inout DrawnElement) {
    let values = view.values
    var shape = DrawnElement("shape", tag: "svg").with(attribute: "viewBox", "0 0 \(CSSText.number(side)) 100")
    let fallback = "M50 8 90 88H10Z"
    var path = DrawnElement("", tag: "path").with(attribute: "d", data(values) ?? fallback)
    path.css["fill"] = values.color("layer-fill-color") ?? "none"
    path.css["stroke"] = values.color("layer-stroke-color") ?? "none"
    path.css["fill-rule"] = values.keyword("layer-fill-rule") == "even-odd" ? "evenodd" : "nonzero"
    path.css["stroke-width"] = CSSText.length(values.number("layer-line-width") ?? 1)
    path.css["stroke-linecap"] = values.keyword("layer-line-cap", among: ["butt", "round", "square"])
    path.css["stroke-linejoin"] = values.keyword("layer-line-join", among: ["miter", "round", "bevel"])
    path.css["stroke-miterlimit"] = CSSText.number(values.number("layer-miter-limit") ?? 10)
    path.css["stroke-dashoffset"] = values.number("layer-line-dash-phase").flatMap {
      $0 == 0 ? nil : CSSText.length($0)
    }
    if let pattern = values.list("layer-line-dash-pattern") {
      path.css["stroke-dasharray"] = pattern.compactMap { $0[as: Double.self].map(CSSText.number) }.joined(
        separator: " ")
    }
    let (start, end) = (values.number("layer-stroke-start") ?? 0, values.number("layer-stroke-end") ?? 1)
    if start > 0 || end < 1 {
      path = path.with(attribute: "pathLength", "1")
      path.css["stroke-dasharray"] = "\(CSSText.number(max(end - start, 0))) 1"
      path.css["stroke-dashoffset"] = CSSText.number(-start)
    }
    shape.add(path)
    box.content = [.element(shape), .subviews]
  }

  /// The path as data of SVG.
  private static func data(_ values: ViewValues) -> String? {
    guard let path = values.value("layer-path", as: Path.self) else { return nil }
    return path.data
  }

  static func drawGradient(_ view: DrawnView, _ box: inout DrawnElement) {
    let values = view.values
    let colors =
      values.list("layer-colors")?.compactMap { $0[as: Color.self].map { CSSText.color($0, values.scheme) } }
      ?? ["rgb(90,200,250)", "rgb(88,86,214)"]
    let locations = values.list("layer-locations")?.compactMap { $0[as: Double.self] } ?? []
    let stops = colors.enumerated().map { index, color in
      index < locations.count ? "\(color) \(CSSText.number(locations[index] * 100))%" : color
    }.joined(separator: ", ")
    let start = values.value("layer-start-point", as: Point.self) ?? Point(x: 0.5, y: 0)
    let end = values.value("layer-end-point", as: Point.self) ?? Point(x: 0.5, y: 1)
    let position = "\(CSSText.number(start.x * 100))% \(CSSText.number(start.y * 100))%"
    switch values.keyword("layer-type") {
    case "radial":
      let (x, y) = (abs(end.x - start.x) * 100, abs(end.y - start.y) * 100)
      box.css["background-image"] =
        "radial-gradient(\(CSSText.number(max(x, 1)))% \(CSSText.number(max(y, 1)))% at \(position), \(stops))"
    case "conic":
      let angle = Degrees.clockwise(from: start, to: end)
      box.css["background-image"] = "conic-gradient(from \(CSSText.number(angle))deg at \(position), \(stops))"
    default:
      let angle = Degrees.clockwise(from: start, to: end)
      box.css["background-image"] = "linear-gradient(\(CSSText.number(angle))deg, \(stops))"
    }
  }

  static func drawText(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, parts) = (view.values, TextParts(view: view))
    var font = values.font("layer-font") ?? .system(36)
    if let size = values.number("layer-font-size"), values.isStyled("layer-font-size") { font.size = size }
    let text = view.text("layer-string") ?? "Text"
    var element = parts.text("text", text, font: font, color: values.color("layer-foreground-color"))
    switch values.keyword("layer-alignment-mode") {
    case "justified": element.css["text-align"] = "justify"
    case "natural": element.css["text-align"] = "start"
    default: element.css["text-align"] = values.keyword("layer-alignment-mode", among: ["left", "right", "center"])
    }
    if values.bool("layer-wrapped") {
      element.css["white-space"] = "normal"
    } else {
      let mode = values.keyword("layer-truncation-mode")
      parts.cut(&element, lines: 1, mode: mode == "none" ? "by-clipping" : "by-truncating-\(mode)")
    }
    box.content = [.element(element), .subviews]
  }
}

/// Directions.
enum Degrees {
  /// The direction from a point to another, as CSS counts: 0 degrees point up, 90 degrees to the right.
  static func clockwise(from start: Point, to end: Point) -> Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    guard x != 0 || y != 0 else { return 180 }
    return Maths.arcTangent(y: x, x: -y) * Maths.degreesPerRadian
  }
}
