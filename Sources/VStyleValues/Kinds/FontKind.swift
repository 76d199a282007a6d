import VStyleSyntax

extension ValueKind {
  /// A font: `bold 28 system`, `headline` or `skin-font("key")`. Swift: ``Font``.
  ///
  /// A font consists of a face (`italic` and a weight), a size, a line height and families, as in
  /// `italic 600 17/1.2 "Avenir", system`. A text style such as `headline` can have a face before it. A number from 100
  /// up before a text style is its weight. The keyword `normal` sets nothing: it stands for the style, the weight or
  /// the line height.
  ///
  /// - Spec: https://www.w3.org/TR/css-fonts-4/#font-prop
  public static let font = ValueKind(
    name: "font", syntax: "<font>", swiftTypeName: "Font",
    samples: [
      .system(17), .preferred(.headline), Font("Helvetica Neue", size: 30, weight: .bold, isItalic: true),
      Font(families: [.named("Avenir"), .serif], size: 17, weight: 650, lineHeight: 1.2),
    ].map { (font: Font) in StyleValue(font) },
    keywords: Font.TextStyle.allCases.map(\.keyword), longhands: Font.longhands,
    parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
      if parser.next() == .function, parser.cursor.isFunction("skin-font") {
        var inside = ValueParser(parser.cursor.enterBlock())
        return StyleValue(deferred: try SkinFontReference(&inside))
      }
      var font = FontParser()
      return try font.parse(&parser)
    },
    serialize: { value in value[as: Font.self].map(\.serialized) ?? "" },
    convert: { ($0 as? Font).map { StyleValue($0) } },
    check: { value in
      value[as: Font.self].flatMap { $0.size.isFinite && $0.size >= 0 ? nil : "a size from 0 up" }
    })
}

/// A parser of fonts.
struct FontParser {
  private static let expected = "[ italic || <weight> ] <size> [ / <line-height> ]? <family>#? | <text-style>"
  private static let sizeSyntax = NumericSyntax.length.in(NumericRange(0...))
  private static let textStyles = NameTable(Font.TextStyle.self)
  private static let weightSyntax = NumericSyntax.integer.in(NumericRange(1...1000))

  private var isItalic = false
  private var weight: Font.Weight?

  /// The number of words `normal`, each of which stands for a part of the face that is not set.
  private var normalParts = 0

  mutating func parse(_ parser: inout ValueParser) throws(ValueError) -> StyleValue {
    while let keyword = faceKeyword(&parser) {
      guard apply(keyword) else { throw parser.error(.badArgument, expected: "each part of the face once") }
      parser.cursor.advance()
    }
    if parser.next() != .ident { try parseWeight(&parser) }
    if parser.next() == .ident { return StyleValue(try parseTextStyle(&parser)) }
    let size = try parseSize(&parser)
    let lineHeight = try parseLineHeight(&parser)
    let families = try parseFamilies(&parser)
    let font = Font(
      families: families, size: size.constant ?? 0, weight: weight ?? .regular, isItalic: isItalic,
      lineHeight: lineHeight)
    return size.constant == nil ? StyleValue(deferred: DeferredFont(font: font, size: size)) : StyleValue(font)
  }

  private func faceKeyword(_ parser: inout ValueParser) -> String? {
    guard parser.next() == .ident else { return nil }
    let name = NameStyle.lowercased(parser.cursor.name)
    return name == "italic" || weight(named: name) != nil ? name : nil
  }

  private func weight(named name: String) -> Font.Weight? {
    Font.Weight.table[name]
  }

  /// Applies a keyword of the face; returns `false` if its part is set already.
  private mutating func apply(_ keyword: String) -> Bool {
    switch keyword {
    case "normal": normalParts += 1
    case "italic" where !isItalic: isItalic = true
    case "italic": return false
    default:
      guard weight == nil else { return false }
      weight = weight(named: keyword)
    }
    return setParts <= 2
  }

  /// The number of parts of the face that are set, of which there are two.
  private var setParts: Int { (isItalic ? 1 : 0) + (weight == nil ? 0 : 1) + normalParts }

  private func parseTextStyle(_ parser: inout ValueParser) throws(ValueError) -> Font {
    guard let style = FontParser.textStyles[parser.cursor.name] else {
      let known = Font.TextStyle.allCases.map(\.keyword) + Font.Weight.keywords.map(\.name) + ["italic"]
      let isMisspelled = Spelling.closest(to: parser.cursor.name, in: known) != nil
      if !isMisspelled, let error = sizeAfterFamily(parser) { throw error }
      throw parser.unknownKeyword(expected: FontParser.expected, among: known)
    }
    parser.cursor.advance()
    var font = Font.preferred(style)
    font.weight = weight ?? font.weight
    font.isItalic = isItalic
    return font
  }

