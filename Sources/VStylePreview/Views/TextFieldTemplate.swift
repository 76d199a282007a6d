import VStyleSyntax
import VStyleValues

/// Text fields and search fields.
enum TextFieldTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, parts, images) = (view.values, TextParts(view: view), ImageParts(view: view))
    let isSearch = values.isKind(of: "SearchTextField")
    border(values, isSearch: isSearch, &box)
    if var image = images.image(
      "backdrop",
      values.isDisabled && values.image("disabled-background") != nil ? "disabled-background" : "background",
      tint: values.tint)
    {
      image.css["object-fit"] = "fill"
      box.content.insert(.element(image), at: 0)
    }
    var row = DrawnElement("fieldrow")
    let faint = CSSText.color(.secondaryLabel, values.scheme)
    let font = values.font("font") ?? .system(17)
    if isSearch { row.add(images.symbol("leading", "magnifyingglass", tint: faint, points: 15)) }
    row.add(text(view, parts, font: font))
    if values.isOn("editing") { row.add(DrawnElement("caret").with("background-color", values.tint)) }
    let isEditing = values.isOn("editing")
    let clears =
      switch values.keyword("clear-button-mode") {
      case "always": true
      case "while-editing": isEditing
      case "unless-editing": !isEditing
      default: false
      }
    if clears { row.add(images.symbol("trailing", "xmark.circle.fill", tint: faint, points: 14)) }
    box.content += [.element(row), .subviews]
    box.content.removeAll { $0 == .subviews }
    box.content.append(.subviews)
  }

  /// The text, or the placeholder of an empty field.
  private static func text(_ view: DrawnView, _ parts: TextParts, font: Font) -> DrawnElement {
    let values = view.values
    let color = values.color("text-color") ?? CSSText.color(.label, values.scheme)
    let isSecure = values.bool("secure-text-entry")
    var element: DrawnElement
    if let attributed = values.attributed("attributed-text") {
      element = parts.attributed("text", attributed, font: font, color: color)
    } else if let text = view.text("text"), !text.isEmpty {
      let shown = isSecure ? String(repeating: "\u{2022}", count: min(text.count, 64)) : text
      element = parts.text("text", shown, font: font, color: color, values.attributes("default-text-attributes"))
    } else if let attributed = values.attributed("attributed-placeholder") {
      element = parts.attributed("text", attributed, font: font, color: values.color("placeholder-color"))
    } else {
      let text = values.string("placeholder") ?? ""
      element = parts.text("text", text, font: font, color: values.color("placeholder-color"))
    }
    element.css["text-align"] = parts.alignment("text-alignment")
    return element
  }

  private static func border(_ values: ViewValues, isSearch: Bool, _ box: inout DrawnElement) {
    let style = isSearch ? "search" : values.keyword("border-style")
    switch style {
    case "rounded-rect":
      box.part += " rounded"
      box.css["border-color"] = CSSText.color(.systemGray4, values.scheme)
    case "line", "bezel":
      box.part += " \(style)"
      box.css["border-color"] = CSSText.color(.systemGray2, values.scheme)
    case "search":
      box.part += " searchfield"
      box.css["background-color"] =
        values.color("background-color") ?? CSSText.color(.tertiarySystemFill, values.scheme)
    default: break
    }
  }
}
