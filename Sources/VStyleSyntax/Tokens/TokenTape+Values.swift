/// The values of tokens: names, texts and numbers, decoded on demand.
extension TokenTape {
  /// The name of an identifier, function (without `(`), at-keyword (without `@`) or hash (without `#`).
  package func name(_ index: Int) -> String { text(index, nameRange(index)) }

  /// The text of a string token without its quotes.
  package func string(_ index: Int) -> String {
    let range = range(index)
    var end = range.end
    if !isUnterminated(index), kind(index) == .string { end -= 1 }
    if isUnterminated(index), end > range.start + 1, endsWithLoneBackslash(range) { end -= 1 }
    return text(index, SourceRange(range.start + 1, max(end, range.start + 1)))
  }

  /// The address in an unquoted url token, without white space around it.
  package func url(_ index: Int) -> String {
    let range = range(index)
    let bytes = source.bytes
    var start = range.start
    while bytes[start] != 0x28 { start += 1 }
    start += 1
    var end = isUnterminated(index) ? range.end : range.end - 1
    while start < end, CodePoints.isWhitespace(bytes[start]) { start += 1 }
    while end > start, CodePoints.isWhitespace(bytes[end - 1]), end < 2 || bytes[end - 2] != 0x5C { end -= 1 }
    return text(index, SourceRange(start, end))
  }

  /// The code point of a delim token.
  package func delim(_ index: Int) -> Unicode.Scalar {
    let first = source.bytes[range(index).start]
    guard first >= 0x80 else { return Unicode.Scalar(first) }
    return source.text(in: range(index)).unicodeScalars.first ?? "\u{FFFD}"
  }

  /// Whether a token is the delim of an ASCII code point.
  @inlinable @inline(__always)
  package func isDelim(_ index: Int, _ scalar: Unicode.Scalar) -> Bool {
    kind(index) == .delim && source.bytes[Int(starts[index])] == UInt8(truncatingIfNeeded: scalar.value)
  }

  /// The first byte of a token.
  @inlinable @inline(__always)
  package func firstByte(_ index: Int) -> UInt8 { source.bytes[Int(starts[index])] }

  /// The value of a number, percentage or dimension token. A percentage is the number before `%`.
  package func number(_ index: Int) -> Double {
    let range = numberRange(index)
    let bytes = source.bytes
    return TokenDecoder.number(bytes.span, range.start, range.end)
  }

  /// The value of a number, percentage or dimension token, and the range of bytes after the number.
  package func measure(_ index: Int) -> (number: Double, unit: SourceRange) {
    let range = numberRange(index)
    let bytes = source.bytes
    let number = TokenDecoder.number(bytes.span, range.start, range.end)
    return (number, SourceRange(range.end, start(of: index + 1)))
  }

  /// Whether a number, percentage or dimension is written without a fraction or an exponent.
  package func isInteger(_ index: Int) -> Bool { TokenTag(raw: tags[index]).has(TokenTag.isIdentifierOrInteger) }

  /// Whether a number is written with a sign.
  package func hasSign(_ index: Int) -> Bool {
    let first = source.bytes[range(index).start]
    return first == 0x2B || first == 0x2D
  }

  /// The unit of a dimension token, as written.
  package func unit(_ index: Int) -> String { text(index, unitRange(index)) }

  /// The bytes of a dimension token's unit.
  package func unitRange(_ index: Int) -> SourceRange { SourceRange(numberRange(index).end, range(index).end) }

  /// Whether the name of an identifier, function, at-keyword or hash is an ASCII text, in any case.
  ///
  /// - Parameter lowercase: the text in lower case.
  @usableFromInline
  package func isName(_ index: Int, _ lowercase: StaticString) -> Bool {
    guard !needsDecoding(index) else { return name(index).lowercased() == lowercase.description }
    let range = nameRange(index)
    guard range.count == lowercase.utf8CodeUnitCount else { return false }
    let bytes = source.bytes
    return lowercase.withUTF8Buffer { expected in
      let name = bytes.span.extracting(range.start..<range.end)
      for bit in name.indices where CodePoints.lowercased(name[bit]) != expected[bit] { return false }
      return true
    }
  }

  /// Whether a token is an identifier with an ASCII text, in any case.
  package func isIdent(_ index: Int, _ lowercase: StaticString) -> Bool {
    kind(index) == .ident && isName(index, lowercase)
  }

  /// Whether a token is an identifier that starts with two hyphens.
  package func isDashedIdent(_ index: Int) -> Bool {
    guard kind(index) == .ident else { return false }
    if needsDecoding(index) { return name(index).isDashedName }
    let start = Int(starts[index])
    return source.bytes[start] == 0x2D && self.start(of: index + 1) > start + 1 && source.bytes[start + 1] == 0x2D
  }

  /// Whether a token is the name of a custom property: two hyphens and more. `--` alone is reserved.
  ///
  /// - Spec: https://www.w3.org/TR/css-variables-1/#typedef-custom-property-name
  package func isCustomPropertyName(_ index: Int) -> Bool {
    isDashedIdent(index) && (needsDecoding(index) ? name(index).utf8.count : range(index).count) > 2
  }

  @inline(__always)
  private func needsDecoding(_ index: Int) -> Bool { TokenTag(raw: tags[index]).has(TokenTag.needsDecoding) }

  @inline(__always)
  private func nameRange(_ index: Int) -> SourceRange {
    let range = range(index)
    return switch kind(index) {
    case .function: SourceRange(range.start, range.end - 1)
    case .atKeyword, .hash: SourceRange(range.start + 1, range.end)
    default: range
    }
  }

  private func numberRange(_ index: Int) -> SourceRange {
    let range = range(index)
    let bytes = source.bytes
    var end = range.start
    _ = Tokenizer.skipNumber(bytes.span, &end)
    return SourceRange(range.start, end)
  }

  private func text(_ index: Int, _ range: SourceRange) -> String {
    let bytes = source.bytes
    return needsDecoding(index) ? TokenDecoder.decode(bytes.span, range.start, range.end) : source.text(in: range)
  }

  /// Whether the bytes end with a backslash that is not itself escaped.
  func endsWithLoneBackslash(_ range: SourceRange) -> Bool {
    var count = 0
    var position = range.end - 1
    while position > range.start, source.bytes[position] == 0x5C {
      count += 1
      position -= 1
    }
    return count % 2 == 1
  }
}
