import VStyleSyntax
import VStyleValues

/// Activity indicators: eight spokes, of 20 or 37 points. UIKit: `UIActivityIndicatorView`.
enum ActivityIndicatorTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let values = view.values
    // An indicator that stands still and hides is drawn nevertheless, unless a declaration stops it.
    if values.isStyled("animating"), !values.bool("animating"), values.bool("hides-when-stopped") {
      box.content = [.subviews]
      return
    }
    let style = values.keyword("style")
    let isLarge = style == "large" || style == "white-large"
    let plain = style.hasPrefix("white") ? "#fff" : CSSText.color(.systemGray, values.scheme)
    var spokes = spokes(color: values.color("color") ?? plain, side: isLarge ? 37 : 20)
    if values.bool("animating") { spokes.part += " spinning" }
    box.content = [.element(spokes), .subviews]
  }

  /// The drawing of an activity indicator.
  static func spokes(color: String, side: Double) -> DrawnElement {
    var element = DrawnElement("spokes", tag: "svg")
      .with(attribute: "viewBox", "-12 -12 24 24").with(attribute: "aria-hidden", "true")
    (element.css["color"], element.css["width"], element.css["height"]) =
      (color, CSSText.length(side), CSSText.length(side))
    for index in 0..<8 {
      element.add(
        DrawnElement("line", tag: "path").with(attribute: "d", "M0-5.5V-10")
          .with(attribute: "transform", "rotate(\(index * 45))")
          .with(attribute: "opacity", CSSText.number(1 - Double(index) * 0.1)))
    }
    return element
  }
}
