import VStyleSyntax
import VStyleValues

/// Page controls. UIKit: `UIPageControl`.
enum PageControlTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, images) = (view.values, ImageParts(view: view))
    let count = Int(min(max(values.number("number-of-pages", demonstrating: 4), 0), 40))
    let current = Int(values.number("current-page", demonstrating: 1))
    if count == 1, values.bool("hides-for-single-page") { return }
    var row = DrawnElement("pages")
    if values.keyword("background-style") == "prominent" {
      row.part += " prominent"
      row.css["background-color"] = CSSText.color(.tertiarySystemFill, values.scheme)
    }
    switch values.keyword("direction") {
    case "right-to-left": row.css["flex-direction"] = "row-reverse"
    case "top-to-bottom": row.css["flex-direction"] = "column"
    case "bottom-to-top": row.css["flex-direction"] = "column-reverse"
    default: break
    }
    let ink = CSSText.color(.label, values.scheme)
    for page in 0..<count {
      let isCurrent = page == current
      let color =
        isCurrent
        ? values.color("current-page-indicator-tint-color") ?? ink
        : values.color("page-indicator-tint-color") ?? CSSText.color(ink, alpha: 0.25)
      let image =
        (isCurrent ? images.image("image", "preferred-current-page-indicator-image", tint: color, points: 8) : nil)
        ?? images.image("image", "preferred-indicator-image", tint: color, points: 8)
      row.add(image ?? DrawnElement("dot").with("background-color", color))
    }
    box.content = [.element(row), .subviews]
  }
}
