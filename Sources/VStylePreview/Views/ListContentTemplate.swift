import VStyleValues

/// The content of list cells. UIKit: `UIListContentConfiguration`.
enum ListContentTemplate {
  static func element(_ view: DrawnView, _ configuration: RecordReader) -> DrawnElement {
    let (parts, images) = (TextParts(view: view), ImageParts(view: view))
    var row = DrawnElement("listcontent")
    row.css["padding"] = configuration.insets("directional-layout-margins").map(CSSText.insets)
    row.css["gap"] = CSSText.length(configuration.number("image-to-text-padding") ?? 16)
    if let image = configuration.image("image") {
      let properties = configuration.record("image-properties")
      let tint = properties?.color("tint-color") ?? view.values.tint
      var element = images.element(
        "image", image, tint: tint, points: 17,
        properties?.value("preferred-symbol-configuration", as: SymbolConfiguration.self),
        location: view.values.location(of: "content-configuration"))
      if let radius = properties?.number("corner-radius"), radius > 0 {
        element.css["border-radius"] = CSSText.length(radius)
      }
      row.add(element)
    }
    let isBeside = configuration.bool("prefers-side-by-side-text-and-secondary-text")
    var lines = DrawnElement(isBeside ? "lines beside" : "lines")
    let gap = isBeside ? "text-to-secondary-text-horizontal-padding" : "text-to-secondary-text-vertical-padding"
    lines.css["gap"] = CSSText.length(configuration.number(gap) ?? 0)
    let texts = [("text", "text-properties"), ("secondary-text", "secondary-text-properties")]
    for (name, properties) in texts {
      guard let text = configuration.string(name) ?? (name == "text" ? view.text : nil) else { continue }
      lines.add(line(text, configuration.record(properties), parts))
    }
    row.add(lines)
    return row
  }

  private static func line(_ text: String, _ properties: RecordReader?, _ parts: TextParts) -> DrawnElement {
    var element = parts.text("text", text, font: properties?.font("font"), color: properties?.color("color"))
    switch properties?.keyword("transform") {
    case "uppercase": element.css["text-transform"] = "uppercase"
    case "lowercase": element.css["text-transform"] = "lowercase"
    case "capitalized": element.css["text-transform"] = "capitalize"
    default: break
    }
    switch properties?.keyword("alignment") {
    case "center": element.css["text-align"] = "center"
    case "justified": element.css["text-align"] = "justify"
    default: break
    }
    parts.cut(
      &element, lines: Int(properties?.number("number-of-lines") ?? 0),
      mode: properties?.keyword("line-break-mode") ?? "")
    return element
  }
}
