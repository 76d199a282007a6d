import VStyleSyntax
import VStyleValues

/// Sliders. UIKit: `UISlider`.
enum SliderTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, images) = (view.values, ImageParts(view: view))
    let share = RangeShare.of("value", values, demonstrating: 0.5)
    var row = DrawnElement("slider")
    row.add(images.image("leading", "minimum-value-image", tint: values.tint))
    var track = DrawnElement("track")
    track.css["background-color"] =
      values.color("maximum-track-tint-color") ?? CSSText.color(.systemFill, values.scheme)
    if let image = images.image("backdrop", "maximum-track-image", tint: values.tint) { track.add(image) }
    var fill = DrawnElement("fill").with("width", "\(CSSText.number(share * 100))%")
    fill.css["background-color"] = values.color("minimum-track-tint-color") ?? values.tint
    if let image = images.image("backdrop", "minimum-track-image", tint: values.tint) { fill.add(image) }
    track.add(fill)
    var thumb = DrawnElement("thumb").with("left", "\(CSSText.number(share * 100))%")
    thumb.css["background-color"] = values.color("thumb-tint-color") ?? "#fff"
    if let image = images.image("image", "thumb-image", tint: values.tint) { thumb.add(image) }
    track.add(thumb)
    row.add(track)
    row.add(images.image("trailing", "maximum-value-image", tint: values.tint))
    if values.isDisabled { row.css["opacity"] = "0.5" }
    box.content = [.element(row), .subviews]
  }
}

/// The share of a range that a value covers.
enum RangeShare {
  /// Returns the place of a value between the minimum and the maximum: 0 to 1.
  static func of(_ name: String, _ values: ViewValues, demonstrating share: Double) -> Double {
    let (least, greatest) = (values.number("minimum-value") ?? 0, values.number("maximum-value") ?? 1)
    guard greatest > least else { return 0 }
    guard values.isStyled(name), let value = values.number(name) else { return share }
    return min(max((value - least) / (greatest - least), 0), 1)
  }
}
