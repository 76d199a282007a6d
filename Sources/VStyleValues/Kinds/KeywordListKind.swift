import VStyleSyntax

/// The payload of a list of keywords without a Swift enum, as from a schema file.
package struct Keyword: Hashable, Sendable {
  /// The keyword in the spelling of the value type.
  package let name: String

  /// Creates a keyword.
  package init(_ name: String) { self.name = name }
}

extension ValueKind {
  /// One keyword of a list, without a Swift enum. Swift: `Keyword`.
  public static func keywords(_ names: [String]) -> ValueKind { keywords(names, isExact: false) }

  /// One keyword of a list.
  ///
  /// - Parameter isExact: whether a keyword has to be written as in the list. Otherwise case does not matter.
  static func keywords(_ names: [String], isExact: Bool) -> ValueKind {
    let syntax = names.joined(separator: " | ")
    let table = NameTable(names.map { ($0, Keyword($0)) })
    return ValueKind(
      "keyword", syntax: syntax, type: Keyword.self, keywords: names,
      parse: { (parser: inout ValueParser) throws(ValueError) -> Keyword in
        if isExact, parser.next() == .ident, !names.contains(parser.cursor.name) {
          throw parser.unknownKeyword(expected: shortened(names), among: names)
        }
        return try parseKeyword(of: table, &parser)
      },
      serialize: \.name, convert: { ($0 as? Keyword) ?? ($0 as? String).map(Keyword.init) },
      check: { names.contains($0.name) ? nil : syntax }, samples: names.map(Keyword.init))
  }
}
