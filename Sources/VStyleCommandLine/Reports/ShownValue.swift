import VStyleSyntax

/// Values as reports for people show them: with six decimals at most, as CSS serializes numbers.
///
/// The values themselves are exact, and so are they in JSON.
///
/// - Spec: https://www.w3.org/TR/cssom-1/#serialize-a-css-component-value
enum ShownValue {
  /// Returns a value with its numbers rounded.
  static func text(_ value: String) -> String {
    guard value.utf8.contains(UInt8(ascii: ".")) else { return value }
    let tape = TokenTape(SourceText(value))
    var out = ""
    for token in 0..<tape.count {
      let text = tape.source.text(in: tape.range(token))
      switch tape.kind(token) {
      case .number: out += rounded(text, tape.number(token), unit: "")
      case .percentage: out += rounded(text, tape.number(token), unit: "%")
      case .dimension: out += rounded(text, tape.number(token), unit: tape.unit(token))
      default: out += text
      }
    }
    return out
  }

  private static func rounded(_ text: String, _ number: Double, unit: String) -> String {
    let scaled = number * 1_000_000
    // Beyond that, a number has no more decimals.
    guard text.contains("."), scaled.magnitude < 9e15, scaled != scaled.rounded() else { return text }
    return CSSSerialization.serialize(number: scaled.rounded() / 1_000_000) + unit
  }

  /// Returns two values that differ, exact ones if they would look the same.
  static func pair(_ old: String, _ new: String) -> (old: String, new: String) {
    let (first, second) = (text(old), text(new))
    return first == second ? (old, new) : (first, second)
  }
}
