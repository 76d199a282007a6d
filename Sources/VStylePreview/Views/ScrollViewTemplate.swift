import VStyleValues

/// Scroll views, drawn with all of their content.
enum ScrollViewTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let values = view.values
    if let insets = values.insets("content-inset"), insets != EdgeInsets(0) {
      box.css["padding"] = CSSText.insets(insets)
    }
    if let size = values.size("content-size"), size.width > 0 || size.height > 0 {
      box.css["min-height"] = CSSText.length(size.height)
    }
    if let refresh = values.string("refresh-control") { box.add(DrawnElement("object", text: refresh)) }
  }
}
