import VStyleValues

/// Image views.
enum ImageViewTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, images) = (view.values, ImageParts(view: view))
    let configuration = values.value("preferred-symbol-configuration", as: SymbolConfiguration.self)
    var image = images.image("image", "image", tint: values.tint, configuration)
    if values.isOn("highlighted") {
      image = images.image("image", "highlighted-image", tint: values.tint, configuration) ?? image
    }
    if image == nil, let first = values.list("image-animation-images")?.first?[as: Image.self] {
      image = images.element(
        "image", first, tint: values.tint, points: 17, configuration,
        location: values.location(of: "image-animation-images"))
    }
    guard var image else { return }
    switch values.keyword("image-rendering-mode") {
    // A template shows its shape in the tint color; the shape of an image file is not known.
    case "always-template":
      image.css[image.tag == "img" ? "filter" : "color"] = image.tag == "img" ? "grayscale(1)" : values.tint
    case "always-original": image.css["color"] = CSSText.color(.label, values.scheme)
    default: break
    }
    let gravity = values.isStyled("layer-contents-gravity") ? "layer-contents-gravity" : "content-mode"
    let fit = ImageParts.fit(values.keyword(gravity))
    if image.tag == "img" { (image.css["object-fit"], image.css["object-position"]) = (fit.size, fit.position) }
    // An image view without a size is as large as its image, or as the circle that its corners make.
    let hasSize = view.layout.width != nil || view.layout.frame != nil || box.css["width"] != nil
    if !hasSize, let radius = values.number("layer-corner-radius"), radius > 0 {
      let side = CSSText.length(max(2 * radius, 28))
      (box.css["width"], box.css["height"]) = (side, side)
    }
    if box.css["width"] != nil, fit.size != "none", image.tag == "svg" { image.part += " fills" }
    box.content = [.element(image), .subviews]
  }
}
