import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension SheetContext {
  /// Returns the diagnostic about an unknown keyword with the advice to read the custom property of the same name.
  ///
  /// A diagnostic about anything else comes back as it is.
  func namingCustomProperty(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.rule == .unknownKeyword || diagnostic.rule == .valueTypeMismatch else { return diagnostic }
    let source = stylesheet.sources[diagnostic.location.source]
    let range = source.namePath(from: diagnostic.location.range)
    let word = String(source.text(in: range).map { "./".contains($0) ? "-" : $0 })
    guard projectCustomProperties.declared.contains("--\(word)") else { return diagnostic }
    let text = "var(--\(word))"
    let location = SourceLocation(diagnostic.location.source, range)
    var named = diagnostic
    named.help = "`--\(word)` is a custom property: write `\(text)`"
    named.fixes = [.init("replace with `\(text)`", safety: .suggestion, edits: [.init(location, text)])]
    return named
  }
}

extension SourceText {
  /// The range of a word with the words that dots or slashes join to it, as in `text.primary`.
  fileprivate func namePath(from word: SourceRange) -> SourceRange {
    func isName(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
    var end = word.end
    while end + 1 < min(bytes.count, word.end + 100), isName(bytes[end + 1]),
      bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: "/")
    {
      end += 1
      while end < bytes.count, isName(bytes[end]) { end += 1 }
    }
    return SourceRange(word.start, end)
  }
}
