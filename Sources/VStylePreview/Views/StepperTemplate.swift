import VStyleSyntax
import VStyleValues

/// Steppers: 94 by 32 points. UIKit: `UIStepper`.
enum StepperTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, images) = (view.values, ImageParts(view: view))
    var row = DrawnElement("stepper")
    row.css["background-color"] = CSSText.color(.tertiarySystemFill, values.scheme)
    if let image = images.image("backdrop", "background-image", tint: values.tint) { row.add(image) }
    let ink = CSSText.color(.label, values.scheme)
    let tint = values.color("tint-color") == nil ? ink : values.tint
    let isAtEnd = { (name: String) in
      values.isStyled("value") && values.number("value") == values.number(name) && !values.bool("wraps")
    }
    var less =
      images.image("image", "decrement-image", tint: tint) ?? images.symbol("image", "minus", tint: ink, points: 15)
    var more =
      images.image("image", "increment-image", tint: tint) ?? images.symbol("image", "plus", tint: ink, points: 15)
    if isAtEnd("minimum-value") { less.css["opacity"] = "0.3" }
    if isAtEnd("maximum-value") { more.css["opacity"] = "0.3" }
    row.add(DrawnElement("step", [.element(less)]))
    var divider = DrawnElement("divider")
    divider.css["background-color"] = CSSText.color(.separator, values.scheme)
    if let image = images.image("image", "divider-image", tint: tint) {
      divider.css["background-color"] = nil
      divider.part += " drawn"
      divider.add(image)
    }
    row.add(divider)
    row.add(DrawnElement("step", [.element(more)]))
    if values.isDisabled { row.css["opacity"] = "0.5" }
    box.content = [.element(row), .subviews]
  }
}
