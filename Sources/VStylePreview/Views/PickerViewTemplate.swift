import VStyleSyntax
import VStyleValues

/// Picker views: rows on a wheel, the middle one chosen. UIKit: `UIPickerView`.
enum PickerViewTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, parts) = (view.values, TextParts(view: view))
    var wheel = DrawnElement("wheel")
    for (index, text) in ["One", "Two", "Three", "Four", "Five"].enumerated() {
      let isChosen = index == 2
      var row = parts.text(
        isChosen ? "row chosen" : "row", text, font: .system(isChosen ? 21 : 19),
        color: CSSText.color(.label, values.scheme))
      row.css["opacity"] = ["0.25", "0.5", nil, "0.5", "0.25"][index]
      if isChosen { row.css["background-color"] = CSSText.color(.tertiarySystemFill, values.scheme) }
      if isChosen, values.bool("shows-selection-indicator") {
        row.css["border-block"] = "0.5px solid \(CSSText.color(.separator, values.scheme))"
      }
      wheel.add(row)
    }
    box.content = [.element(wheel), .subviews]
  }
}
