import VStyleSyntax
import VStyleValues

/// Text views.
enum TextViewTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, parts) = (view.values, TextParts(view: view))
    let font = values.font("font") ?? .system(17)
    let color = values.color("text-color") ?? CSSText.color(.label, values.scheme)
    var element: DrawnElement
    if let attributed = values.attributed("attributed-text") {
      element = parts.attributed("text", attributed, font: font, color: color)
    } else {
      element = parts.text("text", view.text("text") ?? "", font: font, color: color)
    }
    let padding = values.number("text-container-line-fragment-padding") ?? 5
    let insets = values.insets("text-container-inset") ?? EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    element.css["padding"] = CSSText.insets(
      EdgeInsets(
        top: insets.top, left: insets.left + padding, bottom: insets.bottom, right: insets.right + padding))
    element.css["text-align"] = parts.alignment("text-alignment")
    parts.cut(
      &element, lines: Int(values.number("text-container-maximum-number-of-lines") ?? 0),
      mode: values.keyword("text-container-line-break-mode"))
    if values.isOn("editing") {
      element.add(DrawnElement("caret", tag: "span").with("background-color", values.tint))
    }
    if values.keyword("border-style") == "rounded-rect" {
      box.part += " rounded"
      box.css["border-color"] = CSSText.color(.systemGray4, values.scheme)
    }
    box.content = [.element(element), .subviews]
  }
}
