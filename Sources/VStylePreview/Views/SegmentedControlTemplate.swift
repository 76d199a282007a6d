import VStyleSyntax
import VStyleValues

/// Segmented controls: 32 points high. UIKit: `UISegmentedControl`.
enum SegmentedControlTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, parts, images) = (view.values, TextParts(view: view), ImageParts(view: view))
    let titles =
      values.list("segment-title")?.map { $0[as: String.self] ?? "" }
      ?? view.text?.split(separator: "|").map { String($0) } ?? ["First", "Second", "Third"]
    let pictures = values.list("segment-image") ?? []
    let widths = values.list("segment-width") ?? []
    let enabled = values.list("segment-enabled") ?? []
    let offsets = values.list("segment-content-offset") ?? []
    let selected = values.isStyled("selected-segment-index") ? Int(values.number("selected-segment-index") ?? -1) : 0
    var row = DrawnElement("segments")
    // The background that a style sets takes the place of the fill.
    if values.color("background-color") == nil {
      row.css["background-color"] = CSSText.color(.tertiarySystemFill, values.scheme)
    }
    if let image = images.image("backdrop", "background-image", tint: values.tint) { row.add(image) }
    if values.bool("apportions-segment-widths-by-content") { row.part += " bycontent" }
    for (index, title) in titles.enumerated() {
      if index > 0, let image = images.image("drawndivider", "divider-image", tint: values.tint) { row.add(image) }
      let isSelected = index == selected && !values.bool("momentary")
      var segment = DrawnElement(isSelected ? "segment on" : "segment")
      if isSelected {
        segment.css["background-color"] =
          values.color("selected-segment-tint-color") ?? (values.scheme == .dark ? "rgb(99,99,102)" : "#fff")
      }
      if index < widths.count, let width = widths[index][as: Double.self], width > 0 {
        segment.css["flex"] = "0 0 \(CSSText.length(width))"
      }
      if index < enabled.count, enabled[index][as: Bool.self] == false { segment.css["opacity"] = "0.4" }
      if index < pictures.count, let image = pictures[index][as: Image.self] {
        segment.add(
          images.element(
            "image", image, tint: CSSText.color(.label, values.scheme), points: 15,
            location: values.location(of: "segment-image")))
      } else {
        var text = label(title, isSelected: isSelected, values, parts)
        if index < offsets.count, let offset = offsets[index][as: Size.self] {
          text.css["margin"] = "\(CSSText.length(offset.height)) 0 0 \(CSSText.length(offset.width))"
        }
        segment.add(text)
      }
      row.add(segment)
    }
    if values.isDisabled { row.css["opacity"] = "0.5" }
    box.content = [.element(row), .subviews]
  }

  private static func label(
    _ title: String, isSelected: Bool, _ values: ViewValues, _ parts: TextParts
  ) -> DrawnElement {
    let font = Font.system(13, weight: isSelected ? .semibold : .medium)
    let attributes = values.value("title-text-attributes", isSelected ? "selected" : "normal")?[as: TextAttributes.self]
    var text = parts.text("text", title, font: font, color: CSSText.color(.label, values.scheme), attributes)
    if let offset = values.offset("content-position-adjustment") {
      text.css["translate"] = "\(CSSText.length(offset.horizontal)) \(CSSText.length(offset.vertical))"
    }
    return text
  }
}
