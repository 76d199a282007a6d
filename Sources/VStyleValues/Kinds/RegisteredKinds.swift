import VStyleSyntax

/// The value types that only registered custom properties have. Their payload is the canonical text, ``TokenText``.
///
/// - Spec: https://www.w3.org/TR/css-properties-values-api-1/#supported-names
extension ValueKind {
  /// The value types that the `syntax` of `@property` can name beside ``named``.
  static let registered: [ValueKind] = [.resolution, percentage, customIdent, url]

  /// - Spec: https://www.w3.org/TR/css-values-4/#percentages
  private static let percentage = text("percentage", samples: ["0%", "12.5%"]) {
    (parser: inout ValueParser) throws(ValueError) -> StyleValue in
    let start = parser
    switch parser.next() {
    case .percentage:
      let number = parser.cursor.tape.number(parser.cursor.index)
      guard number.isFinite else { throw parser.error(.invalidNumber, expected: "a finite number") }
      parser.cursor.advance()
      return DeferredPercentage(calculation: .value(number, .percent)).resolve(in: ValueContext())
    case .function where CalculationParser.isFunction(parser.cursor):
      let value = DeferredPercentage(calculation: try CalculationParser().parse(&parser))
      guard value.calculation.type == .percentage else {
        var error = start.error(.calcTypeError, expected: "<percentage>")
        error.found = "a calculation of type \(value.calculation.type.description)"
        throw error
      }
      return value.calculation.isConstant ? value.resolve(in: ValueContext()) : StyleValue(deferred: value)
    default: throw parser.error(.valueTypeMismatch, expected: "<percentage>")
    }
  }

  /// - Spec: https://www.w3.org/TR/css-values-4/#custom-idents
  private static let customIdent = text("custom-ident", samples: ["wide", "--own"]) {
    (parser: inout ValueParser) throws(ValueError) -> StyleValue in
    guard parser.next() == .ident, !ValueParser.isReserved(parser.cursor.name) else {
      throw parser.error(.valueTypeMismatch, expected: "<custom-ident>")
    }
    defer { parser.cursor.advance() }
    return StyleValue(TokenText(CSSSerialization.serialize(identifier: parser.cursor.name)))
  }

  /// - Spec: https://www.w3.org/TR/css-values-4/#urls
  private static let url = text("url", samples: ["url(\"a.png\")", "url(\"\")"]) {
    (parser: inout ValueParser) throws(ValueError) -> StyleValue in
    var address: String?
    if parser.next() == .url {
      address = parser.cursor.tape.url(parser.cursor.index)
    } else if parser.cursor.isFunction("url") {
      var ahead = parser.cursor
      var inside = ValueParser(ahead.enterBlock())
      if inside.next() == .string {
        address = inside.cursor.tape.string(inside.cursor.index)
        inside.cursor.advance()
        if !inside.isAtEnd { address = nil }
      }
    }
    guard let address else { throw parser.error(.valueTypeMismatch, expected: "<url>") }
    parser.cursor.skipComponentValue()
    return StyleValue(TokenText("url(\(CSSSerialization.serialize(string: address)))"))
  }

  private static func text(
    _ name: String, samples: [String],
    _ parse: @escaping @Sendable (inout ValueParser) throws(ValueError) -> StyleValue
  ) -> ValueKind {
    textual(name, "<\(name)>", samples: samples.map { StyleValue(TokenText($0)) }, keywords: [], parse)
  }

  private static func textual(
    _ name: String, _ syntax: String, samples: [StyleValue], keywords: [String],
    _ parse: @escaping @Sendable (inout ValueParser) throws(ValueError) -> StyleValue
  ) -> ValueKind {
    ValueKind(
      name: name, syntax: syntax, swiftTypeName: "String", samples: samples, keywords: keywords, parse: parse,
      serialize: { $0[as: TokenText.self]?.text ?? "" }, convert: { ($0 as? TokenText).map { StyleValue($0) } })
  }

  /// A value of one of several value types. The first one that accepts the whole value decides.
  ///
  /// - Spec: https://www.w3.org/TR/css-properties-values-api-1/#combinator
  static func alternatives(_ kinds: [ValueKind]) -> ValueKind {
    let syntax = kinds.map(\.syntax).joined(separator: " | ")
    let samples = kinds.flatMap { kind in kind.samples.map { kind.text(of: [$0]) } }
    return textual("alternatives", syntax, samples: samples, keywords: kinds.flatMap(\.keywords)) {
      (parser: inout ValueParser) throws(ValueError) -> StyleValue in
      for kind in kinds {
        var ahead = parser
        guard let value = try? kind.parse(&ahead), ahead.next() == .endOfFile else { continue }
        parser = ahead
        return kind.text(of: [value])
      }
      _ = parser.next()
      throw parser.error(.valueTypeMismatch, expected: syntax)
    }
  }

  /// A list of one or more values with white space between them: `<length>+`.
  ///
  /// - Spec: https://www.w3.org/TR/css-properties-values-api-1/#multipliers
  var spacedList: ValueKind {
    let element = self
    return ValueKind.textual(
      name + "-list", "\(syntax)+", samples: [element.text(of: Array(samples.prefix(1))), element.text(of: samples)],
      keywords: keywords
    ) { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
      var values: [StyleValue] = []
      repeat { values.append(try element.parse(&parser)) } while parser.next() != .endOfFile
      return element.text(of: values)
    }
  }

  /// The canonical text of values of this value type.
  fileprivate func text(of values: [StyleValue]) -> StyleValue {
    let text = DeferredText(values: values, kind: self)
    return values.contains(where: \.dependsOnContext)
      ? StyleValue(deferred: text) : StyleValue(TokenText(text.serialized))
  }
}

/// The text of values of which one depends on the context.
private struct DeferredText: DeferredValue {
  let values: [StyleValue]
  let kind: ValueKind

  func resolve(in context: ValueContext) -> StyleValue { kind.text(of: values.map { $0.resolved(in: context) }) }

  var serialized: String { values.map(kind.serialize).joined(separator: " ") }

  func followingCurrentColor(in context: ValueContext) -> StyleValue? {
    let following = values.map { $0.followingCurrentColor(in: context) }
    guard following.contains(where: { $0 != nil }) else { return nil }
    return kind.text(of: zip(following, values).map { $0 ?? $1.resolved(in: context) })
  }
}

/// A calculation of a percentage.
private struct DeferredPercentage: DeferredValue {
  let calculation: Calculation

  func resolve(in context: ValueContext) -> StyleValue {
    let number = calculation.evaluate(in: CalculationContext(values: context))
    let limit = Double.greatestFiniteMagnitude
    let finite = number.isNaN ? 0 : min(max(number, -limit), limit)
    return StyleValue(TokenText(CSSSerialization.serialize(number: finite) + "%"))
  }

  var serialized: String { calculation.serialized }
}
