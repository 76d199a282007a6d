import VStyleSyntax
import VStyleValues

/// Switches: 51 by 31 points, or a box with a check mark. UIKit: `UISwitch`.
enum SwitchTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let values = view.values
    let isOn = values.states.contains("on") || (!values.states.contains("off") && values.bool("on"))
    let on = values.color("on-tint-color") ?? CSSText.color(.systemGreen, values.scheme)
    let images = ImageParts(view: view)
    if values.keyword("preferred-style") == "checkbox" {
      var square = DrawnElement("checkbox")
      square.css["background-color"] = isOn ? on : nil
      square.css["border-color"] = isOn ? on : CSSText.color(.systemGray3, values.scheme)
      if isOn { square.add(images.symbol("image", "checkmark", tint: "#fff", points: 11)) }
      box.content = [.element(square)]
      if let title = values.string("title") {
        box.content.append(
          .element(
            TextParts(view: view).text(
              "text", title, font: .system(15), color: CSSText.color(.label, values.scheme))))
      }
      return
    }
    var track = DrawnElement(isOn ? "switch on" : "switch")
    // The background of a switch shows under its track while it is off, as in UIKit.
    track.css["background-color"] = isOn ? on : CSSText.color(.secondarySystemFill, values.scheme)
    if let image = images.image("backdrop", isOn ? "on-image" : "off-image", tint: values.tint) { track.add(image) }
    track.add(DrawnElement("thumb").with("background-color", values.color("thumb-tint-color") ?? "#fff"))
    if values.isDisabled { track.css["opacity"] = "0.5" }
    box.content = [.element(track), .subviews]
  }
}
