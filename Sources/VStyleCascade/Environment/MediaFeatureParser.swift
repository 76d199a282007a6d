import VStyleSyntax
import VStyleValues

/// A parser for the content of a media feature's parentheses.
///
/// - Spec: https://www.w3.org/TR/mediaqueries-4/#mq-range-context
struct MediaFeatureParser {
  var cursor: TokenCursor

  mutating func parse() throws(MediaQueryParser.SyntaxError) -> MediaQuery {
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
    guard first.points(with: second) else { throw error("the two comparisons do not point the same way") }
    return .and([query, .comparison(feature.name, second, right)])
  }

  private mutating func parseFromName() throws(MediaQueryParser.SyntaxError) -> MediaQuery {
    let (feature, prefix) = try name()
    cursor.skipTrivia()
    if cursor.kind == .endOfFile {
      if let prefix {
        let name = (prefix == .greaterOrEqual ? "min-" : "max-") + feature.name
        throw error("`min-` and `max-` need a value; did you mean `(\(name): 600)`?")
      }
      return .feature(feature.name)
    }
    if cursor.consume(.colon) {
      guard let prefix else { return try plain(feature) }
      let query = MediaQuery.comparison(feature.name, prefix, try operand(feature))
      try expectEnd()
      return query
    }
    if prefix != nil { throw error("`min-` and `max-` take a value after a colon") }
    let comparison = try comparison()
    let right = try operand(feature)
    try expectEnd()
    return .comparison(feature.name, comparison, right)
  }

