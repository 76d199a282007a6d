import VStyleSyntax

/// A keyword of a kind that is known by its list of keywords alone, as from a schema file.
public struct Keyword: Hashable, Sendable {
  /// The keyword as the kind writes it.
  public let name: String

  /// Makes a keyword.
  public init(_ name: String) { self.name = name }
}

extension ValueKind {
  /// One of some keywords, where no Swift enum is at hand. Swift: ``Keyword``.
  public static func keywords(_ names: [String]) -> ValueKind {
    let syntax = names.joined(separator: " | ")
    return ValueKind(
      "keyword", syntax: syntax, type: Keyword.self, keywords: names,
      parse: { (parser: inout ValueParser) throws(ValueError) -> Keyword in
        guard parser.next() == .ident else { throw parser.error(.valueTypeMismatch, expected: syntax) }
        let folded = NameStyle.folded(parser.cursor.name)
        guard let name = names.first(where: { NameStyle.folded($0) == folded }) else {
          throw parser.unknownKeyword(expected: syntax, among: names)
        }
        parser.cursor.advance()
        return Keyword(name)
      },
      serialize: \.name, convert: { ($0 as? Keyword) ?? ($0 as? String).map(Keyword.init) },
      check: { names.contains($0.name) ? nil : syntax }, samples: names.map(Keyword.init))
  }
}
