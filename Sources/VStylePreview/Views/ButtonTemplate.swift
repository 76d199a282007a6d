import VStyleValues

/// Buttons, with a title and an image or with a configuration.
enum ButtonTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    if let configuration = view.values.record("configuration") {
      ButtonConfigurationTemplate.draw(view, configuration, &box)
      return
    }
    let (values, parts, images) = (view.values, TextParts(view: view), ImageParts(view: view))
    let font = values.font("title-label-font") ?? .system(18)
    let color = values.color("title-color") ?? values.tint
    let configuration = values.value("preferred-symbol-configuration", as: SymbolConfiguration.self)
    let tint = values.tint
    var content = DrawnElement("content")
    if let insets = values.insets("content-edge-insets") { content.css["padding"] = CSSText.insets(insets) }
    if var image = images.image("image", "image", tint: tint, points: view.fonts.size(of: font), configuration) {
      if let insets = values.insets("image-edge-insets"), insets != EdgeInsets(0) {
        image.css["margin"] = CSSText.insets(insets)
      }
      image.css["object-fit"] = ImageParts.fit(values.keyword("image-view-content-mode")).size
      let isDimmed = values.isDisabled && values.bool("adjusts-image-when-disabled")
      let isDarkened = values.isOn("highlighted") && values.bool("adjusts-image-when-highlighted")
      if isDimmed { image.css["opacity"] = "0.4" } else if isDarkened { image.css["filter"] = "brightness(0.6)" }
      content.add(image)
    }
    if var title = title(view, parts, font: font, color: color) {
      if let insets = values.insets("title-edge-insets"), insets != EdgeInsets(0) {
        title.css["margin"] = CSSText.insets(insets)
      }
      if let shadow = values.color("title-shadow-color"), let offset = values.size("title-label-shadow-offset") {
        let sign = values.isOn("highlighted") && values.bool("reverses-title-shadow-when-highlighted") ? -1.0 : 1
        let lengths = [offset.width * sign, offset.height * sign].map(CSSText.length).joined(separator: " ")
        title.css["text-shadow"] = "\(lengths) 0 \(shadow)"
      }
      title.css["text-align"] = parts.alignment("title-label-text-alignment")
      let mode = values.keyword("title-label-line-break-mode")
      parts.cut(&title, lines: Int(values.number("title-label-number-of-lines") ?? 1), mode: mode)
      content.add(title)
    }
    ControlTemplate.align(values, &content)
    box.content = [.element(content), .subviews]
    if var background = images.image("backdrop", "background-image", tint: tint) {
      background.css["object-fit"] = "fill"
      box.content.insert(.element(background), at: 0)
    }
    if values.isOn("highlighted"), values.bool("shows-touch-when-highlighted") { box.part += " glows" }
  }

  private static func title(_ view: DrawnView, _ parts: TextParts, font: Font, color: String) -> DrawnElement? {
    if let attributed = view.values.attributed("attributed-title") {
      return parts.attributed("title", attributed, font: font, color: color)
    }
    guard let text = view.text("title") else { return nil }
    return parts.text("title", text, font: font, color: color)
  }
}
