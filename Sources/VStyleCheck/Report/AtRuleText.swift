import VStyleSyntax

/// The start of an at-rule as it is written, for at-rules that could not be read.
struct AtRuleText {
  /// The keyword without `@`.
  let keyword: String

  /// The first word of the prelude, without signs before it; `nil` if it is missing.
  let name: String?

  /// The words of the prelude.
  let words: [String]

  /// Whether a colon follows the keyword, as after a variable of another language.
  let isVariable: Bool

  /// Whether a block follows the prelude.
  let hasBlock: Bool

  /// Whether the prelude begins with an address or a text in quotes, as of an `@import`.
  let hasAddress: Bool

  /// How far the start of an at-rule is searched.
  static let searchedBytes = 400

  /// Words between the names of a prelude.
  private static let separators: Set<String> = ["for", "extends", "from"]

  /// The at-rule whose keyword is at an offset.
  init(after offset: Int, in source: SourceText) {
    let text = source.text(in: SourceRange(offset, min(offset + AtRuleText.searchedBytes / 2, source.bytes.count)))
    keyword = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
    let rest = text.dropFirst(keyword.count)
    let prelude = rest.prefix { $0 != "{" && $0 != ";" && $0 != "}" }
    isVariable = prelude.first == ":"
    hasBlock = rest.dropFirst(prelude.count).first == "{"
    let start = prelude.drop { $0.isWhitespace }
    hasAddress = start.hasPrefix("\"") || start.hasPrefix("'") || start.hasPrefix("url(")
    words = prelude.split { $0.isWhitespace || ":()\"',".contains($0) }.map { String($0.drop { ".#$".contains($0) }) }
    name = words.first.flatMap { $0.isEmpty || AtRuleText.separators.contains($0) ? nil : $0 }
  }

  /// The at-rule without its `@` that begins the statement around an offset; `nil` if there is none.
  init?(withoutSign offset: Int, in source: SourceText) {
    let limit = max(0, offset - AtRuleText.searchedBytes / 2)
    var start = min(offset, source.bytes.count)
    while start > limit, !"{};".utf8.contains(source.bytes[start - 1]) { start -= 1 }
    while start < source.bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(source.bytes[start]) { start += 1 }
    self.init(after: start, in: source)
    guard AtRuleText.declaring.contains(keyword), hasBlock else { return nil }
  }

  /// The at-rules that declare names.
  static let declaring: Set<String> = ["property", "style", "theme", "view"]

  /// The at-rule around an offset, or whose keyword is right before it; `nil` if there is none.
  init?(before offset: Int, in source: SourceText) {
    let limit = max(0, offset - AtRuleText.searchedBytes)
    var start = min(offset, source.bytes.count)
    while start > limit, source.bytes[start - 1] != UInt8(ascii: "@"), source.bytes[start - 1] != UInt8(ascii: "}") {
      start -= 1
    }
    guard start > 0, source.bytes[start - 1] == UInt8(ascii: "@") else { return nil }
    self.init(after: start, in: source)
  }
}
