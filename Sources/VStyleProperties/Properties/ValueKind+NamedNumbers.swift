import VStyle

extension ValueKind {
  /// The height of a table's rows: a length in points in `[0, ∞]`, or `automatic` for UIKit's `automaticDimension`, -1.
  static let rowHeight = number("row-height", .length(0...), any: .length, ["automatic": -1])

  /// The level of a window: a number, or the name of one of UIKit's levels.
  static let windowLevel = number(
    "window-level", .number, any: .number, ["normal": 0, "status-bar": 1000, "alert": 2000])

  /// The spacing in a stack: a length in points, or one of UIKit's two special spacings, which have these numbers.
  static let stackSpacing = number(
    "stack-spacing", .length, any: .length,
    ["use-default": .greatestFiniteMagnitude, "use-system": .leastNormalMagnitude])

  /// Creates a value type of numbers, some of which have names.
  ///
  /// - Parameters:
  ///   - kind: the value type of numbers without a name.
  ///   - any: the same value type without a range, for conversion. A name may represent a number outside the range.
  private static func number(
    _ name: String, _ kind: ValueKind, any: ValueKind, _ named: KeyValuePairs<String, Double>
  ) -> ValueKind {
    let names = named.map(\.key)
    let syntax = ([kind.syntax] + names).joined(separator: " | ")
    let label: @Sendable (StyleValue) -> String? = { value in named.first { StyleValue($0.value) == value }?.key }
    return ValueKind(
      name: name, syntax: syntax, swiftTypeName: "Double",
      samples: named.map { StyleValue($0.value) } + kind.samples.filter { label($0) == nil }, keywords: names,
      parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
        guard parser.next() == .ident, let found = named.first(where: { parser.cursor.name.lowercased() == $0.key })
        else {
          if parser.cursor.kind == .ident, !parser.cursor.tape.isDashedIdent(parser.cursor.index) {
            throw parser.unknownKeyword(expected: syntax, among: names)
          }
          return try kind.parse(&parser)
        }
        parser.cursor.advance()
        return StyleValue(found.value)
      },
      serialize: { label($0) ?? kind.serialize($0) },
      convert: { try? any.convert($0).get() },
      check: { label($0) == nil ? mismatch(kind.convert($0)) : nil }
    ).withPlainSyntax(kind.plainSyntax.withoutValues)
  }

  private static func mismatch(_ result: Result<StyleValue, ConversionError>) -> String? {
    switch result {
    case .success: nil
    case .failure(let error): error.expected
    }
  }
}
