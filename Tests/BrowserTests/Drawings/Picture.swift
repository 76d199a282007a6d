/// A picture of the documentation, as SVG that a person can read.
struct Picture: Sendable {
  /// The name of the file in `Docs/Pictures`, without its extension.
  let name: String

  /// What the picture shows, in a few words.
  let title: String

  /// What the picture says, for readers who do not see it.
  let summary: String

  /// The width in pixels.
  let width: Int

  /// The height in pixels.
  let height: Int

  /// The lines between the background and the end.
  let drawing: Drawing

  /// The path from the root of the package.
  var path: String { "Docs/Pictures/\(name).svg" }

  /// The picture, as SVG. It brings its own background, so that it can be read on a page of any color.
  var text: String {
    var elements = Picture.definitions.filter { drawing.classes.contains($0.user) }.map(\.element)
    elements.append(
      "<rect class=\"card\" x=\"0.5\" y=\"0.5\" width=\"\(width - 1)\" height=\"\(height - 1)\" rx=\"12\"/>")
    let used = drawing.classes.union(drawing.classes.contains("arrow") ? ["text", "card", "tip"] : ["text", "card"])
    let rows = Picture.rows.filter { used.contains($0.name) }
    let dark = rows.compactMap { row in row.dark.map { "  \(row.selector) { \($0) }" } }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="img" aria-labelledby="title summary">
      <title id="title">\(Drawing.escaped(title))</title>
      <desc id="summary">\(Drawing.escaped(summary))</desc>
      <style>
      \(rows.map { "\($0.selector) { \($0.light) }" }.joined(separator: "\n"))
      @media (prefers-color-scheme: dark) {
      \(dark.joined(separator: "\n"))
      }
      </style>
      \((elements + drawing.lines).joined(separator: "\n"))
      </svg>

      """
  }
}
