import VStyleSyntax
import VStyleValues

/// Date pickers, drawn as fields. UIKit: `UIDatePicker` with the compact style.
enum DatePickerTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, parts) = (view.values, TextParts(view: view))
    let date = values.value("date")?.value.isNone == false ? values.keyword("date") : "2027-06-09 09:41"
    let halves = date.split(whereSeparator: { $0 == " " || $0 == "T" }).map(String.init)
    let day = halves.first ?? date
    let time = halves.count > 1 ? String(halves[1].prefix(5)) : "09:41"
    let shown: [String] =
      switch values.keyword("date-picker-mode") {
      case "time": [time]
      case "date": [day]
      case "year-and-month": [String(day.prefix(7))]
      case "count-down-timer": [duration(values.number("count-down-duration") ?? 0)]
      default: [day, time]
      }
    var row = DrawnElement("dates")
    let style = values.keyword("preferred-date-picker-style")
    if style == "wheels" || style == "inline" { row.part += " \(style)" }
    for text in shown {
      var field = parts.text("date", text, font: .system(17), color: CSSText.color(.label, values.scheme))
      field.css["background-color"] = CSSText.color(.tertiarySystemFill, values.scheme)
      if values.isOn("highlighted") || values.states.contains("focused") { field.css["color"] = values.tint }
      row.add(field)
    }
    if values.isDisabled { row.css["opacity"] = "0.5" }
    box.content = [.element(row), .subviews]
  }

  /// Seconds as hours, minutes and seconds.
  private static func duration(_ seconds: Double) -> String {
    let whole = Int(min(max(seconds, 0), 1e6))
    let parts = [whole / 60 % 60, whole % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return ([String(whole / 3600)] + parts).joined(separator: ":")
  }
}
