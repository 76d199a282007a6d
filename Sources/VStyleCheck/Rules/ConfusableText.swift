import VStyleStylesheet
import VStyleSyntax

extension CoreRules {
  /// Such a text differs from its appearance.
  static func confusableText(_ context: SheetContext) -> [Diagnostic] {
    context.stylesheet.trees.flatMap { characters(in: $0) }
  }

  private static func characters(in tree: SyntaxTree) -> [Diagnostic] {
    let bytes = tree.source.bytes
    // OPTIMIZATION: in UTF-8 all these characters start with one of two bytes, which few sheets contain.
    guard bytes.contains(0xE2) || bytes.contains(0xEF) else { return [] }
    return (0..<tree.tape.count).flatMap { token -> [Diagnostic] in
      let range = tree.tape.range(token)
      guard bytes[range.start..<range.end].contains(where: { $0 == 0xE2 || $0 == 0xEF }) else { return [] }
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

/// Characters that make a text appear as another one.
///
/// - Spec: https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
private enum ConfusableCharacters {
  /// The characters that change the direction of the following text.
  static let turning: [ClosedRange<UInt32>] = [0x202A...0x202E, 0x2066...0x2069]

  /// The characters without width that no name needs.
  static let withoutWidth: Set<UInt32> = [0x200B, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0xFEFF]
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
