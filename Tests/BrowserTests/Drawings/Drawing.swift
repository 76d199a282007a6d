/// The elements of a picture, one line each.
struct Drawing: Sendable {
  private(set) var lines: [String] = []

  /// Adds a text whose first line has its base line at `y`.
  mutating func text(_ content: String, x: Int, y: Int, _ classes: String = "") {
    lines.append(#"<text\#(Drawing.attribute(classes)) x="\#(x)" y="\#(y)">\#(Drawing.escaped(content))</text>"#)
  }

  /// Adds a text of several parts, each with classes of its own.
  mutating func text(_ parts: [(content: String, classes: String)], x: Int, y: Int, _ classes: String = "") {
    let spans = parts.map { part in
      let content = Drawing.escaped(part.content)
      return part.classes.isEmpty ? content : "<tspan class=\"\(part.classes)\">\(content)</tspan>"
    }
    lines.append(#"<text\#(Drawing.attribute(classes)) x="\#(x)" y="\#(y)">\#(spans.joined())</text>"#)
  }

  /// Adds a rectangle.
  mutating func box(x: Int, y: Int, width: Int, height: Int, _ classes: String = "box", radius: Int = 8) {
    lines.append(
      "<rect class=\"\(classes)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"\(radius)\"/>")
  }

  /// Adds a rectangle in a color, on a checkerboard that shows through where the color is translucent.
  mutating func swatch(_ color: String, x: Int, y: Int, width: Int, height: Int) {
    let place = "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"6\""
    lines.append("<rect fill=\"url(#checks)\" \(place)/>")
    lines.append("<rect class=\"edge\" style=\"fill: \(color)\" \(place)/>")
  }

  /// Adds a circle with a number in it.
  mutating func number(_ number: Int, x: Int, y: Int) {
    lines.append("<circle class=\"solid\" cx=\"\(x)\" cy=\"\(y)\" r=\"12\"/>")
    text("\(number)", x: x, y: y + 5, "small middle inverse")
  }

  /// Adds a path.
  mutating func path(_ data: String, _ classes: String) {
    lines.append("<path class=\"\(classes)\" d=\"\(data)\"/>")
  }

  /// Adds the elements of another drawing on top.
  mutating func add(_ other: Drawing) { lines += other.lines }

  /// The classes that the elements have.
  var classes: Set<String> {
    Set(lines.flatMap { $0.matches(of: /class="([^"]*)"/).flatMap { $0.1.split(separator: " ").map(String.init) } })
  }

  /// A text as content of an element.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private static func attribute(_ classes: String) -> String { classes.isEmpty ? "" : " class=\"\(classes)\"" }
}
