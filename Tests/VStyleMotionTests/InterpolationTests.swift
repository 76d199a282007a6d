import Testing
import VStyleMotion
import VStyleSyntax
import VStyleValues

/// Tests of values between two others, against what the specifications define for each type.
@Suite struct InterpolationTests {
  /// A value type, two values, a progress, and the value there.
  struct Row: Sendable, CustomTestStringConvertible {
    let kind: ValueKind
    let start: String
    let end: String
    let progress: Double
    let expected: String

    init(_ kind: ValueKind, _ start: String, _ end: String, _ progress: Double, _ expected: String) {
      (self.kind, self.start, self.end, self.progress, self.expected) = (kind, start, end, progress, expected)
    }

    var testDescription: String { "\(kind.name) from \(start) to \(end) at \(progress)" }
  }

  static let rows: [Row] = numbers + colors + composites

  private static let numbers: [Row] = [
    Row(.number, "10", "20", 0.25, "12.5"), Row(.number, "10", "20", -0.5, "5"), Row(.number, "10", "20", 1.5, "25"),
    Row(.number(0...1), "0", "1", 1.5, "1"), Row(.number(0...1), "0.5", "1", -2, "0"),
    Row(.length(0...), "10px", "2em", 0.5, "22"), Row(.length(0...), "10px", "20px", -2, "0"),
    Row(.numberOrPercentage(0...1), "0", "100%", 0.75, "0.75"), Row(.angle, "0", "1turn", 0.25, "90deg"),
    Row(.time, "1s", "500ms", 0.5, "0.75s"),
    // Halves are rounded up, also below 0.
    Row(.integer, "0", "3", 0.5, "2"), Row(.integer, "0", "-3", 0.5, "-1"), Row(.integer, "0", "10", 0.04, "0"),
    Row(.integer(1...5), "1", "5", 3, "5"), Row(.integer(1...5), "1", "5", -3, "1"),
    Row(.fontWeight, "regular", "bold", 0.5, "550"), Row(.fontWeight, "regular", "black", 3, "1000"),
    // A keyword is no number.
    Row(ValueKind.length.or(["automatic"]), "automatic", "10", 0.4, "automatic"),
    Row(ValueKind.length.or(["automatic"]), "automatic", "10", 0.5, "10"),
    Row(ValueKind.length(0...).or(["automatic"]), "4", "10", -5, "0"),
    Row(ValueKind.length(0...).orNone, "4", "10", -5, "0"),
    Row(ValueKind.number.orNone, "none", "2", 0.9, "2"), Row(.bool, "true", "false", 0.49, "true"),
    Row(.bool, "true", "false", 0.5, "false"), Row(.string, "\"a\"", "\"b\"", 0.6, "\"b\""),
  ]

  private static let colors: [Row] = [
    // Legacy colors: sRGB, premultiplied. 0.5 × red at 20 % and blue at 60 %: (0.1, 0, 0.3) / 0.4.
    Row(.color, "red", "blue", 0.5, "rgb(127.5, 0, 127.5)"),
    Row(.color, "rgb(255 0 0 / 0.2)", "rgb(0 0 255 / 0.6)", 0.5, "rgba(63.75, 0, 191.25, 0.4)"),
    Row(.color, "transparent", "red", 0.25, "rgba(255, 0, 0, 0.25)"),
    Row(.color, "black", "rgb(200 0 0)", 2, "rgb(255, 0, 0)"),
    Row(.color, "rgb(0 0 0 / 0)", "black", 3, "rgb(0, 0, 0)"),
    // Any other color: Oklab.
    Row(.color, "oklab(0.2 0.1 0)", "oklab(0.6 0.3 -0.1)", 0.5, "oklab(0.4 0.2 -0.05)"),
    Row(.color, "white", "color(srgb 0 0 0)", 0.5, "oklab(0.5 0 0)"),
    Row(.color, "oklab(0.9 0 0)", "oklab(0.5 0 0)", -1, "oklab(1 0 0)"),
    // A missing component is that of the other color, and missing if both lack it.
    Row(.color, "oklab(none 0.1 0)", "oklab(0.6 0.3 0)", 0.5, "oklab(0.6 0.2 0)"),
    Row(.color, "lab(none 0 0)", "oklab(0.6 0.3 0)", 0.5, "oklab(0.6 0.15 0)"),
    Row(.color, "oklab(0.2 none 0)", "oklab(0.6 none 0)", 0.5, "oklab(0.4 none 0)"),
    Row(.color, "oklab(0.2 0.1 0 / none)", "oklab(0.6 0.1 0 / 0.5)", 0.5, "oklab(0.4 0.1 0 / 0.5)"),
    Row(.color, "currentcolor", "white", 0.5, "rgb(127.5, 127.5, 127.5)"),
  ]

