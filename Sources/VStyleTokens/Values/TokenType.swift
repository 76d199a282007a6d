/// The type of a design token.
///
/// - Spec: https://www.designtokens.org/tr/2025.10/format/#types
package enum TokenType: String, CaseIterable, Sendable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
}

/// A member of a composite value.
struct SubValue: Sendable {
  let name: String
  let shape: TokenShape
  /// Whether each value has the member.
  let isRequired: Bool

  init(_ name: String, _ shape: TokenShape, isRequired: Bool = true) {
    (self.name, self.shape, self.isRequired) = (name, shape, isRequired)
  }
}

/// The form that a JSON value must have.
enum TokenShape: Sendable, Hashable {
  /// A value of a token of a type.
  case type(TokenType)
  /// An element of a list of shadows or of families, which is no list itself.
  case element(TokenType)
  /// A stop of a gradient.
  case stop
  /// A number from a range.
  case number(ClosedRange<Double>)
  /// A number, or `none`, of a color.
  case component(ComponentRange)
  /// Three numbers of a color.
  case components(TokenColorSpace?)
  /// `true` or `false`.
  case bool
  /// One of some words.
  case keyword([String])
  /// A dimension or a duration in a unit.
  case unit([String])
  /// Six hexadecimal digits after `#`.
  case hex
  /// A list with at least one element.
  case list(TokenType)

  /// Any number.
  static let anyNumber = number(-.infinity ... .infinity)

  /// The form in words, as the end of a sentence.
  var words: String {
    switch self {
    case .type(let type): type.words
    case .element(.fontFamily): "a string"
    case .element(let type): "\(type == .shadow ? "an object" : type.words), not a list"
    case .stop: "an object with `color` and `position`"
    case .number(let range) where range == -.infinity ... .infinity: "a number"
    case .number(let range): "a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))"
    case .component(let range): "\(range.words), or \"none\""
    case .components: "an array of three numbers"
    case .bool: "true or false"
    case .keyword(let words), .unit(let words): "one of " + words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .hex: "`#` and six hexadecimal digits, as a string"
    case .list(let type): "an array of values, each \(type.words)"
    }
  }
}

extension TokenType {
  /// The form of a value in words.
  var words: String {
    switch self {
    case .color: "an object with `colorSpace` and `components`"
    case .dimension: "an object with `value` and `unit`, such as {\"value\": 16, \"unit\": \"px\"}"
    case .duration: "an object with `value` and `unit`, such as {\"value\": 200, \"unit\": \"ms\"}"
    case .fontFamily: "a string or an array of strings"
    case .fontWeight: "a number from 1 to 1000, or the name of a weight, such as \"bold\""
    case .cubicBezier: "an array of four numbers, the first and the third from 0 to 1"
    case .number: "a number"
    case .strokeStyle: "a line style, such as \"dashed\", or an object with `dashArray` and `lineCap`"
    case .gradient: "an array of stops, each with `color` and `position`"
    case .shadow: "an object with \(memberNames), or an array of such objects"
    case .border, .transition, .typography: "an object with \(memberNames)"
    }
  }

  private var memberNames: String {
    let names = (subValues ?? []).filter(\.isRequired).map { "`\($0.name)`" }
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  /// The members of a value that is an object; `nil` for a type without such values.
  var subValues: [SubValue]? {
    switch self {
    case .dimension:
      [SubValue("value", .anyNumber), SubValue("unit", .unit(["px", "rem"]))]
    case .duration:
      [SubValue("value", .anyNumber), SubValue("unit", .unit(["ms", "s"]))]
    case .strokeStyle:
      [SubValue("dashArray", .list(.dimension)), SubValue("lineCap", .keyword(["round", "butt", "square"]))]
    case .border:
      [
        SubValue("color", .type(.color)), SubValue("width", .type(.dimension)), SubValue("style", .type(.strokeStyle)),
      ]
    case .transition:
      [
        SubValue("duration", .type(.duration)), SubValue("delay", .type(.duration)),
        SubValue("timingFunction", .type(.cubicBezier)),
      ]
    case .shadow:
      [
        SubValue("color", .type(.color)), SubValue("offsetX", .type(.dimension)),
        SubValue("offsetY", .type(.dimension)), SubValue("blur", .type(.dimension)),
        SubValue("spread", .type(.dimension)), SubValue("inset", .bool, isRequired: false),
      ]
    case .typography:
      [
        SubValue("fontFamily", .type(.fontFamily)), SubValue("fontSize", .type(.dimension)),
        SubValue("fontWeight", .type(.fontWeight)), SubValue("letterSpacing", .type(.dimension)),
        SubValue("lineHeight", .type(.number)),
      ]
    case .color, .fontFamily, .fontWeight, .cubicBezier, .number, .gradient: nil
    }
  }

  /// The members of a stop of a gradient.
  static let stopValues = [SubValue("color", .type(.color)), SubValue("position", .type(.number))]

  /// The names of line styles.
  static let strokeStyles = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]

  /// The weights of fonts by their names.
  static let fontWeights: [(name: String, weight: Int)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300), ("normal", 400),
    ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600), ("demi-bold", 600), ("bold", 700),
    ("extra-bold", 800), ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950),
    ("ultra-black", 950),
  ]
}

/// A number as people write it, without a fraction if it is whole.
func plain(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
}
