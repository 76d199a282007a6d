/// The look of the pictures: the rules of their classes, and elements that several lines refer to.
extension Picture {
  /// A class, with what it adds in a dark appearance. The row `text` applies to all texts.
  struct Row {
    let name: String
    let light: String
    let dark: String?

    init(_ name: String, _ light: String, dark: String? = nil) {
      (self.name, self.light, self.dark) = (name, light, dark)
    }

    var selector: String { name == "text" ? name : ".\(name)" }
  }

  static let rows = [
    Row(
      "text", "font: 15px system-ui, -apple-system, 'Segoe UI', sans-serif; fill: #1b1f27; white-space: pre",
      dark: "fill: #f2f4f8"),
    Row("small", "font-size: 13px"),
    Row("code", "font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"),
    Row("head", "font-weight: 600"),
    Row("middle", "text-anchor: middle"),
    Row("end", "text-anchor: end"),
    Row("quiet", "fill: #566070", dark: "fill: #a9b3c4"),
    Row("accent", "fill: #0a5ea8", dark: "fill: #7cbcf7"),
    Row("error", "fill: #b3261e", dark: "fill: #ff8a80"),
    Row("inverse", "fill: #ffffff; font-weight: 600", dark: "fill: #10151c"),
    Row("card", "fill: #ffffff; stroke: #d5dbe6", dark: "fill: #161a21; stroke: #39424f"),
    Row("box", "fill: #f4f6fa; stroke: #7d8db3", dark: "fill: #222935"),
    Row("hole", "fill: #ffffff; stroke: #7d8db3; stroke-dasharray: 5 4", dark: "fill: #161a21"),
    Row("tinted", "fill: #dcebf8; stroke: #0a5ea8", dark: "fill: #16324d; stroke: #7cbcf7"),
    Row("bar", "fill: #aeb8cc", dark: "fill: #566179"),
    Row("solid", "fill: #0a5ea8", dark: "fill: #7cbcf7"),
    Row("band", "fill: #c9d8ec", dark: "fill: #2b3f5a"),
    Row("line", "stroke: #7d8db3; stroke-width: 1.5; fill: none"),
    Row("arrow", "stroke: #7d8db3; stroke-width: 1.5; fill: none; marker-end: url(#tip)"),
    Row("tip", "fill: #7d8db3"),
    Row("edge", "stroke: #7d8db3"),
  ]

  /// The end of an arrow, and the background of translucent colors.
  static let definitions = [
    (
      user: "arrow",
      element: """
      <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">\
      <path class="tip" d="M0 0 L8 4 L0 8 z"/></marker>
      """
    ),
    (
      user: "edge",
      element: """
      <pattern id="checks" width="14" height="14" patternUnits="userSpaceOnUse">\
      <rect fill="#ffffff" width="14" height="14"/><path fill="#c4c9d2" d="M0 0 H7 V14 H14 V7 H0 z"/></pattern>
      """
    ),
  ]
}
