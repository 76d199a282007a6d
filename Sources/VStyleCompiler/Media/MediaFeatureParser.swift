import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// A parser for the content of a media feature's parentheses.
///
/// - Spec: https://www.w3.org/TR/mediaqueries-4/#mq-range-context
struct MediaFeatureParser {
  var cursor: TokenCursor

  mutating func parse() throws(MediaQueryError) -> MediaQuery {
    cursor.skipTrivia()
    if cursor.kind == .ident { return try parseFromName() }
    let feature = try nameBehindValue()
    let (left, first) = (try operand(feature), try comparison())
    cursor.skipTrivia()
    cursor.advance()
    cursor.skipTrivia()
    let query = MediaQuery.comparison(feature.name, first.flipped, left)
    guard cursor.kind != .endOfFile else { return query }
    let second = try comparison()
    let right = try operand(feature)
    try expectEnd()
    guard first.points(with: second) else { throw error(.opposedComparisons) }
    return .and([query, .comparison(feature.name, second, right)])
  }

  private mutating func parseFromName() throws(MediaQueryError) -> MediaQuery {
    let (feature, prefix) = try name()
    cursor.skipTrivia()
    if cursor.kind == .endOfFile {
      if let prefix {
        let name = (prefix == .greaterOrEqual ? "min-" : "max-") + feature.name
        throw error(.prefixWithoutValue(name))
      }
      return .feature(feature.name)
    }
    if cursor.consume(.colon) {
      guard let prefix else { return try plain(feature) }
      let query = MediaQuery.comparison(feature.name, prefix, try operand(feature))
      try expectEnd()
      return query
    }
    if prefix != nil { throw error(.prefixInComparison) }
    let comparison = try comparison()
    let right = try operand(feature)
    try expectEnd()
    return .comparison(feature.name, comparison, right)
  }

  private mutating func plain(_ feature: MediaFeature) throws(MediaQueryError) -> MediaQuery {
    cursor.skipTrivia()
    if case .zeroOrOne = feature.grammar {
      let value = try value(.integer(0...1))
      try expectEnd()
      return .comparison(feature.name, .equal, .number(value))
    }
    guard !feature.keywords.isEmpty else {
      let value = try operand(feature)
      try expectEnd()
      return .comparison(feature.name, .equal, value)
    }
    guard cursor.kind == .ident || cursor.kind == .number else {
      throw error(.noKeyword(feature, found: nil))
    }
    let keyword = (cursor.kind == .ident ? cursor.name : cursor.tape.source.text(in: cursor.range)).lowercased()
    guard feature.keywords.contains(keyword) else { throw error(.noKeyword(feature, found: keyword)) }
    cursor.advance()
    try expectEnd()
    return .keyword(feature.name, keyword)
  }

  /// Parses the feature's name, and the comparison that a `min-` or `max-` prefix means.
  private mutating func name() throws(MediaQueryError) -> (MediaFeature, MediaQuery.Comparison?) {
    guard cursor.kind == .ident else { throw error(.noName) }
    let text = NameStyle.lowercased(cursor.name)
    if let known = MediaFeature.named(text) {
      cursor.advance()
      return (known, nil)
    }
    for (prefix, comparison) in [("min-", MediaQuery.Comparison.greaterOrEqual), ("max-", .lessOrEqual)]
    where text.hasPrefix(prefix) {
      let rest = String(text.dropFirst(prefix.count))
      guard let known = MediaFeature.named(rest), known.keywords.isEmpty else { continue }
      cursor.advance()
      return (known, comparison)
    }
    throw error(.unknownFeature(text))
  }

  private mutating func comparison() throws(MediaQueryError) -> MediaQuery.Comparison {
    cursor.skipTrivia()
    for sign in ["<", ">", "="] as [Unicode.Scalar] where cursor.consume(delim: sign) {
      cursor.skipComments()
      if sign == "=", cursor.isDelim("<") || cursor.isDelim(">") {
        let right = (cursor.isDelim("<") ? "<" : ">") + "="
        throw error(.noComparison(meaning: right))
      }
      let orEqual = sign != "=" && cursor.consume(delim: "=")
      return MediaQuery.Comparison(rawValue: String(sign) + (orEqual ? "=" : "")) ?? .equal
    }
    throw error(.noComparison(meaning: nil))
  }

  /// Finds the feature that follows the value and the comparison at the start: `600 < width`.
  private func nameBehindValue() throws(MediaQueryError) -> MediaFeature {
    var copy = self
    while copy.cursor.kind != .endOfFile, copy.cursor.kind != .ident { copy.cursor.skipComponentValue() }
    let (feature, prefix) = try copy.name()
    if prefix != nil { throw copy.error(.prefixInComparison) }
    return feature
  }

  /// Parses the value that a feature is compared with.
  private mutating func operand(_ feature: MediaFeature) throws(MediaQueryError) -> MediaOperand {
    switch feature.grammar {
    case .number(let kind): return .number(try value(kind))
    case .ratio:
      let first = try value(.number(0...))
      cursor.skipTrivia()
      return .ratio(first, cursor.consume(delim: "/") ? try value(.number(0...)) : StyleValue(1.0))
    case .keywords, .nestedKeywords, .zeroOrOne:
      cursor.skipTrivia()
      let value = cursor.kind == .ident ? cursor.name : feature.keywords.first ?? ""
      throw error(.unordered(feature, value: value))
    }
  }

  private mutating func value(_ kind: ValueKind) throws(MediaQueryError) -> StyleValue {
    var start = cursor
    start.skipTrivia()
    var parser = ValueParser(start)
    do throws(ValueError) {
      let value = try kind.parse(&parser)
      cursor = parser.cursor
      return value
    } catch {
      throw MediaQueryError(range: error.range, reason: .wrongValue(error, of: kind, at: start))
    }
  }

  private mutating func expectEnd() throws(MediaQueryError) {
    cursor.skipTrivia()
    if cursor.kind != .endOfFile { throw error(.tokenAfterFeature) }
  }

  private func error(_ reason: MediaQueryError.Reason) -> MediaQueryError {
    MediaQueryError(range: cursor.range, reason: reason)
  }
}
