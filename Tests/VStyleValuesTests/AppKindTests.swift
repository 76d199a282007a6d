import Testing
import VStyleSyntax
import VStyleValues

// A value type of an app, written with the public API of the module alone.

struct Temperature: Hashable, Sendable {
  var celsius: Double

  static func parse(_ parser: inout ValueParser) throws(ValueError) -> Temperature {
    guard parser.next() == .dimension, parser.cursor.tape.unit(parser.cursor.index) == "c" else {
      throw parser.error(.valueTypeMismatch, expected: "<temperature>")
    }
    defer { parser.cursor.advance() }
    return Temperature(celsius: parser.cursor.tape.number(parser.cursor.index))
  }
}

extension ValueKind {
  static let temperature = ValueKind(
    "temperature", type: Temperature.self, parse: Temperature.parse, serialize: { "\(Int($0.celsius))c" },
    check: { $0.celsius < -273.15 ? "a temperature above absolute zero" : nil },
    samples: [Temperature(celsius: 0), Temperature(celsius: 100)])
}

extension Property {
  static let target = Property("target-temperature", .temperature)
  static let range = Property("range", .number(0...100))
}

@Suite struct AppKindTests {
  @Test("an app's value type parses, serializes, converts, and can be optional or listed")
  func temperature() throws {
    let kind = Property.target.kind
    #expect(kind.syntax == "<temperature>")
    let value = try kind.parse("21c")
    #expect(value == StyleValue(Temperature(celsius: 21)) && kind.serialize(value) == "21c")
    #expect(try kind.convert(Temperature(celsius: 21)).get() == value)
    #expect(throws: ConversionError.self) { try kind.convert(21).get() }
    #expect(throws: ConversionError.self) { try kind.convert(Temperature(celsius: -300)).get() }
    #expect(try kind.orNone.parse("none") == .none)
    #expect(try kind.list.serialize(kind.list.parse("1c,2c")) == "1c, 2c")
    #expect(try kind.orNone.list.serialize(kind.orNone.list.parse("1c,none")) == "1c, none")
    #expect(throws: ValueError.self) { try kind.parse("21c 22c") }
  }

  @Test("`.number(0...100)` creates a value type with a range")
  func range() throws {
    #expect(Property.range.kind == .number(0...100))
    #expect(try Property.range.kind.parse("100") == StyleValue(100.0))
  }
}
