import VStyleSyntax

/// Attribute selectors.
extension SelectorParser {
  /// Parses an `<attribute-selector>`, from its `[` on.
  ///
  /// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#typedef-attribute-selector
  func consumeAttributeSelector(_ cursor: inout TokenCursor) throws(SelectorError) -> AttributeSelector {
    var contents = cursor.enterBlock()
    contents.skipTrivia()
    let namespace = try consumeNamespace(&contents)
    guard contents.kind == .ident else { throw unexpected(contents, expected: "the name of an attribute") }
    let name = contents.name
    contents.advance()
    contents.skipTrivia()
    guard contents.kind != .endOfFile else { return AttributeSelector(name, namespace: namespace) }
    let comparison = try consumeComparison(&contents)
    contents.skipTrivia()
    let value = try consumeValue(&contents)
    contents.skipTrivia()
    let letterCase = consumeLetterCase(&contents)
    contents.skipTrivia()
    guard contents.kind == .endOfFile else { throw unexpected(contents, expected: "`i`, `s` or `]`") }
    return AttributeSelector(name, namespace: namespace, .init(comparison, value, letterCase))
  }

  private func consumeNamespace(
    _ cursor: inout TokenCursor
  ) throws(SelectorError) -> AttributeSelector.Namespace {
    if cursor.isDelim("*"), cursor.isDelim(ahead: 1, "|"), cursor.kind(ahead: 2) == .ident {
      cursor.advance()
      cursor.advance()
      return .any
    }
    if cursor.kind == .ident, cursor.isDelim(ahead: 1, "|"), cursor.kind(ahead: 2) == .ident {
      throw namespacePrefix(cursor)
    }
    if cursor.isDelim("|"), cursor.kind(ahead: 1) == .ident { cursor.advance() }
    return .none
  }

  private func consumeComparison(
    _ cursor: inout TokenCursor
  ) throws(SelectorError) -> AttributeSelector.Comparison {
    for comparison in AttributeSelector.Comparison.allCases {
      var copy = cursor
      if comparison.rawValue.unicodeScalars.allSatisfy({ copy.consume(delim: $0) }) {
        cursor = copy
        return comparison
      }
    }
    throw unexpected(cursor, expected: "`]`, `=`, `~=`, `|=`, `^=`, `$=` or `*=`")
  }

  private func consumeValue(_ cursor: inout TokenCursor) throws(SelectorError) -> String {
    let value: String
    switch cursor.kind {
    case .ident: value = cursor.name
    case .string: value = cursor.tape.string(cursor.index)
    default: throw unexpected(cursor, expected: "a string or an identifier")
    }
    cursor.advance()
    return value
  }

  private func consumeLetterCase(_ cursor: inout TokenCursor) -> AttributeSelector.LetterCase {
    if cursor.consume(ident: "i") { return .insensitive }
    if cursor.consume(ident: "s") { return .sensitive }
    return .unspecified
  }
}
