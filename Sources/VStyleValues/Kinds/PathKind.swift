import VStyleSyntax

extension ValueKind {
  /// An outline, in points: `path("M 0 0 H 10 V 10 Z")`, in the path data of SVG without arcs. Swift: ``Path``.
  ///
  /// - Spec: https://www.w3.org/TR/css-shapes-1/#funcdef-basic-shape-path
  public static let path = ValueKind(
    "path", syntax: "path(<string>)", type: Path.self,
    parse: { (parser: inout ValueParser) throws(ValueError) -> Path in try parsePath(&parser) },
    serialize: { "path(\(CSSSerialization.serialize(string: PathData.serialize($0))))" },
    samples: [
      Path(Rect(x: 0, y: 0, width: 10, height: 20.5)), PathData.parse("M 1 2 Q 3 4 5 6 C 1 1 2 2 3 0") ?? Path(),
    ])

  private static func parsePath(_ parser: inout ValueParser) throws(ValueError) -> Path {
    guard parser.next() == .function, parser.cursor.isFunction("path") else {
      throw parser.error(.valueTypeMismatch, expected: "path(<string>)")
    }
    var inside = ValueParser(parser.cursor.enterBlock())
    guard inside.next() == .string else { throw inside.error(.badArgument, expected: "<string>") }
    guard let path = PathData.parse(inside.cursor.tape.string(inside.cursor.index)) else {
      throw inside.error(
        .badArgument, expected: "path data of M, L, H, V, Q, C and Z",
        help: "start with `M x y`; write arcs and smooth curves as C")
    }
    inside.cursor.advance()
    try inside.expectEnd("`)`")
    return path
  }
}
