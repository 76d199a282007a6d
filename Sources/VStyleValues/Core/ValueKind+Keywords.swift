import VStyleSyntax

extension ValueKind {
  /// The same value type with keywords as additional values: `<length> | automatic`. Swift: `Keyword` for keywords.
  ///
  /// - Parameter words: the keywords. `none` is the absence of a value, as in ``orNone``.
  public func or(_ words: [String]) -> ValueKind { or(words, isExact: false) }

  /// The value type, or one of some keywords.
  ///
  /// - Parameter isExact: whether a keyword has to be written as in the list. Otherwise case does not matter.
  func or(_ words: [String], isExact: Bool) -> ValueKind {
    let others = words.filter { $0 != "none" }
    let kind = others.count == words.count ? self : orNone
    guard !others.isEmpty else { return kind }
    let keywords = ValueKind.keywords(others, isExact: isExact)
    let syntax = (kind.acceptsNone ? String(kind.syntax.dropLast(" | none".count)) : kind.syntax)
    let whole = ([syntax] + others + (kind.acceptsNone ? ["none"] : [])).joined(separator: " | ")
    return ValueKind(
      name: name, syntax: whole, swiftTypeName: swiftTypeName, samples: keywords.samples + kind.samples,
      acceptsNone: kind.acceptsNone, keywords: others + kind.keywords,
      parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
        if parser.next() == .ident, let value = try? parser.attempt(keywords.parseValue) { return value }
        do throws(ValueError) { return try kind.parse(&parser) } catch {
          throw error.expecting(whole)
        }
      },
      serialize: { $0[as: Keyword.self] == nil ? kind.serializeValue($0) : keywords.serializeValue($0) },
      convert: { keywords.convertAny($0) ?? kind.convertAny($0) },
      check: { $0[as: Keyword.self] == nil ? kind.checkValue($0) : nil }
    ).withPlainSyntax(plainSyntax)
  }
}

extension ValueError {
  /// The error with the whole grammar as expected syntax, if the rule is a type mismatch or an unknown keyword.
  fileprivate func expecting(_ syntax: String) -> ValueError {
    guard rule == .valueTypeMismatch || rule == .unknownKeyword else { return self }
    var copy = self
    copy.expected = syntax
    return copy
  }
}
