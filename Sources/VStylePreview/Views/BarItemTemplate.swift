import VStyleSyntax
import VStyleValues

/// Items of bars, which are no views: drawn as the bar would draw them.
enum BarItemTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, parts, images) = (view.values, TextParts(view: view), ImageParts(view: view))
    let isTab = values.isKind(of: "TabBarItem")
    let isDone = values.keyword("style") == "done"
    var color = values.color("tint-color") ?? CSSText.color(.systemBlue, values.scheme)
    if isTab, !values.states.contains("selected"), values.color("tint-color") == nil {
      color = CSSText.color(.systemGray, values.scheme)
    }
    let appearance = values.record("standard-appearance")?.record("stacked-layout-appearance")?.record("normal")
    color = appearance?.color("icon-color") ?? color
    if let image = images.image("backdrop", "background-image", tint: color) { box.add(image) }
    let isSelected = values.states.contains("selected")
    var picture =
      (isSelected ? images.image("image", "selected-image", tint: color, points: isTab ? 20 : 17) : nil)
      ?? images.image("image", "image", tint: color, points: isTab ? 20 : 17)
    if let insets = values.insets("image-insets"), insets != EdgeInsets(0) {
      picture?.css["padding"] = CSSText.insets(insets)
    }
    box.add(picture)
    let title = view.text("title") ?? (picture == nil ? "Item" : nil)
    if let title {
      let font = Font.system(isTab ? 10 : 17, weight: isDone ? .semibold : .regular)
      let attributes = values.attributes("title-text-attributes") ?? appearance?.attributes("title-text-attributes")
      var text = parts.text("text", title, font: font, color: color, attributes)
      let offset =
        values.offset(isTab ? "title-position-adjustment" : "title-position-adjustment-default")
        ?? appearance?.offset("title-position-adjustment")
      if let offset, offset != .zero {
        text.css["translate"] = "\(CSSText.length(offset.horizontal)) \(CSSText.length(offset.vertical))"
      }
      box.add(text)
    }
    if let badge = values.string("badge-value") {
      let attributes = values.attributes("badge-text-attributes") ?? appearance?.attributes("badge-text-attributes")
      var element = parts.text("badge", badge, font: .system(13), color: "#fff", attributes)
      element.css["background-color"] =
        values.color("badge-color") ?? appearance?.color("badge-background-color")
        ?? CSSText.color(.systemRed, values.scheme)
      box.add(element)
    }
    if let width = values.number("width"), width > 0 { box.css["width"] = CSSText.length(width) }
    if values.bool("hidden") { box.css["visibility"] = "hidden" }
    if values.bool("selected") { box.css["background-color"] = CSSText.color(color, alpha: 0.15) }
    if values.isDisabled { box.css["opacity"] = "0.4" }
    box.content.append(.subviews)
    box.content = box.content.filter { $0 != .subviews } + [.subviews]
  }

  static func drawNavigationItem(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, parts) = (view.values, TextParts(view: view))
    let color = CSSText.color(.label, values.scheme)
    if let prompt = values.string("prompt") {
      box.add(parts.text("prompt", prompt, font: .system(13), color: CSSText.color(.secondaryLabel, values.scheme)))
    }
    if !values.bool("hides-back-button") {
      let back = ImageParts(view: view).symbol(
        "image", "chevron.backward", tint: CSSText.color(.systemBlue, values.scheme), points: 18)
      var button = DrawnElement("back", [.element(back)])
      if values.keyword("back-button-display-mode") != "minimal" {
        let blue = CSSText.color(.systemBlue, values.scheme)
        button.add(parts.text("text", values.string("back-button-title") ?? "Back", font: .system(17), color: blue))
      }
      box.add(button)
    }
    let isLarge = values.keyword("large-title-display-mode") == "always"
    let font = isLarge ? Font.system(34, weight: .bold) : Font.system(17, weight: .semibold)
    if isLarge { box.part += " large" }
    let appearance = values.record("standard-appearance")
    if let ground = appearance?.color("background-color") { box.css["background-color"] = ground }
    box.add(
      parts.text(
        isLarge ? "largetitle" : "bartitle", view.text("title") ?? "Title", font: font, color: color,
        appearance?.attributes(isLarge ? "large-title-text-attributes" : "title-text-attributes")))
  }
}
