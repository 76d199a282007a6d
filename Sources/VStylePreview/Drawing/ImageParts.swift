import VStyleSyntax
import VStyleValues

/// Images of views as elements.
struct ImageParts {
  let view: DrawnView

  /// The default size of a symbol beside text of a size: a little larger than the letters.
  private static let symbolScale = 1.2

  /// The size of the stand-in for an image that is not in the resources, in points.
  private static let standInSize = 24.0

  /// The image that a property names; `nil` for none.
  ///
  /// - Parameters:
  ///   - part: the name of the part.
  ///   - name: the property.
  ///   - tint: the color of symbols and templates, as CSS.
  ///   - points: the size of the font beside it, in points.
  ///   - configuration: the size and the weight of a symbol; `nil` for those of the font.
  func image(
    _ part: String, _ name: String, tint: String, points: Double = 17, _ configuration: SymbolConfiguration? = nil
  ) -> DrawnElement? {
    guard let image = view.values.image(name) else { return nil }
    return element(part, image, tint: tint, points: points, configuration, location: view.values.location(of: name))
  }

  /// An element that shows an image.
  func element(
    _ part: String, _ image: Image, tint: String, points: Double, _ configuration: SymbolConfiguration? = nil,
    location: SourceLocation?
  ) -> DrawnElement {
    switch image.source {
    case .symbol(let name):
      return symbol(
        part, name, tint: image.renderingMode == .alwaysOriginal ? "currentcolor" : tint, points: points, configuration)
    case .color(let color, let size):
      var element = DrawnElement("\(part) img color", tag: "span")
      element.css["background-color"] = CSSText.color(color, view.values.scheme)
      element.css["width"] = CSSText.length(size.width)
      element.css["height"] = CSSText.length(size.height)
      return element
    case .named(let name): return standIn(part, name, tint: tint)
    case .url(let address):
      guard let resource = view.resource(address, location) else { return standIn(part, address, tint: tint) }
      if image.renderingMode == .alwaysTemplate {
        var element = DrawnElement("\(part) img template", tag: "span")
        element.css["background-color"] = tint
        element.css["mask-image"] = HTMLText.css(address: resource.address)
        return element
      }
      return DrawnElement("\(part) img", tag: "img")
        .with(attribute: "src", resource.address).with(attribute: "alt", "")
    }
  }

  /// The drawing of a symbol, or its name in a box for one without a drawing.
  func symbol(_ part: String, _ name: String, tint: String, points: Double, _ configuration: SymbolConfiguration? = nil)
    -> DrawnElement
  {
    let size = ImageParts.size(configuration, view.fonts) ?? points
    let scale = configuration.map { ImageParts.factor($0.scale) } ?? 1
    let side = CSSText.length((size * scale * ImageParts.symbolScale).rounded())
    let color =
      configuration?.hierarchicalColor ?? configuration?.paletteColors?.first
    let ink = color.map { CSSText.color($0, view.values.scheme) } ?? tint
    guard let glyph = SymbolGlyphs.glyph(named: name) else {
      let letters = name.split(separator: ".").prefix(2).compactMap(\.first).map { String($0).uppercased() }
      var box = DrawnElement("\(part) img lettered", text: letters.joined())
      (box.css["color"], box.css["width"], box.css["height"]) = (ink, side, side)
      box.css["font-size"] = CSSText.length((size * scale * 0.6).rounded())
      return box.with(attribute: "title", name)
    }
    var element = DrawnElement("\(part) img symbol", tag: "svg")
      .with(attribute: "viewBox", "0 0 24 24").with(attribute: "aria-hidden", "true")
    (element.css["color"], element.css["width"], element.css["height"]) = (ink, side, side)
    if let weight = configuration?.weight ?? configuration?.font?.weight {
      element.css["stroke-width"] = CSSText.number(0.6 + Double(weight.value) / 300)
    }
    for shape in glyph.shapes {
      var path = DrawnElement(shape.kind.rawValue, tag: "path").with(attribute: "d", shape.data)
      if shape.isInside { path.part += " inside" }
      element.add(path)
    }
    return element
  }

  private static func size(_ configuration: SymbolConfiguration?, _ fonts: CSSFont) -> Double? {
    guard let configuration else { return nil }
    return configuration.pointSize ?? configuration.font.map(fonts.size)
      ?? configuration.textStyle.map { fonts.size(of: .preferred($0)) }
  }

  private static func factor(_ scale: SymbolConfiguration.Scale) -> Double {
    switch scale {
    case .small: 0.8
    case .large: 1.3
    case .default, .unspecified, .medium: 1
    }
  }

  /// A box with the name of an image that is not in the resources.
  private func standIn(_ part: String, _ name: String, tint: String) -> DrawnElement {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    var box = DrawnElement("\(part) img missing", text: file)
    box.css["color"] = tint
    let side = CSSText.length(ImageParts.standInSize)
    (box.css["min-width"], box.css["min-height"]) = (side, side)
    return box.with(attribute: "title", name)
  }

  /// A content mode as the CSS of an image that fills its view.
  static func fit(_ mode: String) -> (size: String, position: String) {
    switch mode {
    case "scale-to-fill", "redraw", "resize": ("fill", "center")
    case "scale-aspect-fit", "resize-aspect": ("contain", "center")
    case "scale-aspect-fill", "resize-aspect-fill": ("cover", "center")
    case "top", "bottom", "left", "right": ("none", mode)
    case "top-left", "top-right", "bottom-left", "bottom-right":
      ("none", mode.split(separator: "-").joined(separator: " "))
    default: ("none", "center")
    }
  }
}