  /// Parses a numeric weight. A number is a weight only if another number, `italic`, `normal` or a text style follows.
  private mutating func parseWeight(_ parser: inout ValueParser) throws(ValueError) {
    guard weight == nil, setParts < 2, parser.next() == .number || CalculationParser.isFunction(parser.cursor) else {
      return
    }
    var ahead = parser
    ahead.cursor.skipComponentValue()
    switch ahead.next() {
    case .number, .dimension, .percentage: break
    case .function where CalculationParser.isFunction(ahead.cursor): break
    case .ident where isStyle(faceKeyword(&ahead)): break
    case .ident where isTextStyle(ahead) && !isSmallNumber(parser): break
    default: return
    }
    if case .constant(let number) = try FontParser.weightSyntax.parse(&parser) { weight = Font.Weight(Int(number)) }
    if let style = faceKeyword(&parser), isStyle(style), apply(style) { parser.cursor.advance() }
  }

  /// Whether a keyword after a weight can be the style.
  private func isStyle(_ keyword: String?) -> Bool {
    !isItalic && normalParts == 0 && (keyword == "italic" || keyword == "normal")
  }

  /// Whether the next word is a text style, and no word of a family's name follows it.
  private func isTextStyle(_ parser: ValueParser) -> Bool {
    guard FontParser.textStyles[parser.cursor.name] != nil else { return false }
    var ahead = parser
    ahead.cursor.advance()
    return ahead.next() != .ident
  }

  /// Whether a number is rather the size of a font than a weight.
  private func isSmallNumber(_ parser: ValueParser) -> Bool {
    parser.cursor.kind == .number && parser.cursor.tape.number(parser.cursor.index) < 100
  }

  private func parseSize(_ parser: inout ValueParser) throws(ValueError) -> Numeric {
    switch parser.next() {
    case .number, .dimension, .percentage, .function: return try FontParser.sizeSyntax.parse(&parser)
    case .endOfFile: throw parser.error(.wrongArity, expected: FontParser.expected)
    default:
      throw sizeAfterFamily(parser) ?? parser.error(.valueTypeMismatch, expected: FontParser.expected)
    }
  }

  /// The error for families before the size, as in `Helvetica 17`; `nil` if no size follows.
  private func sizeAfterFamily(_ parser: ValueParser) -> ValueError? {
    var ahead = parser
    guard let families = try? parseFamilies(&ahead), !families.isEmpty, [.number, .dimension].contains(ahead.next())
    else { return nil }
    let size = ahead.cursor.tape.source.text(in: ahead.cursor.range)
    ahead.cursor.advance()
    // A family after the size too: the word before it is no family.
    _ = try? parseLineHeight(&ahead)
    if [.string, .ident].contains(ahead.next()), faceKeyword(&ahead) == nil, families.count == 1 {
      return parser.error(
        .valueTypeMismatch, expected: FontParser.expected,
        help: "before the size, write `italic` or a weight such as `bold`")
    }
    if families.count == 1, case .named(let name) = families[0], let (family, face) = FontParser.face(endOf: name) {
      let quoted = Font.Family.named(family).serialized
      return parser.error(
        .valueTypeMismatch, expected: FontParser.expected,
        help: "write the weight and the size before the family: `\(face) \(size) \(quoted)`")
    }
    let names = families.map(\.serialized).joined(separator: ", ")
    return parser.error(
      .valueTypeMismatch, expected: FontParser.expected, help: "write the size before the family: `\(size) \(names)`")
  }

  /// The family and the weight in a name such as `Inter Semi Bold`, as tools for design show it; `nil` for other names.
  private static func face(endOf name: String) -> (family: String, face: String)? {
    let words = name.split(separator: " ")
    for count in [2, 1] where words.count > count {
      let word = words.suffix(count).joined().lowercased()
      let face = faces[word] ?? (Font.Weight.table[word] == nil ? nil : word)
      if let face { return (words.dropLast(count).joined(separator: " "), face) }
    }
    return nil
  }

  /// The weights that fonts have other names for, as they are written here.
  private static let faces = [
    "extralight": "ultra-light", "ultralight": "ultra-light", "demibold": "semibold", "extrabold": "heavy",
    "ultrabold": "heavy", "book": "regular", "roman": "regular",
  ]

  private func parseLineHeight(_ parser: inout ValueParser) throws(ValueError) -> Double? {
    _ = parser.next()
    guard parser.cursor.consume(delim: "/") else { return nil }
    if parser.next() == .ident, NameStyle.lowercased(parser.cursor.name) == "normal" {
      parser.cursor.advance()
      return nil
    }
    let start = parser
    guard let lineHeight = try NumericSyntax.lineHeight.parse(&parser).constant else {
      throw start.error(.unitNotAllowed, expected: NumericSyntax.lineHeight.text)
    }
    return lineHeight
  }

  private func parseFamilies(_ parser: inout ValueParser) throws(ValueError) -> [Font.Family] {
    guard [.string, .ident].contains(parser.next()) else { return [] }
    var families = [try parseFamily(&parser)]
    while parser.next() == .comma {
      let comma = parser.cursor
      parser.cursor.advance()
      // In a list of fonts, a token that cannot start a family starts the next font.
      guard startsFamily(&parser) else {
        parser.cursor = comma
        break
      }
      families.append(try parseFamily(&parser))
    }
    return families
  }

