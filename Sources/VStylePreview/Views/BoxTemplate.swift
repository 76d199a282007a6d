import VStyleSyntax
import VStyleValues

/// The box of every view and layer: background, border, corners, shadow, opacity, place and transformation.
enum BoxTemplate {
  /// A property, and what it adds to the box.
  struct Row: Sendable {
    let property: String
    let draw: @Sendable (ViewValues, inout CSSBlock) -> Void
  }

  /// The properties that one declaration of CSS shows.
  static let rows: [Row] = [
    Row(property: "background-color") {
      $1["background-color"] = $0.color("background-color") ?? $1["background-color"]
    },
    Row(property: "layer-background-color") { values, css in
      css["background-color"] = values.color("layer-background-color") ?? css["background-color"]
    },
    Row(property: "layer-corner-radius") { values, css in
      guard let radius = values.number("layer-corner-radius"), radius > 0 else { return }
      css["border-radius"] = corners(radius, values.keyword("layer-masked-corners"))
      // A superellipse is near a circle with a larger radius.
      if values.keyword("layer-corner-curve") == "continuous" {
        css["border-radius"] = corners(radius * 1.15, values.keyword("layer-masked-corners"))
      }
    },
    Row(property: "layer-border-width") { values, css in
      guard let width = values.number("layer-border-width"), width > 0 else { return }
      // Borders of layers lie inside of the box and above its content, and move nothing.
      css["outline"] = "\(CSSText.length(width)) solid \(values.color("layer-border-color") ?? "transparent")"
      css["outline-offset"] = CSSText.length(-width)
    },
    Row(property: "layer-shadow-opacity") { values, css in
      guard let opacity = values.number("layer-shadow-opacity"), opacity > 0, !values.bool("layer-masks-to-bounds"),
        let offset = values.size("layer-shadow-offset"), let color = values.color("layer-shadow-color")
      else { return }
      let lengths = [offset.width, offset.height, 2 * (values.number("layer-shadow-radius") ?? 0)].map(CSSText.length)
      css["box-shadow"] = lengths.joined(separator: " ") + " " + CSSText.color(color, alpha: opacity)
    },
    Row(property: "alpha") { values, css in
      let opacity = (values.number("alpha") ?? 1) * (values.number("layer-opacity") ?? 1)
      if opacity != 1 { css["opacity"] = CSSText.number(opacity) }
    },
    Row(property: "hidden") { values, css in
      if values.bool("hidden") || values.bool("layer-hidden") { css["visibility"] = "hidden" }
    },
    Row(property: "clips-to-bounds") { values, css in
      if values.bool("clips-to-bounds") || values.bool("layer-masks-to-bounds") { css["overflow"] = "hidden" }
    },
    Row(property: "layer-z-position") { values, css in
      guard let position = values.number("layer-z-position"), position != 0 else { return }
      css["z-index"] = CSSText.number(position.rounded())
      css["position"] = "relative"
    },
    Row(property: "transform") { values, css in
      guard let transform = values.value("transform", as: Transform.self), transform != .identity else { return }
      css["transform"] = CSSText.transform(transform)
    },
    Row(property: "transform-3d") { transform("transform-3d", $0, &$1) },
    Row(property: "layer-transform") { transform("layer-transform", $0, &$1) },
    Row(property: "layer-sublayer-transform") { values, css in
      guard let transform = values.value("layer-sublayer-transform", as: Transform3D.self), transform != .identity
      else { return }
      css["perspective"] = "none"
      css["transform"] = (css["transform"].map { $0 + " " } ?? "") + CSSText.transform(transform)
    },
    Row(property: "anchor-point") { values, css in
      let own = values.value("anchor-point", as: Point.self)
      let layer = values.value("layer-anchor-point", as: Point.self)
      let point = own.flatMap { $0 == center ? nil : $0 } ?? layer ?? center
      guard point != center else { return }
      css["transform-origin"] = "\(CSSText.number(point.x * 100))% \(CSSText.number(point.y * 100))%"
    },
    Row(property: "layer-double-sided") { values, css in
      if !values.bool("layer-double-sided"), css["transform"] != nil { css["backface-visibility"] = "hidden" }
    },
    Row(property: "layer-geometry-flipped") { values, css in
      if values.bool("layer-geometry-flipped") { css["scale"] = "1 -1" }
    },
    Row(property: "semantic-content-attribute") { values, css in
      switch values.keyword("semantic-content-attribute") {
      case "force-right-to-left": css["direction"] = "rtl"
      case "force-left-to-right": css["direction"] = "ltr"
      default: break
      }
    },
    Row(property: "override-user-interface-style") { values, css in
      let style = values.keyword("override-user-interface-style")
      if style == "light" || style == "dark" { css["color-scheme"] = style }
    },
    Row(property: "frame") { frame("frame", $0, &$1) },
    Row(property: "layer-frame") { frame("layer-frame", $0, &$1) },
    Row(property: "bounds") { bounds("bounds", "center", "anchor-point", $0, &$1) },
    Row(property: "layer-bounds") { bounds("layer-bounds", "layer-position", "layer-anchor-point", $0, &$1) },
  ]

