package import VStyleSyntax

/// Computes names of diagnostics that stay the same when lines move.
///
/// A name is a hash of the code, the path, the flagged text and the number of equal diagnostics before it.
package struct Fingerprints {
  private let relativePath: (String) -> String
  private var counts: [String: Int] = [:]

  /// Creates fingerprints for a sequence of diagnostics.
  ///
  /// - Parameter relativePath: returns the path of a sheet that is part of the names.
  package init(relativePath: @escaping (String) -> String = { $0 }) { self.relativePath = relativePath }

  /// Returns the name of the next diagnostic, in order: 16 hexadecimal digits.
  package mutating func next(for diagnostic: Diagnostic, in sources: SourceMap) -> String {
    let source = sources[diagnostic.location.source]
    let words = source.text(in: diagnostic.location.range).split(whereSeparator: \.isWhitespace)
    let key = [diagnostic.rule.code, relativePath(source.path), words.joined(separator: " ")].joined(separator: "\n")
    let count = counts[key, default: 0]
    counts[key] = count + 1
    let digits = String(Fingerprints.hash("\(key)\n\(count)"), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns the 64-bit FNV-1a hash of a text.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