  private func startsFamily(_ parser: inout ValueParser) -> Bool {
    switch parser.next() {
    case .string: true
    case .ident: faceKeyword(&parser) == nil && FontParser.textStyles[parser.cursor.name] == nil
    default: false
    }
  }

  func parseFamily(_ parser: inout ValueParser) throws(ValueError) -> Font.Family {
    switch parser.next() {
    case .string:
      let name = parser.cursor.tape.string(parser.cursor.index)
      parser.cursor.advance()
      return .named(name)
    case .ident: return try parseUnquotedFamily(&parser)
    default: throw parser.error(.valueTypeMismatch, expected: "a family: <string> | system")
    }
  }

  private func parseUnquotedFamily(_ parser: inout ValueParser) throws(ValueError) -> Font.Family {
    let start = parser
    var words: [String] = []
    while parser.next() == .ident {
      words.append(parser.cursor.name)
      parser.cursor.advance()
    }
    let name = words.joined(separator: " ")
    let lowercased = NameStyle.lowercased(name)
    if let row = (Font.Family.keywords + Font.Family.aliases).first(where: { $0.name == lowercased }) {
      return row.family
    }
    // In the place of a family, these are mistakes more often than the start of a family's name.
    let first = words.first ?? name
    if NameStyle.lowercased(first) == "italic" || weight(named: NameStyle.lowercased(first)) != nil {
      throw start.error(
        .badArgument, expected: "a family",
        help: words.count > 1
          ? "write `\(first)` before the size, or the family in quotes: \(CSSSerialization.serialize(string: name))"
          : "write `\(first)` before the size, or the family's name in quotes")
    }
    // Names of families have capitals: `Avenir Heavy` is one, and `system bold` is none.
    if let last = words.last, words.count > 1, last == NameStyle.lowercased(last),
      last == "italic" || weight(named: last) != nil
    {
      throw start.error(
        .badArgument, expected: "a family", help: "write `\(last)` before the size, or the family's name in quotes")
    }
    if FontParser.textStyles[name] != nil {
      throw start.error(
        .badArgument, expected: "a family",
        help: "a text style has a size of its own: write `\(name)` alone, or a family of this name in quotes")
    }
    if Font.Family.reserved.contains(lowercased) {
      throw start.error(
        .badArgument, expected: "a family",
        help: "write `\(name)` alone, or a family of this name in quotes")
    }
    if Font.Family.unavailable.contains(lowercased) {
      let known = Font.Family.keywords.map(\.name)
      throw start.error(.badArgument, expected: known.joined(separator: " | "))
    }
    return .named(name)
  }
}

/// A font whose size depends on the context.
struct DeferredFont: DeferredValue {
  let font: Font
  let size: Numeric

  func resolve(in context: ValueContext) -> StyleValue {
    var copy = font
    copy.size = max(0, size.resolved(in: context))
    return StyleValue(copy)
  }

  var serialized: String { font.serialized(size: size.serialized(.length)) }
}

extension Font {
  /// The canonical text.
  var serialized: String {
    guard let textStyle else { return serialized(size: CSSSerialization.serialize(number: size)) }
    let preferred = Font.preferred(textStyle)
    guard families == preferred.families, size == preferred.size, lineHeight == nil else {
      return serialized(size: CSSSerialization.serialize(number: size))
    }
    let face = (isItalic ? ["italic"] : []) + (weight == preferred.weight ? [] : [weight.textBeforeStyle])
    return (face + [textStyle.keyword]).joined(separator: " ")
  }

  fileprivate func serialized(size: String) -> String {
    var parts = isItalic ? ["italic"] : []
    if weight != .regular { parts.append(weight.text) }
    parts.append(size + (lineHeight.map { "/\(CSSSerialization.serialize(number: $0))" } ?? ""))
    parts.append(families.map(\.serialized).joined(separator: ", "))
    return parts.joined(separator: " ")
  }
}

extension Font.Weight {
  /// The weights by keyword.
  static let table = NameTable(keywords.map { ($0.name, $0.weight) })

  /// The keyword of the weight; without one, its number.
  fileprivate var text: String { Font.Weight.keywords.first { $0.weight == self }?.name ?? "\(value)" }

  /// The text before a text style, where a small number is taken for a size.
  fileprivate var textBeforeStyle: String { value < 100 ? "calc(\(value))" : text }
}

extension Font.Family {
  /// Whether a name is that of a generic family, here or in CSS, which is written without quotes.
  package static func isGeneric(_ name: String) -> Bool {
    let lowercased = NameStyle.lowercased(name)
    return (keywords + aliases).contains { $0.name == lowercased }
  }

  var serialized: String {
    if case .named(let name) = self { return CSSSerialization.serialize(string: name) }
    return Font.Family.keywords.first { $0.family == self }?.name ?? "system"
  }
}
