import VStyleSyntax
import VStyleValues

extension SuiteKeyword {
  /// The value of every color that contains a system color of browsers. No answer has it.
  static let systemColor = StyleValue(SuiteKeyword(name: "<system-color>"))
}

/// Colors, images, shadows and filters: the value types of the product with the syntax and the texts of CSS.
extension ValueKind {
  /// A color. A system color of browsers is valid at any depth, but has no value.
  static let cssColor = ValueKind.color.orElse(
    ValueKind(
      name: "system-color", syntax: "<system-color>", swiftTypeName: "\(SuiteKeyword.self)",
      samples: [SuiteKeyword.systemColor],
      parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
        let kind = parser.next()
        let start = parser.cursor.index
        parser.cursor.skipComponentValue()
        var tokens = TokenCursor(parser.cursor.tape, start..<parser.cursor.index)
        while tokens.kind != .endOfFile, !(tokens.kind == .ident && systemColors.contains(tokens.name.lowercased())) {
          tokens.advance()
        }
        guard kind == .ident || kind == .function, tokens.kind == .ident else {
          throw parser.error(.valueTypeMismatch, expected: "<color>")
        }
        return SuiteKeyword.systemColor
      },
      serialize: { $0[as: SuiteKeyword.self]?.name ?? "" }, convert: { _ in nil }))

  /// - Spec: https://www.w3.org/TR/css-color-4/#css-system-colors
  private static let systemColors: Set<String> = [
    "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext", "canvas", "canvastext",
    "field", "fieldtext", "graytext", "highlight", "highlighttext", "linktext", "mark", "marktext", "selecteditem",
    "selecteditemtext", "visitedtext", "activeborder", "activecaption", "appworkspace", "background",
    "buttonhighlight", "buttonshadow", "captiontext", "inactiveborder", "inactivecaption", "inactivecaptiontext",
    "infobackground", "infotext", "menu", "menutext", "scrollbar", "threeddarkshadow", "threedface", "threedhighlight",
    "threedlightshadow", "threedshadow", "window", "windowframe", "windowtext",
  ]

  /// An image: the text of an address, or a gradient.
  static let cssImage = address.orElse(
    ValueKind(
      name: "gradient", syntax: ValueKind.gradient.syntax, swiftTypeName: ValueKind.gradient.swiftTypeName,
      samples: ValueKind.gradient.samples,
      parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
        var ahead = parser
        if ahead.next() == .function {
          var arguments = ValueParser(ahead.cursor.enterBlock())
          while arguments.next() != .endOfFile {
            try refusePlainNumber(arguments)
            arguments.cursor.skipComponentValue()
          }
        }
        return try ValueKind.gradient.parse(&parser)
      },
      serialize: { inPixels(ValueKind.gradient.serialize($0)) }, convert: { _ in nil }))

  /// Returns the text of a function with a unit after each number among its arguments.
  private static func inPixels(_ function: String) -> String {
    var cursor = TokenCursor(TokenTape(SourceText(function)))
    guard cursor.kind == .function else { return function }
    var text = "\(cursor.name)("
    var arguments = cursor.enterBlock()
    while arguments.kind != .endOfFile {
      let start = arguments.index
      let isNumber = arguments.kind == .number
      arguments.skipComponentValue()
      text += arguments.tape.source.text(in: arguments.tape.range(start..<arguments.index)) + (isNumber ? "px" : "")
    }
    return text + ")"
  }

  /// A transform: a matrix as the text of CSS. The identity is serialized as `none`.
  static let cssTransform = ValueKind(
    name: "transform", syntax: ValueKind.transform3D.syntax, swiftTypeName: ValueKind.transform3D.swiftTypeName,
    samples: ValueKind.transform3D.samples, parse: ValueKind.transform3D.parse,
    serialize: { $0 == StyleValue(Transform3D.identity) ? "none" : ValueKind.transform3D.serialize($0) },
    convert: { _ in nil })

  /// A file, as its source text.
  static let address = pieces("url", ["url(a.png)", "url(b.png)"]) { (parser) throws(ValueError) in
    guard parser.next() == .url || parser.cursor.isFunction("url") else {
      throw parser.error(.valueTypeMismatch, expected: "<url>")
    }
    let start = parser.cursor.index
    parser.cursor.skipComponentValue()
    return [.text(parser.cursor.tape.source.text(in: parser.cursor.tape.range(start..<parser.cursor.index)))]
  }

  /// Returns a value type for shadows. That of a box can be inside the box, and has a spread distance.
  ///
  /// - Spec: https://www.w3.org/TR/css-backgrounds-3/#box-shadow
  static func cssShadow(ofBox: Bool) -> ValueKind {
    pieces("shadow", ["black 0px 0px 0px", "black 1px 1px 1px"]) { (parser) throws(ValueError) in
      var words: [String] = []
      var lengths: [SuitePiece] = []
      var isInside = false
      while parser.next() != .endOfFile, parser.cursor.kind != .comma {
        if ofBox, !isInside, parser.cursor.consume(ident: "inset") {
          isInside = true
          continue
        }
        try refusePlainNumber(parser)
        let start = parser.cursor.index
        if let length = try? optionalPiece(&parser, .cssLength) {
          lengths.append(length)
          if ofBox, lengths.count == 4 { continue }
        } else {
          parser.cursor.skipComponentValue()
        }
        words.append(parser.cursor.tape.source.text(in: parser.cursor.tape.range(start..<parser.cursor.index)))
      }
      var value = ValueParser(TokenCursor(TokenTape(SourceText(words.joined(separator: " ")))))
      let shadow = try ValueKind.shadow.parse(&value)
      try value.expectEnd("<shadow>")
      let spread = lengths.count == 4 ? lengths[3] : .text("0px")
      return [.value(shadow, cssShadowText)] + (ofBox ? [spread] : []) + (isInside ? [.text("inset")] : [])
    }
  }

  /// The value type of the product with the text of CSS: the color first, and units.
  private static let cssShadowText = ValueKind(
    name: "shadow", syntax: ValueKind.shadow.syntax, swiftTypeName: ValueKind.shadow.swiftTypeName,
    samples: ValueKind.shadow.samples, parse: ValueKind.shadow.parse,
    serialize: {
      guard let shadow = $0[as: Shadow.self] else { return "" }
      let lengths = [shadow.offset.width, shadow.offset.height, shadow.blurRadius]
      return ([shadow.color.description] + lengths.map { "\(CSSSerialization.serialize(number: $0))px" })
        .joined(separator: " ")
    }, convert: { _ in nil })
}
