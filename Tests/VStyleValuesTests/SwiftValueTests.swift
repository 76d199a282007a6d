import Testing
import VStyleValues

/// Swift values that value types accept or reject.
@Suite struct SwiftValueTests {
  final class Thing {}

  @Test("Int, Double, Float and the other number types convert to `<number>`")
  func numbers() throws {
    let numbers: [Any] = [60, 60.0, Float(60), UInt8(60), Int64(60), 60 as UInt]
    for number in numbers {
      #expect(try ValueKind.number.convert(number).get() == StyleValue(60.0), "\(type(of: number))")
      #expect(try ValueKind.integer.convert(number).get() == StyleValue(60), "\(type(of: number))")
    }
    let others: [Any] = [true, "60", [60], Double.nan, Double.infinity, Thing()]
    for other in others { #expect(throws: ConversionError.self) { try ValueKind.number.convert(other).get() } }
    #expect(throws: ConversionError.self) { try ValueKind.integer.convert(2.5).get() }
    #expect(throws: ConversionError.self) { try ValueKind.integer.convert(UInt64.max).get() }
  }

  @Test("ranges apply to Swift values")
  func ranges() throws {
    #expect(try ValueKind.number(0...1).convert(1).get() == StyleValue(1.0))
    #expect(throws: ConversionError(expected: "<number [0,1]>", found: "1.5")) {
      try ValueKind.number(0...1).convert(1.5).get()
    }
    #expect(throws: ConversionError.self) { try ValueKind.length(0...).convert(-1).get() }
  }

  @Test("`nil` converts to `none` if the value type accepts `none`")
  func absence() throws {
    #expect(try ValueKind.color.orNone.convert(Color?.none as Any).get() == .none)
    #expect(try ValueKind.color.orNone.convert(Color.red).get() == StyleValue(Color.red))
    #expect(throws: ConversionError.self) { try ValueKind.color.convert(Color?.none as Any).get() }
    #expect(throws: ConversionError(expected: "Color? (<color> | none)", found: "Int")) {
      try ValueKind.color.orNone.convert(3).get()
    }
  }

  @Test("a system color in Swift equals the one in a sheet")
  func systemColors() throws {
    #expect(try ValueKind.color.convert(Color.systemRed).get() == ValueKind.color.parse("system-red"))
  }

  @Test("arrays convert to lists")
  func lists() throws {
    let colors: [Color] = [.red, .systemBlue]
    #expect(try ValueKind.color.list.convert(colors).get() == ValueKind.color.list.parse("red, system-blue"))
    #expect(throws: ConversionError.self) { try ValueKind.color.list.convert([Color]()).get() }
  }

  @Test("a factory creates a new object each time, or shares a given instance")
  func objects() throws {
    let kind = ValueKind.object(of: Thing.self)
    let made = try #require(try kind.convert({ Thing() }).get()[as: ObjectFactory.self])
    #expect(made.make { _ in nil } !== made.make { _ in nil } && !made.isShared)
    let thing = Thing()
    let shared = try #require(try kind.convert(thing).get()[as: ObjectFactory.self])
    #expect(shared.make { _ in nil } === thing && shared.isShared && shared == ObjectFactory(shared: thing))
    let named = try #require(try kind.parse("Thing")[as: ObjectFactory.self])
    #expect(named.typeName == "Thing" && named == ObjectFactory(typeName: "Thing") && named != made)
    #expect(named.make { $0 == "Thing" ? thing : nil } === thing)
    #expect(throws: ConversionError.self) { try kind.convert("Thing").get() }
  }
}
