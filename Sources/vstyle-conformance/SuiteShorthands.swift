import VStyleSyntax
import VStyleValues

/// The CSS shorthands of the suites.
extension Shorthand {
  private static let edges = ["top", "right", "bottom", "left"]
  private static func borders(_ part: String) -> [String] { edges.map { "border-\($0)-\(part)" } }

  /// The shorthands with one value for each edge, which a request can ask for.
  static let edgeNames: Set<String> = Set(fourEdges.map(\.name))

  private static let fourEdges: [Shorthand] = [
    .edges("inset", edges),
    .edges("margin", edges.map { "margin-\($0)" }),
    .edges("padding", edges.map { "padding-\($0)" }),
    .edges("border-width", borders("width")),
    .edges("border-style", borders("style")),
    .edges("border-color", borders("color")),
  ]

  static let suite: [Shorthand] =
    fourEdges + [
      .anyOrder("border", [borders("width"), borders("style"), borders("color")]),
      .anyOrder("outline", [["outline-width"], ["outline-style"], ["outline-color"]]),
      .anyOrder("column-rule", [["column-rule-width"], ["column-rule-style"], ["column-rule-color"]]),
      .anyOrder("flex-flow", [["flex-direction"], ["flex-wrap"]]),
      .anyOrder("text-decoration", [["text-decoration-line"], ["text-decoration-style"]]),
      animation, background, flex, font,
    ]
    + edges.map { edge in
      .anyOrder("border-\(edge)", ["width", "style", "color"].map { ["border-\(edge)-\($0)"] })
    }

  /// `animation`, whose whole value becomes the names.
  ///
  /// No other longhand of it matters to an answer.
  private static let animation = Shorthand("animation", ["animation-name"]) { (parser, kinds) throws(ValueError) in
    ["animation-name": try part(&parser, "animation-name", kinds)]
  }

  /// - Spec: https://www.w3.org/TR/css-backgrounds-3/#the-background
  private static let background = Shorthand(
    "background",
    [
      "background-color", "background-image", "background-position", "background-size", "background-repeat",
      "background-attachment", "background-origin", "background-clip",
    ]
  ) { (parser, kinds) throws(ValueError) -> Parts in
    var parts: Parts = [:]
    let longhands = [
      "background-image", "background-position", "background-repeat", "background-attachment", "background-origin",
      "background-clip", "background-color",
    ]
    repeat {
      let found = longhands.first { longhand in
        guard parts[longhand] == nil else { return false }
        parts[longhand] = optionalPart(&parser, longhand, kinds)
        return parts[longhand] != nil
      }
      guard found != nil else { throw parser.error(.valueTypeMismatch, expected: "<bg-layer>") }
      if found == "background-position", parser.next() == .delim, parser.cursor.consume(delim: "/") {
        parts["background-size"] = try part(&parser, "background-size", kinds)
      }
    } while !parser.isAtEnd
    // "If one <visual-box> value is present then it sets both background-origin and background-clip".
    parts["background-clip"] = parts["background-clip"] ?? parts["background-origin"]
    return parts
  }

  /// - Spec: https://www.w3.org/TR/css-flexbox-1/#flex-property
  private static let flex = Shorthand(
    "flex", ["flex-grow", "flex-shrink", "flex-basis"]
  ) { (parser, kinds) throws(ValueError) -> Parts in
    if parser.next() == .ident, parser.cursor.consume(ident: "none") {
      return ["flex-grow": tokens("0"), "flex-shrink": tokens("0"), "flex-basis": tokens("auto")]
    }
    var parts: Parts = [:]
    repeat {
      if parts["flex-grow"] == nil, let grow = optionalPart(&parser, "flex-grow", kinds) {
        parts["flex-grow"] = grow
        parts["flex-shrink"] = optionalPart(&parser, "flex-shrink", kinds)
      } else if parts["flex-basis"] == nil {
        parts["flex-basis"] = try part(&parser, "flex-basis", kinds)
      } else {
        throw parser.error(.wrongArity, expected: "none | [<flex-grow> <flex-shrink>? || <flex-basis>]")
      }
    } while !parser.isAtEnd
    // "When omitted, it is set to 1", and to 0 for the basis.
    return parts.merging(["flex-grow": tokens("1"), "flex-basis": tokens("0px")]) { written, _ in written }
  }

  /// - Spec: https://www.w3.org/TR/css-fonts-4/#font-prop
  private static let font = Shorthand(
    "font", ["font-style", "font-variant", "font-weight", "font-stretch", "font-size", "line-height", "font-family"]
  ) { (parser, kinds) throws(ValueError) -> Parts in
    var parts: Parts = [:]
    func consume(_ longhand: String, _ parser: inout ValueParser) -> Bool {
      guard parts[longhand] == nil else { return false }
      parts[longhand] = optionalPart(&parser, longhand, kinds)
      return parts[longhand] != nil
    }
    let before = ["font-style", "font-variant", "font-weight", "font-stretch"]
    while before.contains(where: { consume($0, &parser) }) {}
    parts["font-size"] = try part(&parser, "font-size", kinds)
    if parser.next() == .delim, parser.cursor.consume(delim: "/") {
      parts["line-height"] = try part(&parser, "line-height", kinds)
    }
    parts["font-family"] = try part(&parser, "font-family", kinds)
    return parts
  }

  private static func optionalPart(
    _ parser: inout ValueParser, _ longhand: String, _ kinds: [String: ValueKind]
  ) -> TokenCursor? {
    try? parser.attempt { (parser) throws(ValueError) in try part(&parser, longhand, kinds) }
  }
}