  private static let center = Point(x: 0.5, y: 0.5)

  /// Adds all properties of the box, and the image of its layer.
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    for row in rows { row.draw(view.values, &box.css) }
    contents(view, &box)
    resize(view.layout.width, view.layout.height, &box.css)
    if let frame = view.layout.frame { place(frame, &box.css) }
  }

  /// Sets the size. The smallest size of the view type no longer applies then.
  private static func resize(_ width: Double?, _ height: Double?, _ css: inout CSSBlock) {
    for (name, value) in [("width", width), ("height", height)] {
      guard let value else { continue }
      css[name] = CSSText.length(value)
      css["min-\(name)"] = "0"
    }
  }

  private static func corners(_ radius: Double, _ corners: String) -> String {
    let names = ["min-x-min", "max-x-min", "max-x-max", "min-x-max"].map { "layer-\($0)-y-corner" }
    let list = corners.split(separator: " ").map(String.init)
    return names.allSatisfy(list.contains)
      ? CSSText.length(radius) : names.map { list.contains($0) ? CSSText.length(radius) : "0" }.joined(separator: " ")
  }

  private static func transform(_ name: String, _ values: ViewValues, _ css: inout CSSBlock) {
    guard let transform = values.value(name, as: Transform3D.self), transform != .identity else { return }
    css["transform"] = transform.plane.map(CSSText.transform) ?? CSSText.transform(transform)
  }

  private static func frame(_ name: String, _ values: ViewValues, _ css: inout CSSBlock) {
    guard let frame = values.value(name, as: Rect.self), frame.width > 0 || frame.height > 0 else { return }
    place([frame.origin.x, frame.origin.y, frame.width, frame.height], &css)
  }

  private static func place(_ frame: [Double], _ css: inout CSSBlock) {
    css["position"] = "absolute"
    for (name, value) in zip(["left", "top"], frame) { css[name] = CSSText.length(value) }
    resize(frame[2], frame[3], &css)
  }

  private static func bounds(
    _ name: String, _ center: String, _ anchor: String, _ values: ViewValues, _ css: inout CSSBlock
  ) {
    let anchor = values.value(anchor, as: Point.self) ?? Self.center
    let center = values.value(center, as: Point.self) ?? Point(x: 0, y: 0)
    guard let bounds = values.value(name, as: Rect.self), bounds.width > 0 || bounds.height > 0 else { return }
    resize(bounds.width, bounds.height, &css)
    guard center != Point(x: 0, y: 0) else { return }
    place(
      [center.x - anchor.x * bounds.width, center.y - anchor.y * bounds.height, bounds.width, bounds.height], &css)
  }

  /// Adds the image of the layer, behind the content.
  private static func contents(_ view: DrawnView, _ box: inout DrawnElement) {
    let images = ImageParts(view: view)
    guard var image = images.image("contents", "layer-contents", tint: view.values.tint) else { return }
    let fit = ImageParts.fit(view.values.keyword("layer-contents-gravity"))
    (image.css["object-fit"], image.css["object-position"]) = (fit.size, fit.position)
    if view.values.keyword("layer-magnification-filter") == "nearest" { image.css["image-rendering"] = "pixelated" }
    if let part = view.values.value("layer-contents-rect", as: Rect.self), part != Rect(x: 0, y: 0, width: 1, height: 1)
    {
      image.css["object-view-box"] =
        "inset(\([part.origin.y, 1 - part.origin.x - part.width, 1 - part.origin.y - part.height, part.origin.x].map { CSSText.number($0 * 100) + "%" }.joined(separator: " ")))"
    }
    box.content.insert(.element(image), at: 0)
  }
}
