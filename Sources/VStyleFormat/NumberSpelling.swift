import VStyleSyntax
import VStyleValues

/// The one spelling of numbers and units: `0.5` for `.5` and `0.50`, `1e2` for `1E+2`, `px` for `PX`.
///
/// Prettier and Biome spell numbers in the same way, but for `1.0`, which stays: it is no `<integer>`, unlike `1`.
enum NumberSpelling {
  /// The spelling of a number, percentage or dimension token.
  static func text(_ token: Int, in tape: TokenTape) -> [UInt8] {
    let range = tape.range(token)
    let written = Array(tape.source.bytes[range.start..<range.end])
    guard isSeparate(token, in: tape) else { return written }
    let count: Int
    switch tape.kind(token) {
    case .percentage: count = written.count - 1
    case .dimension: count = tape.unitRange(token).start - range.start
    default: count = written.count
    }
    let unit = Array(written[count...])
    let lowercase = unit.map(Bytes.lowercased)
    let isKnown = UnitNames.all.contains(String(decoding: lowercase, as: UTF8.self))
    return number(written[..<count]) + (isKnown ? lowercase : unit)
  }

  /// Whether no number, name or sign is directly before or after a token. It could become a part of the token.
  private static func isSeparate(_ token: Int, in tape: TokenTape) -> Bool {
    [token - 1, token + 1].allSatisfy { neighbor in
      guard neighbor >= 0, neighbor < tape.count else { return true }
      switch tape.kind(neighbor) {
      case .ident, .atKeyword, .hash, .badString, .url, .badURL, .number, .percentage, .dimension: return false
      case .function: return neighbor < token
      case .delim: return !".+-#\\".unicodeScalars.contains(tape.delim(neighbor))
      default: return true
      }
    }
  }

  private static func number(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let exponentStart = text.firstIndex { $0 | 0x20 == 0x65 } ?? text.endIndex
    var digits = Array(text[..<exponentStart])
    if let point = digits.firstIndex(of: 0x2E) {
      while digits.count > point + 2, digits.last == 0x30 { digits.removeLast() }
      if point == 0 || digits[point - 1] == 0x2B || digits[point - 1] == 0x2D { digits.insert(0x30, at: point) }
    }
    let exponent = text[exponentStart...].filter { $0 != 0x2B }.map(Bytes.lowercased)
    return digits + exponent
  }
}
