import VStyleSyntax

/// A type that consists of a fixed number of lengths, such as ``Size``. The conformance provides its value type.
protocol NumericRecord: Hashable, Sendable {
  /// Creates the record from lengths, as many as ``numbers`` has.
  init(numbers: [Double])

  /// The lengths in the order in which a sheet writes them. Unit: points.
  var numbers: [Double] { get }

  /// The expected syntax, for messages.
  static var expected: String { get }

  /// Parses the lengths in the order of ``numbers``.
  static func parseNumbers(_ parser: inout ValueParser) throws(ValueError) -> [Numeric]

  /// Serializes the record from the texts of its lengths.
  static func serialize(_ numbers: [String]) -> String
}

extension NumericRecord {
  /// Joins the texts of the lengths with spaces.
  static func serialize(_ numbers: [String]) -> String { numbers.joined(separator: " ") }

  /// The value type of the record.
  static func kind(_ name: String, samples: [Self], longhands: [Longhand] = []) -> ValueKind {
    ValueKind(
      name: name, syntax: "<\(name)>", swiftTypeName: "\(Self.self)", samples: samples.map { StyleValue($0) },
      longhands: longhands,
      parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
        _ = parser.next()
        let start = parser.cursor.range.start
        let numbers: [Numeric]
        do throws(ValueError) { numbers = try parseNumbers(&parser) } catch {
          var error = error
          if error.range.start == start, error.rule == .valueTypeMismatch { error.expected = expected }
          throw error
        }
        let constants = numbers.compactMap(\.constant)
        return constants.count == numbers.count
          ? StyleValue(Self(numbers: constants)) : StyleValue(deferred: DeferredNumericRecord<Self>(numbers: numbers))
      },
      serialize: { value in value[as: Self.self].map { serialize($0.numbers.map(NumericSyntax.length.serialize)) } ?? ""
      },
      convert: { ($0 as? Self).map { StyleValue($0) } },
      check: { value in
        value[as: Self.self].flatMap { $0.numbers.allSatisfy(\.isFinite) ? nil : "finite numbers" }
      })
  }

  /// Parses a fixed number of lengths.
  static func parse(_ count: Int, _ parser: inout ValueParser) throws(ValueError) -> [Numeric] {
    var numbers: [Numeric] = []
    while numbers.count < count {
      guard numbers.isEmpty || parser.next() != .endOfFile else {
        throw parser.error(.wrongArity, expected: expected)
      }
      numbers.append(try NumericSyntax.length.parse(&parser))
    }
    return numbers
  }
}

/// A record with a length that depends on the context.
struct DeferredNumericRecord<Record: NumericRecord>: DeferredValue {
  let numbers: [Numeric]

  func resolve(in context: ValueContext) -> StyleValue {
    StyleValue(Record(numbers: numbers.map { $0.resolved(in: context) }))
  }

  var serialized: String { Record.serialize(numbers.map { $0.serialized(.length) }) }
}
