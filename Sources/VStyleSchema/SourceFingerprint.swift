package import VStyleSyntax

/// A Swift file that declares view types of a schema file, with the fingerprint that it had when the schema was written.
package struct SourceFingerprint: Hashable, Sendable {
  /// The path of the file, relative to the folder of the schema file.
  package let path: String

  /// The fingerprint of its code, in hexadecimal digits.
  package let fingerprint: String

  init(path: String, fingerprint: String) { (self.path, self.fingerprint) = (path, fingerprint) }

  /// Creates the fingerprint of a file as it is. White space around lines, and lines with only a comment do not count.
  package init(path: String, source: SourceText) {
    // FNV-1a: a change that nobody makes on purpose to hide it is noticed.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for line in source.text.split(whereSeparator: \.isNewline) {
      let code = line.drop(while: \.isWhitespace)
      guard !code.hasPrefix("//"), let end = code.lastIndex(where: { !$0.isWhitespace }) else { continue }
      for byte in code[...end].utf8 + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    self.init(path: path, fingerprint: String(hash, radix: 16))
  }

  /// Whether a Swift file declares or extends a class.
  package static func concerns(_ className: String, in source: SourceText) -> Bool {
    let words = source.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return zip(words, words.dropFirst()).contains { ($0 == "class" || $0 == "extension") && $1 == className }
  }
}