  private static let composites: [Row] = [
    Row(.size, "10 20", "20 60", 0.5, "15 40"), Row(.point, "0 0", "4 -8", 0.25, "1 -2"),
    Row(.offset, "0 0", "4 -8", 1.5, "6 -12"), Row(.rect, "0 0 10 10", "10 20 30 50", 0.1, "1 2 12 14"),
    Row(.insets, "1 2 3 4", "11 22 33 44", 0.1, "2 4 6 8"),
    Row(.directionalInsets, "1 2 3 4", "11 22 33 44", 0.1, "2 4 6 8"),
    Row(.shadow, "1px 2px 4px black", "3px 4px 8px rgb(0 0 0 / 0)", 0.5, "2 3 6 rgba(0, 0, 0, 0.5)"),
    Row(.shadow, "1px 2px 4px black", "3px 4px 8px black", -3, "-5 -4 rgb(0, 0, 0)"),
    Row(ValueKind.shadow.orNone, "none", "2px 4px 8px black", 0.5, "1 2 4 rgba(0, 0, 0, 0.5)"),
    Row(.font, "10 system", "bold 20 system", 0.5, "550 15 system"),
    Row(.font, "10 system", "20 serif", 0.49, "10 system"),
    Row(.font, "10 system", "20 serif", 0.5, "20 serif"), Row(.font, "10 system", "italic 20 system", 0.4, "10 system"),
    Row(.font, "10 system", "20 system", -4, "0 system"),
    Row(.font, "10/1 system", "10/2 system", 0.5, "10/1.5 system"),
    Row(ValueKind.length(0...).list, "1, 2", "3, 6", 0.5, "2, 4"),
    Row(ValueKind.length(0...).list, "1, 2", "3, 6", -2, "0, 0"),
    Row(ValueKind.length.list, "1, 2", "3", 0.4, "1, 2"), Row(ValueKind.bool.list, "true", "false", 0.5, "false"),
    Row(
      .gradient, "linear-gradient(0deg, red 0%, blue)", "linear-gradient(90deg, blue 100%, red)", 0.5,
      "linear-gradient(45deg, rgb(128, 0, 128) 50%, rgb(128, 0, 128))"),
    Row(
      .gradient, "linear-gradient(red 10px, blue)", "linear-gradient(red 20%, blue)", 0.5,
      "linear-gradient(rgb(255, 0, 0) calc(10% + 5px), rgb(0, 0, 255))"),
    Row(
      .gradient, "radial-gradient(10px at 0 0, red, blue)", "radial-gradient(30px at 10px 50%, red, blue)", -2,
      "radial-gradient(0 at -20 calc(-100% + 0px), rgb(255, 0, 0), rgb(0, 0, 255))"),
    Row(
      .gradient, "conic-gradient(red, blue)", "conic-gradient(from 90deg, red, blue)", 0.5,
      "conic-gradient(from 45deg, rgb(255, 0, 0), rgb(0, 0, 255))"),
    Row(
      .gradient, "linear-gradient(red, blue)", "linear-gradient(red, blue, red)", 0.4,
      "linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255))"),
    Row(
      .gradient, "linear-gradient(red, blue)", "conic-gradient(red, blue)", 0.5,
      "conic-gradient(rgb(255, 0, 0), rgb(0, 0, 255))"),
  ]

  /// The value of a text, in the default context.
  static func value(_ text: String, _ kind: ValueKind) throws -> StyleValue {
    try kind.parse(text).resolved(in: ValueContext())
  }

  @Test("a value between two others is what the specification defines", arguments: rows)
  func between(_ row: Row) throws {
    let start = try InterpolationTests.value(row.start, row.kind)
    let end = try InterpolationTests.value(row.end, row.kind)
    let value = row.kind.interpolate(from: start, to: end, at: row.progress)
    #expect(ComparedText(row.kind.serialize(value)) == ComparedText(row.expected), "\(row.kind.serialize(value))")
  }

  @Test("at its ends, a motion has exactly the ends", arguments: rows)
  func ends(_ row: Row) throws {
    let start = try InterpolationTests.value(row.start, row.kind)
    let end = try InterpolationTests.value(row.end, row.kind)
    #expect(row.kind.interpolate(from: start, to: end, at: 0) == start)
    #expect(row.kind.interpolate(from: start, to: end, at: 1) == end)
  }

  @Test("whole numbers that are too large for a motion end at the largest one")
  func overflow() {
    #expect(Int.max.mixed(2, with: Int.max, 1) == .max && Int.min.mixed(2, with: Int.min, 1) == .min)
  }
}

/// A text whose numbers are compared with a tolerance.
struct ComparedText: Equatable, CustomStringConvertible {
  let words: [String]
  let numbers: [Double]

  init(_ text: String) {
    var words: [String] = []
    var numbers: [Double] = []
    for part in text.split(whereSeparator: { " (),/".contains($0) }) {
      let digits = part.prefix { $0.isNumber || "-.".contains($0) }
      if let number = Double(digits) {
        numbers.append(number)
        words.append("#" + part.dropFirst(digits.count))
      } else {
        words.append(String(part))
      }
    }
    (self.words, self.numbers) = (words, numbers)
  }

  var description: String { "\(words) \(numbers)" }

  /// Whether the texts differ in numbers alone, and by no more than a share of them, or this much.
  func isNear(_ other: ComparedText, within tolerance: Double) -> Bool {
    words == other.words
      && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($0)) }
  }

  static func == (left: ComparedText, right: ComparedText) -> Bool { left.isNear(right, within: 1e-7) }
}
