import VStyleSyntax
import VStyleValues

/// Labels.
enum LabelTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, parts) = (view.values, TextParts(view: view))
    let font = values.font("font") ?? .system(17)
    var color = values.color("text-color") ?? CSSText.color(.label, values.scheme)
    if values.isOn("highlighted") { color = values.color("highlighted-text-color") ?? color }
    var text: DrawnElement
    if let attributed = values.attributed("attributed-text") {
      text = parts.attributed("text", attributed, font: font, color: color)
    } else {
      text = parts.text("text", view.text("text") ?? "", font: font, color: color)
    }
    if let shadow = values.color("shadow-color"), let offset = values.size("shadow-offset") {
      text.css["text-shadow"] = "\(CSSText.length(offset.width)) \(CSSText.length(offset.height)) 0 \(shadow)"
    }
    // UIKit dims the text of a label that is not enabled.
    if values.value("enabled", as: Bool.self) == false { text.css["opacity"] = "0.5" }
    text.css["text-align"] = parts.alignment("text-alignment")
    parts.cut(&text, lines: Int(values.number("number-of-lines") ?? 1), mode: values.keyword("line-break-mode"))
    if let width = values.number("preferred-max-layout-width"), width > 0 {
      text.css["max-width"] = CSSText.length(width)
    }
    // A label is as large as its text; round corners need room beside it.
    if let radius = values.number("layer-corner-radius"), radius > 0, values.color("background-color") != nil {
      box.part += " badgelike"
      (box.css["min-width"], box.css["min-height"]) = (CSSText.length(2 * radius), CSSText.length(2 * radius))
    }
    box.content = [.element(text), .subviews]
  }
}
