import VStyle

extension ValueKind {
  /// The height of a table's rows: a length in points in `[0, ∞]`, or `automatic` for `TableView.automaticDimension`.
  static let rowHeight = ValueKind(
    name: "row-height", syntax: "<length [0,∞]> | automatic", swiftTypeName: "Double",
    samples: [automatic, Value(44.0)], keywords: ["automatic"],
    parse: { (parser: inout ValueParser) throws(ValueError) -> Value in
      if parser.next() == .ident, parser.cursor.take(ident: "automatic") { return automatic }
      return try height.parse(&parser)
    },
    serialize: { $0 == automatic ? "automatic" : height.serialize($0) },
    convert: { try? anyHeight.convert($0).get() },
    check: { $0 == automatic ? nil : problem(height.convert($0)) })

  private static let automatic = Value(TableView.automaticDimension)
  private static let height = ValueKind.length(0...)
  private static let anyHeight = ValueKind.length

  private static func problem(_ result: Result<Value, ConversionError>) -> String? {
    switch result {
    case .success: nil
    case .failure(let error): error.expected
    }
  }
}
