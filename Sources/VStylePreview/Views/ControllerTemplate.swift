import VStyleSyntax
import VStyleValues

/// View controllers and popovers, which are no views: drawn as a screen and as a balloon.
enum ControllerTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, parts) = (view.values, TextParts(view: view))
    let style = values.keyword("override-user-interface-style")
    let scheme: Appearance = style == "dark" ? .dark : style == "light" ? .light : values.scheme
    box.css["background-color"] = CSSText.color(.systemBackground, scheme)
    var bar = DrawnElement("status")
    let isLight = values.keyword("preferred-status-bar-style") == "light-content"
    bar.css["color"] =
      isLight
      ? "#fff" : values.keyword("preferred-status-bar-style") == "dark-content" ? "#000" : CSSText.color(.label, scheme)
    if isLight { bar.css["background-color"] = "#333" }
    bar.content = [.text("9:41")]
    box.content.insert(.element(bar), at: 0)
    if let title = view.text("title") {
      box.content.insert(
        .element(
          parts.text("bartitle", title, font: .system(17, weight: .semibold), color: CSSText.color(.label, scheme))),
        at: 1)
    }
    let modal = values.keyword("modal-presentation-style")
    if modal == "page-sheet" || modal == "form-sheet" || modal == "popover" { box.part += " sheet" }
    if let size = values.size("preferred-content-size"), size.width > 0, size.height > 0 {
      (box.css["width"], box.css["height"]) = (CSSText.length(size.width), CSSText.length(size.height))
    }
  }

  static func drawPopover(_ view: DrawnView, _ box: inout DrawnElement) {
    let values = view.values
    box.css["background-color"] = values.color("background-color") ?? CSSText.color(.systemBackground, values.scheme)
    if view.childTypes.isEmpty {
      let color = CSSText.color(.label, values.scheme)
      box.add(TextParts(view: view).text("text", view.text ?? "Popover", font: .system(17), color: color))
    }
  }

  /// The column of a text view's text.
  static func drawTextContainer(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, parts) = (view.values, TextParts(view: view))
    let text = view.text ?? "Text flows in a container from one edge to the other, line by line."
    var element = parts.text("text", text, font: .system(13), color: CSSText.color(.label, values.scheme))
    let padding = CSSText.length(values.number("line-fragment-padding") ?? 5)
    element.css["padding"] = "0 \(padding)"
    parts.cut(
      &element, lines: Int(values.number("maximum-number-of-lines") ?? 0), mode: values.keyword("line-break-mode"))
    box.content = [.element(element)]
  }
}
