import VStyleSyntax
import VStyleValues

/// Reads what stands between the parentheses of a media feature.
///
/// - Spec: https://www.w3.org/TR/mediaqueries-4/#mq-range-context
struct MediaFeatureParser {
  var cursor: TokenCursor

  mutating func parse() throws(MediaQueryParser.Problem) -> MediaQuery {
    cursor.skipTrivia()
    if cursor.kind == .ident { return try parseFromName() }
    let (left, first) = (try number(), try comparison())
    cursor.skipTrivia()
    let (feature, _) = try name()
    cursor.skipTrivia()
    let query = MediaQuery.number(feature, first.flipped, left)
    guard cursor.kind != .endOfFile else { return query }
    let second = try comparison()
    let right = try number()
    try expectEnd()
    return .and([query, .number(feature, second, right)])
  }

  private mutating func parseFromName() throws(MediaQueryParser.Problem) -> MediaQuery {
    let (feature, prefix) = try name()
    cursor.skipTrivia()
    if cursor.kind == .endOfFile {
      if prefix != nil { throw problem("`min-` and `max-` need a value") }
      return .feature(feature)
    }
    if cursor.take(.colon) {
      if let prefix { return .number(feature, prefix, try number()) }
      return try plain(feature)
    }
    if prefix != nil { throw problem("`min-` and `max-` take a value behind a colon") }
    let comparison = try comparison()
    let right = try number()
    try expectEnd()
    return .number(feature, comparison, right)
  }

  private mutating func plain(_ feature: String) throws(MediaQueryParser.Problem) -> MediaQuery {
    cursor.skipTrivia()
    guard let known = MediaFeature.named(feature), !known.keywords.isEmpty else {
      let value = try number()
      try expectEnd()
      return .number(feature, .equal, value)
    }
    let keywords = known.keywords.joined(separator: " | ")
    guard cursor.kind == .ident else { throw problem("`\(feature)` takes \(keywords)") }
    let keyword = cursor.name.lowercased()
    guard known.keywords.contains(keyword) else {
      throw problem("`\(feature)` takes \(keywords), found `\(keyword)`")
    }
    cursor.advance()
    try expectEnd()
    return .keyword(feature, keyword)
  }

  /// The feature's name, and the comparison that a prefix stands for.
  private mutating func name() throws(MediaQueryParser.Problem) -> (String, MediaQuery.Comparison?) {
    guard cursor.kind == .ident else { throw problem("a media feature has a name") }
    let text = cursor.name.lowercased()
    if MediaFeature.named(text) != nil {
      cursor.advance()
      return (text, nil)
    }
    for (prefix, comparison) in [("min-", MediaQuery.Comparison.greaterOrEqual), ("max-", .lessOrEqual)]
    where text.hasPrefix(prefix) {
      let rest = String(text.dropFirst(prefix.count))
      guard let known = MediaFeature.named(rest), known.keywords.isEmpty else { continue }
      cursor.advance()
      return (rest, comparison)
    }
    let guess = Spelling.closest(to: text, in: MediaFeature.all.map(\.name))
    throw problem("there is no media feature `\(text)`" + (guess.map { "; did you mean `\($0)`?" } ?? ""))
  }

  private mutating func comparison() throws(MediaQueryParser.Problem) -> MediaQuery.Comparison {
    cursor.skipTrivia()
    for sign in ["<", ">", "="] as [Unicode.Scalar] where cursor.take(delim: sign) {
      cursor.skipComments()
      let orEqual = sign != "=" && cursor.take(delim: "=")
      return MediaQuery.Comparison(rawValue: String(sign) + (orEqual ? "=" : "")) ?? .equal
    }
    throw problem("a comparison is one of = < <= > >=")
  }

  private mutating func number() throws(MediaQueryParser.Problem) -> Double {
    cursor.skipTrivia()
    switch cursor.kind {
    case .number:
      defer { cursor.advance() }
      return cursor.tape.number(cursor.index)
    case .dimension:
      let factors = ["px": 1, "pt": 1, "em": 17, "rem": 17, "x": 1, "dppx": 1, "dpi": 1.0 / 96, "dpcm": 2.54 / 96]
      guard let factor = factors[cursor.tape.unit(cursor.index).lowercased()] else {
        throw problem("a media feature takes points, or a resolution in x")
      }
      defer { cursor.advance() }
      return cursor.tape.number(cursor.index) * factor
    default: throw problem("a number is needed here")
    }
  }

  private mutating func expectEnd() throws(MediaQueryParser.Problem) {
    cursor.skipTrivia()
    if cursor.kind != .endOfFile { throw problem("a media feature ends before this") }
  }

  private func problem(_ message: String) -> MediaQueryParser.Problem {
    MediaQueryParser.Problem(range: cursor.range, message: message)
  }
}
