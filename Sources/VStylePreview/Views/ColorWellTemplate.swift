import VStyleSyntax
import VStyleValues

/// Color wells: a ring of hues around the chosen color. UIKit: `UIColorWell`.
enum ColorWellTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let values = view.values
    var well = DrawnElement("well")
    well.add(DrawnElement("chosen").with("background-color", values.color("selected-color") ?? "transparent"))
    box.content = [.element(well)]
    if let title = values.string("title") {
      let color = CSSText.color(.label, values.scheme)
      box.content.append(.element(TextParts(view: view).text("text", title, font: .system(17), color: color)))
    }
    box.content.append(.subviews)
  }
}
