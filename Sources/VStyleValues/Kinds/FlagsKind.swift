import VStyleSyntax

/// The payload of flags without a Swift option set, as from a schema file.
package struct KeywordNames: Hashable, Sendable, Bindable {
  /// The keywords in the spelling and the order of the value type; empty for `none`.
  package let names: [String]

  /// Creates a set of keywords.
  package init(_ names: [String]) { self.names = names }
}

extension ValueKind {
  /// The options of a Swift option set, with spaces between their keywords. Swift: the option set.
  ///
  /// Examples are `top left`, `all` and `none`.
  ///
  /// - Spec: https://www.w3.org/TR/css-values-4/#comb-any
  public static func flags<T: KeywordSet>(_ type: T.Type) -> ValueKind {
    let names = T.keywords.map { NameStyle.kebab($0.name) }
    let table = NameTable(names.enumerated().map { ($1, $0) })
    let all = T.keywords.reduce(into: T()) { $0.formUnion($1.set) }
    return ValueKind(
      "flags", syntax: flagsSyntax(names), type: T.self, keywords: names + ["none"],
      parse: { (parser: inout ValueParser) throws(ValueError) -> T in
        try parseFlags(table, &parser).reduce(into: T()) { $0.formUnion(T.keywords[$1].set) }
      },
      serialize: { set in flagsText(set.names.map(NameStyle.kebab)) },
      check: { all.isSuperset(of: $0) ? nil : flagsSyntax(names) },
      samples: unique([T()] + T.keywords.map(\.set) + [all]))
  }

  /// The options with a list of keywords, without a Swift option set. Swift: `KeywordNames`.
  public static func flags(_ names: [String]) -> ValueKind {
    let table = NameTable(names.enumerated().map { ($1, $0) })
    return ValueKind(
      "flags", syntax: flagsSyntax(names), type: KeywordNames.self, keywords: names + ["none"],
      parse: { (parser: inout ValueParser) throws(ValueError) -> KeywordNames in
        KeywordNames(try parseFlags(table, &parser).sorted().map { names[$0] })
      },
      serialize: { flagsText($0.names) },
      check: { $0.names.allSatisfy(names.contains) ? nil : flagsSyntax(names) },
      samples: [KeywordNames([])] + names.map { KeywordNames([$0]) })
  }

  private static func flagsSyntax(_ names: [String]) -> String { "none | [ \(names.joined(separator: " || ")) ]" }

  private static func flagsText(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: " ") }

  private static func unique<T: Hashable>(_ values: [T]) -> [T] {
    var seen: Set<T> = []
    return values.filter { seen.insert($0).inserted }
  }

  /// Parses keywords, and returns their indices in the table; an empty array for `none`.
  private static func parseFlags(_ table: NameTable<Int>, _ parser: inout ValueParser) throws(ValueError) -> [Int] {
    if parser.next() == .ident, parser.cursor.consume(ident: "none") { return [] }
    var found: [Int] = []
    repeat {
      guard parser.next() == .ident else { throw parser.error(.valueTypeMismatch, expected: expected(table)) }
      guard let index = table[parser.cursor.name] else {
        throw parser.cursor.isIdent("none")
          ? parser.error(.badArgument, expected: "`none` by itself")
          : parser.unknownKeyword(expected: expected(table), among: table.names)
      }
      guard !found.contains(index) else { throw parser.error(.badArgument, expected: "each keyword once") }
      found.append(index)
      parser.cursor.advance()
    } while parser.next() == .ident
    return found
  }

  private static func expected(_ table: NameTable<Int>) -> String { shortened(table.names + ["none"]) }
}
