import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A number with too many digits after the point, or with trailing zeros.
  static let numberPrecision = LintRule(
    .numberPrecision, fixes: .safe,
    summary: "A number has more digits after the point than the project allows, or zeros at their end.",
    why: "Digits that no screen can show are noise, mostly from a conversion. Round the number.",
    bad: [
      "Label { alpha: ↓0.50; }",
      "View { layer-corner-radius: ↓4.123456pt; }",
    ],
    good: [
      "Label { alpha: 0.5; }",
      "View { layer-corner-radius: 4.1235pt; }",
    ],
    check: { context in
      let limit = context.count("limit", of: .numberPrecision)
      return context.valueTokens(of: .properties) { tape, token, location in
        guard [.number, .dimension, .percentage].contains(tape.kind(token)) else { return nil }
        let text = tape.source.text(in: location.range)
        let number = text.prefix { $0.isNumber || "+-.".contains($0) }
        guard let point = number.firstIndex(of: "."), text[number.endIndex...].first?.lowercased() != "e" else {
          return nil
        }
        let fraction = number[point...].dropFirst()
        let isLong = fraction.count > limit
        guard isLong || fraction.last == "0" else { return nil }
        let short = isLong ? rounded(tape.number(token), limit) : trimmed(String(number))
        let wanted = short + text[number.endIndex...]
        return Diagnostic(
          .numberPrecision, at: location,
          isLong
            ? "`\(tape.excerpt(token))` has \(fraction.count) digits after the point"
            : "`\(tape.excerpt(token))` ends in zeros", expected: isLong ? "at most \(limit)" : "`\(wanted)`",
          fixes: [
            .init("replace with `\(wanted)`", safety: isLong ? .unsafe : .safe, edits: [.init(location, wanted)])
          ])
      }
    })

  /// Returns a number without trailing zeros, and without its point if no digit follows the point.
  private static func trimmed(_ number: String) -> String {
    var digits = Substring(number)
    while digits.last == "0" { digits = digits.dropLast() }
    if digits.last == "." { digits = digits.dropLast() }
    return digits.isEmpty || digits == "-" || digits == "+" ? "0" : String(digits)
  }

  private static func rounded(_ number: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<min(digits, 15) { scale *= 10 }
    return trimmed(CSSSerialization.serialize(number: (number * scale).rounded() / scale) + (digits == 0 ? ".0" : ""))
  }
}