  private mutating func plain(_ feature: MediaFeature) throws(MediaQueryParser.SyntaxError) -> MediaQuery {
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
      throw error("`\(feature.name)` takes \(feature.keywordsInWords)")
    }
    let keyword = (cursor.kind == .ident ? cursor.name : cursor.tape.source.text(in: cursor.range)).lowercased()
    guard feature.keywords.contains(keyword) else {
      let others = MediaFeatureParser.otherKeywords[keyword] ?? []
      let meant =
        others.first { feature.keywords.contains($0) } ?? feature.keyword(meaning: keyword)
        ?? KeywordGuess.closest(to: keyword, in: feature.keywords)
      let guess = meant.map { "; did you mean `\($0)`?" } ?? ""
      throw error("`\(feature.name)` takes \(feature.keywordsInWords), found `\(keyword)`" + guess)
    }
    cursor.advance()
    try expectEnd()
    return .keyword(feature.name, keyword)
  }

  /// Parses the feature's name, and the comparison that a `min-` or `max-` prefix means.
  private mutating func name() throws(MediaQueryParser.SyntaxError) -> (MediaFeature, MediaQuery.Comparison?) {
    guard cursor.kind == .ident else { throw error("a media feature has a name") }
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
    let prefix = ["min-", "max-"].first { text.hasPrefix($0) } ?? ""
    let rest = String(text.dropFirst(prefix.count))
    let guess = (MediaFeatureParser.otherNames[rest] ?? Spelling.closest(to: rest, in: MediaFeature.all.map(\.name)))
      .map { prefix + $0 }
    throw MediaQueryParser.SyntaxError(
      range: cursor.range,
      message: "there is no media feature `\(text)`" + (guess.map { "; did you mean `\($0)`?" } ?? ""),
      help: ForeignNames.mediaType(text))
  }

  private mutating func comparison() throws(MediaQueryParser.SyntaxError) -> MediaQuery.Comparison {
    cursor.skipTrivia()
    for sign in ["<", ">", "="] as [Unicode.Scalar] where cursor.consume(delim: sign) {
      cursor.skipComments()
      if sign == "=", cursor.isDelim("<") || cursor.isDelim(">") {
        let right = (cursor.isDelim("<") ? "<" : ">") + "="
        throw error("a comparison is one of = < <= > >=; did you mean `\(right)`?")
      }
      let orEqual = sign != "=" && cursor.consume(delim: "=")
      return MediaQuery.Comparison(rawValue: String(sign) + (orEqual ? "=" : "")) ?? .equal
    }
    throw error("a comparison is one of = < <= > >=")
  }

  /// The names of features on the web and in Swift that have another name here.
  private static let otherNames = [
    "device-width": "width", "device-height": "height", "size-class": "horizontal-size-class",
    "width-class": "horizontal-size-class", "height-class": "vertical-size-class",
    "color-scheme": "prefers-color-scheme", "appearance": "prefers-color-scheme",
    "interface-style": "prefers-color-scheme", "device": "idiom", "platform": "idiom", "direction": "layout-direction",
    "dir": "layout-direction", "user-interface-style": "prefers-color-scheme",
    "contrast": "prefers-contrast", "reduced-motion": "prefers-reduced-motion",
  ]

  /// Keywords of the web and of Swift that have another name here.
  private static let otherKeywords: [String: [String]] = [
    "tablet": ["pad"], "ipad": ["pad"], "iphone": ["phone"], "mobile": ["phone"], "handset": ["phone"],
    "desktop": ["mac"], "macos": ["mac"], "horizontal": ["landscape"], "vertical": ["portrait"], "high": ["more"],
    "low": ["less"], "increased": ["more"], "night": ["dark"], "day": ["light"], "black": ["dark"],
    "white": ["light"], "xs": ["extra-small"], "s": ["small"], "m": ["medium"], "l": ["large"],
    "xl": ["extra-large"], "xxl": ["extra-extra-large"], "xxxl": ["extra-extra-extra-large"],
    "left-to-right": ["ltr"], "right-to-left": ["rtl"], "ltr": ["left-to-right"], "rtl": ["right-to-left"],
    "large": ["regular"], "big": ["regular", "large"], "wide": ["regular"], "tall": ["regular"],
    "expanded": ["regular"], "full": ["regular"], "normal": ["regular", "large"], "small": ["compact"],
    "narrow": ["compact"], "short": ["compact"], "mouse": ["fine", "hover"], "touch": ["coarse", "none"],
  ]

  /// Finds the feature that follows the value and the comparison at the start: `600 < width`.
  private func nameBehindValue() throws(MediaQueryParser.SyntaxError) -> MediaFeature {
    var copy = self
    while copy.cursor.kind != .endOfFile, copy.cursor.kind != .ident { copy.cursor.skipComponentValue() }
    let (feature, prefix) = try copy.name()
    if prefix != nil { throw copy.error("`min-` and `max-` take a value after a colon") }
    return feature
  }

  /// Parses the value that a feature is compared with.
  private mutating func operand(_ feature: MediaFeature) throws(MediaQueryParser.SyntaxError) -> MediaOperand {
    switch feature.grammar {
    case .number(let kind): return .number(try value(kind))
    case .ratio:
      let first = try value(.number(0...))
      cursor.skipTrivia()
      return .ratio(first, cursor.consume(delim: "/") ? try value(.number(0...)) : StyleValue(1.0))
    case .keywords, .nestedKeywords, .zeroOrOne:
      cursor.skipTrivia()
      let value = cursor.kind == .ident ? cursor.name : feature.keywords.first ?? ""
      throw error("`\(feature.name)` has no order; did you mean `(\(feature.name): \(value))`?")
    }
  }

  private mutating func value(_ kind: ValueKind) throws(MediaQueryParser.SyntaxError) -> StyleValue {
    var start = cursor
    start.skipTrivia()
    var parser = ValueParser(start)
    do throws(ValueError) {
      let value = try kind.parse(&parser)
      cursor = parser.cursor
      return value
    } catch {
      throw MediaQueryParser.SyntaxError(
        range: error.range,
        message: "a media feature takes \(GrammarInWords.words(for: error.expected)) here, found \(error.found)"
          + (start.kind == .percentage ? "; did you mean a length such as `600`?" : ""),
        help: start.kind == .percentage ? nil : MediaFeatureParser.help(on: kind, at: start))
    }
  }

  /// What to write instead of the current token as a value of a type.
  private static func help(on kind: ValueKind, at cursor: TokenCursor) -> String? {
    if cursor.kind == .function, NameStyle.lowercased(cursor.name) == "var" {
      return "a media query has no view, and so no custom properties: write the number itself"
    }
    if ["<", ">", "="].contains(where: { cursor.isDelim($0) }) {
      return "a comparison takes the place of the colon, as in `(width > 600)`"
    }
    return kind.examples.first.map { "write a value such as `\($0)`" }
  }

  private mutating func expectEnd() throws(MediaQueryParser.SyntaxError) {
    cursor.skipTrivia()
    if cursor.kind != .endOfFile { throw error("a media feature ends before this") }
  }

  private func error(_ message: String) -> MediaQueryParser.SyntaxError {
    MediaQueryParser.SyntaxError(range: cursor.range, message: message)
  }
}
