import VStyleJSON
import VStyleSyntax

/// The `<urange>` production, which no property of VStyle uses, but the syntax suite checks.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#urange
enum UnicodeRange {
  /// Returns the ranges of a comma-separated list, each as its bounds or `null`.
  static func list(_ tape: TokenTape) -> JSON {
    var out: [JSON] = []
    var start = 0
    for index in 0...tape.count where tape.kind(index) == .comma || index == tape.count {
      out.append(range(text(tape, start..<index)))
      start = index + 1
    }
    return .array(out)
  }

  /// Returns the concatenated text of tokens, without comments and without trivia at both ends.
  private static func text(_ tape: TokenTape, _ tokens: Range<Int>) -> String {
    var tokens = tokens
    while let first = tokens.first, tape.kind(first).isTrivia { tokens.removeFirst() }
    while let last = tokens.last, tape.kind(last).isTrivia { tokens.removeLast() }
    var out = ""
    for index in tokens where tape.kind(index) != .comment { out += tape.source.text(in: tape.range(index)) }
    return out
  }

  private static func range(_ text: String) -> JSON {
    guard text.lowercased().hasPrefix("u+") else { return .null }
    let body = text.dropFirst(2)
    let parts = body.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2 else { return .null }
    if parts.count == 2 {
      guard let start = number(first), let end = number(parts[1]) else { return .null }
      return bounds(start, end)
    }
    let digits = first.prefix { $0 != "?" }
    let marks = first.dropFirst(digits.count)
    guard !first.isEmpty, first.count <= 6, marks.allSatisfy({ $0 == "?" }) else { return .null }
    let low = String(digits) + String(repeating: "0", count: marks.count)
    let high = String(digits) + String(repeating: "F", count: marks.count)
    guard let start = number(low[...]), let end = number(high[...]) else { return .null }
    return bounds(start, end)
  }

  private static func number(_ text: Substring) -> Int? {
    guard (1...6).contains(text.count), text.allSatisfy(\.isHexDigit) else { return nil }
    return Int(text, radix: 16)
  }

  private static func bounds(_ start: Int, _ end: Int) -> JSON {
    guard end <= 0x10FFFF, start <= end else { return .null }
    return [.number(Double(start)), .number(Double(end))]
  }
}
