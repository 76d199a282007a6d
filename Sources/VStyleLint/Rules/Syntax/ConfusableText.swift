import VStyleCascade
import VStyleSyntax

extension DiagnosticRule {
  /// A character that nobody sees.
  static let confusableText = DiagnosticRule(
    code: "VS0015", name: "confusable-text", severity: .error,
    summary: "A sheet has an invisible character in a name, or one that turns the direction in which text is shown.")
}

extension LintRule {
  /// A character that nobody sees: one that turns the direction of text, wherever it stands, or one without width in
  /// a name. The text then is not what it looks like.
  static let confusableText = LintRule(
    .confusableText,
    bad: [
      "Label.no↓\u{200B}te { alpha: 0.5; }",
      "/* ↓\u{202E}etihw */ Label { alpha: 0.5; }",
    ],
    good: [
      "Label.note { alpha: 0.5; }",
      "/* white */ Label { alpha: 0.5; }",
    ],
    check: { context in context.stylesheet.trees.flatMap { characters(in: $0) } })

  private static func characters(in tree: SyntaxTree) -> [Diagnostic] {
    let bytes = tree.source.bytes
    // All of them start with this byte in UTF-8, and few sheets have it.
    guard bytes.contains(0xE2) else { return [] }
    return (0..<tree.tape.count).flatMap { token -> [Diagnostic] in
      let range = tree.tape.range(token)
      guard bytes[range.start..<range.end].contains(0xE2) else { return [] }
      var offset = range.start
      return tree.source.text(in: range).unicodeScalars.compactMap { scalar -> Diagnostic? in
        defer { offset += UTF8.width(scalar) }
        let isHidden = ConfusableCharacters.withoutWidth.contains(scalar.value) && tree.tape.kind(token).isName
        guard isHidden || ConfusableCharacters.turning.contains(where: { $0.contains(scalar.value) }) else {
          return nil
        }
        let name = "U+" + String(scalar.value, radix: 16, uppercase: true)
        let location = SourceLocation(tree.sourceID, SourceRange(offset, offset + UTF8.width(scalar)))
        return Diagnostic(
          .confusableText, at: location,
          isHidden
            ? "a name has the invisible character \(name) in it"
            : "the character \(name) turns the direction in which text is shown",
          help: "remove it", fixes: [.init("remove it", safety: .suggestion, edits: [.init(location, "")])])
      }
    }
  }
}

/// Characters that make a text look like another one.
///
/// - Spec: https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
private enum ConfusableCharacters {
  /// Those that turn the direction of what follows.
  static let turning: [ClosedRange<UInt32>] = [0x202A...0x202E, 0x2066...0x2069]

  /// Those without width that no word needs.
  static let withoutWidth: Set<UInt32> = [0x200B, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064]
}

extension TokenKind {
  /// Whether a token is a name, or has one.
  fileprivate var isName: Bool {
    switch self {
    case .ident, .function, .atKeyword, .hash, .dimension: true
    default: false
    }
  }
}
