import VStyleSyntax
import VStyleValues

/// Refresh controls: an activity indicator with a title. UIKit: `UIRefreshControl`.
enum RefreshControlTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, parts) = (view.values, TextParts(view: view))
    let tint = values.color("tint-color") ?? CSSText.color(.systemGray, values.scheme)
    box.content = [.element(ActivityIndicatorTemplate.spokes(color: tint, side: 20))]
    let color = CSSText.color(.secondaryLabel, values.scheme)
    if let title = values.attributed("attributed-title") {
      box.content.append(.element(parts.attributed("text", title, font: .system(13), color: color)))
    } else if let attributes = values.attributes("title-text-attributes") {
      let text = view.text ?? "Updated just now"
      box.content.append(.element(parts.text("text", text, font: .system(13), color: color, attributes)))
    }
    box.content.append(.subviews)
  }
}
