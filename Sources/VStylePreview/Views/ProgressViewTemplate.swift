import VStyleSyntax
import VStyleValues

/// Progress views: a bar of 4 points. UIKit: `UIProgressView`.
enum ProgressViewTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, images) = (view.values, ImageParts(view: view))
    let share = min(max(values.number("progress", demonstrating: 0.6), 0), 1)
    var track = DrawnElement(values.keyword("progress-view-style") == "bar" ? "progress bar" : "progress")
    track.css["background-color"] = values.color("track-tint-color") ?? CSSText.color(.systemFill, values.scheme)
    if let image = images.image("backdrop", "track-image", tint: values.tint) { track.add(image) }
    var fill = DrawnElement("fill").with("width", "\(CSSText.number(share * 100))%")
    fill.css["background-color"] = values.color("progress-tint-color") ?? values.tint
    if let image = images.image("backdrop", "progress-image", tint: values.tint) { fill.add(image) }
    track.add(fill)
    box.content = [.element(track), .subviews]
  }
}
