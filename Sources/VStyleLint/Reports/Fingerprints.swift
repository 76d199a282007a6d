public import VStyleSyntax

/// Names for diagnostics that stay the same when lines move: made from the code, the path, the flagged text
/// and how many equal ones stand before it.
public struct Fingerprints {
  private var counts: [String: Int] = [:]

  /// Starts before the first diagnostic.
  public init() {}

  /// The name of the next diagnostic, in order.
  public mutating func next(for diagnostic: Diagnostic, in sources: SourceMap) -> String {
    let source = sources[diagnostic.location.source]
    let words = source.text(in: diagnostic.location.range).split(whereSeparator: \.isWhitespace)
    let key = [diagnostic.rule.code, source.path, words.joined(separator: " ")].joined(separator: "\n")
    let count = counts[key, default: 0]
    counts[key] = count + 1
    let digits = String(Fingerprints.hash("\(key)\n\(count)"), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// FNV-1a with 64 bits.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
