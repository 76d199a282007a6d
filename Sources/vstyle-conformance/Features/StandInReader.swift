import VStyleSyntax

/// Replaces what only documents have in a selector, so that the product's parser can check the rest.
///
/// A ``DocumentPseudo`` becomes `:root`. One that is not valid at its position stays, and the parser refuses it.
struct StandInReader {
  /// The selector with the replacements.
  private(set) var text = ""

  /// The features that the selector needs.
  private(set) var features: [SuiteFeature] = []

  /// The number of complex selectors that end with a pseudo-element.
  private(set) var partCount = 0

  /// - Parameter attributes: the local names of the attributes of the tree that have a namespace.
  init(_ tokens: TokenCursor, attributes: Set<String>) {
    var cursor = tokens
    var blocks: [TokenKind] = []
    while cursor.kind != .endOfFile {
      var after = cursor
      if let pseudo = PseudoReader(&after), let row = pseudo.row,
        !row.isElement || blocks.isEmpty && StandInReader.consumeRest(&after, of: pseudo)
      {
        text += ":root"
        features.append(row.feature)
        if row.isElement { partCount += 1 }
        cursor = after
        continue
      }
      if needsNamespaces(cursor, blocks.last, attributes) { features.append(.namespaces) }
      if cursor.kind.opensBlock {
        blocks.append(cursor.kind)
      } else if [.rightParenthesis, .rightSquare, .rightBrace].contains(cursor.kind) {
        _ = blocks.popLast()
      }
      text += cursor.tape.source.text(in: cursor.range)
      cursor.advance()
    }
  }

  /// Consumes what follows a pseudo-element in its complex selector; returns whether that is valid.
  ///
  /// - Spec: https://www.w3.org/TR/selectors-4/#pseudo-element-syntax
  private static func consumeRest(_ cursor: inout TokenCursor, of pseudo: PseudoReader) -> Bool {
    var last = pseudo
    cursor.skipComments()
    while let next = PseudoReader(&cursor) {
      guard last.canPrecede(next) else { return false }
      if next.isElement { last = next }
      cursor.skipComments()
    }
    var end = cursor
    end.skipTrivia()
    return end.kind == .comma || end.kind == .endOfFile
  }

  /// Returns whether a token begins `|name`, a type without a namespace, or `*|name`, an attribute in any namespace.
  private func needsNamespaces(_ cursor: TokenCursor, _ block: TokenKind?, _ attributes: Set<String>) -> Bool {
    func isDelim(_ offset: Int, _ text: Unicode.Scalar) -> Bool {
      cursor.kind(ahead: offset) == .delim && cursor.tape.isDelim(cursor.index + offset, text)
    }
    if block == .leftSquare {
      let isAny = isDelim(0, "*") && isDelim(1, "|") && cursor.kind(ahead: 2) == .ident
      return isAny && attributes.contains(cursor.tape.name(cursor.index + 2))
    }
    guard isDelim(0, "|"), cursor.kind(ahead: 1) == .ident || isDelim(1, "*") else { return false }
    return text.isEmpty || !isName(before: cursor.index, in: cursor.tape)
  }

  private func isName(before index: Int, in tape: TokenTape) -> Bool {
    tape.kind(index - 1) == .ident || tape.isDelim(index - 1, "*")
  }
}
