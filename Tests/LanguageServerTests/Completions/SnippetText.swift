/// A snippet of the protocol as an editor inserts it.
///
/// - Spec: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#snippet_syntax
enum SnippetText {
  /// Returns the text with the defaults of the tab stops; `nil` if the snippet is not valid, or has variables.
  static func expanded(_ snippet: String) -> String? {
    var rest = Array(snippet.unicodeScalars)[...]
    guard let text = text(&rest, isInside: false), rest.isEmpty else { return nil }
    return text
  }

  private static func text(_ rest: inout ArraySlice<Unicode.Scalar>, isInside: Bool) -> String? {
    var out = ""
    while let scalar = rest.first {
      if isInside, scalar == "}" { return out }
      rest.removeFirst()
      switch scalar {
      case "\\":
        guard let next = rest.popFirst(), "$}\\".unicodeScalars.contains(next) else { return nil }
        out.unicodeScalars.append(next)
      case "$":
        guard let inner = tabStop(&rest) else { return nil }
        out += inner
      default: out.unicodeScalars.append(scalar)
      }
    }
    return isInside ? nil : out
  }

  private static func tabStop(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
    func number() -> Bool {
      let count = rest.prefix { ("0"..."9").contains($0) }.count
      rest.removeFirst(count)
      return count > 0
    }
    guard rest.first == "{" else { return number() ? "" : nil }
    rest.removeFirst()
    guard number(), rest.popFirst() == ":", let text = text(&rest, isInside: true), rest.popFirst() == "}" else {
      return nil
    }
    return text
  }
}
