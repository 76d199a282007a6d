import VStyleSyntax
import VStyleValues

/// Table views and their cells.
enum TableViewTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    ScrollViewTemplate.draw(view, &box)
    let values = view.values
    // Cells draw their lines and heights from these custom properties of the page.
    let style = values.keyword("separator-style")
    box.css["--line"] =
      style == "none" ? "transparent" : values.color("separator-color") ?? CSSText.color(.separator, values.scheme)
    if style == "single-line-etched" { box.css["--line-width"] = "1px" }
    if let insets = values.insets("separator-inset") {
      box.css["--line-left"] = CSSText.length(insets.left)
      box.css["--line-right"] = CSSText.length(insets.right)
    }
    if let height = values.number("row-height") ?? values.number("estimated-row-height") {
      box.css["--row"] = CSSText.length(height)
    }
    box.css["--header"] = values.number("section-header-height").map(CSSText.length)
    box.css["--footer"] = values.number("section-footer-height").map(CSSText.length)
    box.css["--header-top"] = values.number("section-header-top-padding").map(CSSText.length)
    if let color = values.color("section-index-color"), !view.childTypes.isEmpty {
      var index = DrawnElement("sectionindex", text: "A\nH\nO\nZ")
      index.css["color"] = color
      index.css["background-color"] = values.color("section-index-background-color")
      box.add(index)
    }
    if values.bool("editing") { box.part += " editing" }
  }

  static func drawCell(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, parts, images) = (view.values, TextParts(view: view), ImageParts(view: view))
    let isSelected = values.isOn("selected") || values.isOn("highlighted")
    if isSelected, values.keyword("selection-style") != "none" {
      box.css["background-color"] =
        values.color("selected-background-color") ?? box.css["background-color"]
        ?? CSSText.color(.systemGray4, values.scheme)
    }
    BackgroundTemplate.draw(values.record("background-configuration"), &box)
    if let color = values.color("content-view-background-color") { box.css["--content"] = color }
    if values.isStyled("separator-inset"), let insets = values.insets("separator-inset") {
      box.css["--line-left"] = CSSText.length(insets.left)
      box.css["--line-right"] = CSSText.length(insets.right)
    }
    let level = values.number("indentation-level") ?? 0
    if level > 0 { box.css["padding-left"] = CSSText.length(16 + level * (values.number("indentation-width") ?? 10)) }
    var before: [DrawnElement.Content] = []
    let isEditing = values.isOn("editing")
    if isEditing, values.bool("should-indent-while-editing") {
      before.append(.element(images.symbol("image", "minus.circle.fill", tint: "rgb(255,59,48)", points: 18)))
    }
    if let configuration = values.record("content-configuration") {
      before.append(.element(ListContentTemplate.element(view, configuration)))
    } else if let text = view.text {
      let font = values.font("text-label-font") ?? .system(17)
      let color = values.color("text-label-text-color") ?? CSSText.color(.label, values.scheme)
      var lines = DrawnElement("celltext")
      let texts = text.split(separator: "\n", maxSplits: 1).map(String.init)
      lines.add(parts.text("text", texts.first ?? "", font: font, color: color))
      if texts.count > 1 {
        let color = values.color("detail-text-label-text-color") ?? CSSText.color(.secondaryLabel, values.scheme)
        lines.add(parts.text("detail", texts[1], font: values.font("detail-text-label-font"), color: color))
      }
      before.append(.element(lines))
    }
    box.content = before + [.subviews] + accessories(values, images, isEditing: isEditing)
  }

  private static func accessories(
    _ values: ViewValues, _ images: ImageParts, isEditing: Bool
  ) -> [DrawnElement.Content] {
    let gray = CSSText.color(.tertiaryLabel, values.scheme)
    let symbols: [(name: String, tint: String, points: Double)] =
      switch values.keyword(isEditing ? "editing-accessory-type" : "accessory-type") {
      case "disclosure-indicator": [("chevron.right", gray, 13)]
      case "detail-disclosure-button": [("info.circle", values.tint, 18), ("chevron.right", gray, 13)]
      case "checkmark": [("checkmark", values.tint, 15)]
      case "detail-button": [("info.circle", values.tint, 18)]
      default: []
      }
    var elements = symbols.map { images.symbol("accessory", $0.name, tint: $0.tint, points: $0.points) }
    if isEditing, values.bool("shows-reorder-control") {
      elements.append(images.symbol("accessory", "line.3.horizontal", tint: gray, points: 15))
    }
    return elements.map { .element($0) }
  }

  static func drawHeader(_ view: DrawnView, _ box: inout DrawnElement) {
    let values = view.values
    BackgroundTemplate.draw(values.record("background-configuration"), &box)
    if let color = values.color("content-view-background-color") { box.css["--content"] = color }
    guard let text = view.text else { return }
    let color = values.color("text-label-text-color") ?? CSSText.color(.secondaryLabel, values.scheme)
    let font = values.isStyled("text-label-font") ? values.font("text-label-font") : .system(13)
    box.content.insert(.element(TextParts(view: view).text("text", text, font: font, color: color)), at: 0)
  }
}
