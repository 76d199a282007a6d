import TestSupport
import Testing
import VStyleSyntax
import VStyleValues

/// Laws of every value type.
@Suite struct KindLawTests {
  enum Weekday: String, KeywordValue { case monday, tuesdayMorning, none }

  /// Value types by themselves, as optional types, as lists, and with ranges.
  static let kinds: [ValueKind] = [
    ValueKind.named, ValueKind.named.map(\.orNone), ValueKind.named.map(\.list), ranged, others,
  ].flatMap(\.self)

  private static let ranged: [ValueKind] = [
    .number(0...1), .number((-2)...), .integer(1...10), .integer(0...), .length(0...), .length(0...100),
    .numberOrPercentage(0...1), .time(0...),
  ]

  private static let others: [ValueKind] = [
    .number, .integer, .length, .angle, .time, .numberOrPercentage,
    .any, .object(ofType: "View"), .keywords(["a-b", "c", "none"]), ValueKind.color.orNone.list,
    ValueKind.length(0...).or(["automatic"]), .flags(UnderlineStyle.self), .flags(["a-b", "c"]),
    ValueKind.flags(["top", "left"]).list,
  ]

  @Test(
    "an edge of insets that have no value leaves the others at 0", arguments: [ValueKind.insets, .directionalInsets])
  func edges(_ kind: ValueKind) {
    let texts = kind.longhands.map { kind.serialize($0.replacing(StyleValue(4.0), into: .none)) }
    #expect(texts == ["4 0 0", "0 4 0 0", "0 0 4", "0 0 0 4"])
  }

  @Test("samples differ from each other and parse back from their text", arguments: kinds)
  func samples(_ kind: ValueKind) throws {
    #expect(kind.samples.count >= 2 && Set(kind.samples).count == kind.samples.count)
    for sample in kind.samples {
      #expect(try kind.parse(kind.serialize(sample)) == sample, "\(kind.serialize(sample))")
      #expect(try kind.convert(sample).get() == sample)
      #expect(try sample.isNone || sample.dependsOnContext || kind.convert(sample.payload).get() == sample)
    }
  }

  @Test("the error of a value type with keywords names both", arguments: ["red", "#fff"])
  func alternatives(_ text: String) {
    let kind = ValueKind.length(0...).or(["automatic"])
    let error = #expect(throws: ValueError.self) { try kind.parse(text) }
    #expect(error?.expected == kind.syntax && kind.syntax.contains("automatic"))
  }

  private static let numbers = [
    "0", "-0", "+1", "12", "0.5", "-.25", "101", "1e3", "1e400", "9007199254740993", "0x10", "1.0",
  ]

  private static let units = [
    "", "px", "PX", "pt", "pX", "em", "dpx", "deg", "rad", "s", "ms", "%", "p\\78", "pxx", "Q", "\u{10}X", "x",
  ]

  private static let names = [
    "#", "#g00", "#12", "#12345", "#123456789", "#fff", "#FfF8", "#0a1B2c", "#0a1B2c3D", "#\\66 ff", "red", "none",
  ]

  @Test("the plain syntax and the parser result in the same value")
  func plain() throws {
    var plainCount: [String: Int] = [:]
    for kind in Self.kinds {
      for text in Self.names + Self.units.flatMap({ unit in Self.numbers.map { $0 + unit } }) {
        let tape = TokenTape(SourceText(text))
        guard tape.count == 1, let plain = kind.plainSyntax.read(0, in: tape) else { continue }
        #expect(try kind.parse(text) == kind.value(of: plain), "\(kind.syntax): \(text)")
        plainCount[kind.name, default: 0] += 1
      }
    }
    let kinds = ["angle", "color", "integer", "length", "number", "number-percentage", "time"]
    #expect(plainCount.filter { $0.value > 5 }.keys.sorted() == kinds)
  }

  @Test("each value type parses back from its syntax", arguments: kinds)
  func syntax(_ kind: ValueKind) throws {
    #expect(try ValueKind(syntax: kind.syntax) == kind)
  }

  @Test("no value type accepts an empty text", arguments: kinds)
  func nothing(_ kind: ValueKind) {
    for text in ["", " ", "/* */"] { #expect(throws: ValueError.self) { try kind.parse(text) } }
  }

  @Test(
    "malformed text is rejected",
    arguments: kinds.filter { !["any", "font-family", "font-family-list"].contains($0.name) })
  func junk(_ kind: ValueKind) {
    for text in [")", "@x", "{}", "a b c d e f g", "1 / 2 / 3", "--x"] {
      #expect(throws: ValueError.self, "\(text)") { try kind.parse(text) }
    }
  }

  @Test("a Swift enum is a value type of keywords")
  func keywords() throws {
    let kind = ValueKind.keyword(Weekday.self)
    #expect(kind.syntax == "monday | tuesday-morning | none")
    #expect(try kind.parse("tuesdayMorning") == StyleValue(Weekday.tuesdayMorning))
    #expect(try kind.parse("none") == StyleValue(Weekday.none))
    #expect(throws: ValueError.self) { try kind.parse("tuesday") }
    #expect(try ValueKind(syntax: kind.syntax).parse("MONDAY") == StyleValue(Keyword("monday")))
  }
}
