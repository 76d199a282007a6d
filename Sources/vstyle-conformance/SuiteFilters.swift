import VStyleSyntax
import VStyleValues

extension ValueKind {
  /// The functions of filters, with their arguments and the defaults of these.
  ///
  /// - Spec: https://www.w3.org/TR/filter-effects-1/#FilterProperty
  private static let filterFunctions: [String: (argument: ValueKind, initial: String)] = [
    "blur": (cssLength(least: 0), "0px"), "hue-rotate": (angle, "0deg"), "drop-shadow": (cssShadow(ofBox: false), ""),
    "brightness": (factor, "1"), "contrast": (factor, "1"), "saturate": (factor, "1"),
    "grayscale": (opacity, "1"), "invert": (opacity, "1"), "opacity": (opacity, "1"), "sepia": (opacity, "1"),
  ]

  private static let factor = ValueKind.numberOrPercentage(0...Double.greatestFiniteMagnitude)

  /// A filter: one function, or an address.
  static let filter = address.orElse(
    pieces(named: "filter", ["blur(1px)", "sepia(1)"]) { (parser) throws(ValueError) in
      let name = parser.next() == .function ? parser.cursor.name.lowercased() : ""
      guard let row = filterFunctions[name] else { throw parser.error(.valueTypeMismatch, expected: "<filter>") }
      var arguments = ValueParser(parser.cursor.enterBlock())
      var argument = SuitePiece.text(row.initial)
      if !arguments.isAtEnd || row.initial.isEmpty {
        argument = .value(try row.argument.parse(&arguments), row.argument)
      }
      try arguments.expectEnd("`)`")
      return SuitePieces(pieces: [.text("\(name)("), argument, .text(")")], separator: "")
    })

  /// The rectangle of `clip`: the distances of its four edges.
  ///
  /// - Spec: https://www.w3.org/TR/css-masking-1/#funcdef-clip-rect
  static let clipRectangle = pieces(named: "clip", ["rect(auto, auto, auto, auto)", "rect(0px, 1px, 1px, 0px)"]) {
    (parser) throws(ValueError) in
    guard parser.next() == .function, parser.cursor.isFunction("rect") else {
      throw parser.error(.valueTypeMismatch, expected: "rect()")
    }
    var arguments = ValueParser(parser.cursor.enterBlock())
    var pieces: [SuitePiece] = []
    repeat {
      pieces.append(try optionalPiece(&arguments, ValueKind.cssLength.or("auto")))
      if pieces.count < 4, arguments.next() == .comma { arguments.cursor.advance() }
    } while !arguments.isAtEnd
    guard pieces.count == 4 else { throw arguments.error(.wrongArity, expected: "4 edges") }
    let separators = [SuitePiece.text(", "), .text(", "), .text(", "), .text(")")]
    return SuitePieces(pieces: [.text("rect(")] + zip(pieces, separators).flatMap { [$0, $1] }, separator: "")
  }
}
