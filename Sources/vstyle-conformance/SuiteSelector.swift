import VStyleSelectors
import VStyleSyntax

/// The result of parsing a selector of a suite.
enum SuiteSelector {
  /// A valid selector.
  case valid(SelectorList)
  /// An invalid selector.
  case invalid
  /// A selector that needs a feature which views do not have: the name of a ``SuiteFeature``.
  case leftOut(String)

  /// The states of web documents. No element of a suite has one.
  static let states = [
    "active", "any-link", "checked", "default", "defined", "disabled", "focus", "focus-visible", "focus-within",
    "hover", "indeterminate", "invalid", "link", "open", "optional", "placeholder-shown", "read-only", "read-write",
    "required", "target", "valid", "visited",
  ]

  static let grammar = SelectorGrammar(states: states + ["enabled"], componentLimit: 20_000)

  /// Pseudo-classes of web documents, with the names of their features.
  private static let leftOut = [
    (":dir", ":dir()"), (":host", "shadow trees"), (":lang", ":lang()"), (":has-slotted", "shadow trees"),
  ]

  init(_ text: String) {
    var cursor = TokenCursor(TokenTape(SourceText(text)))
    do {
      self = .valid(try SelectorList.parse(&cursor, grammar: Self.grammar))
    } catch {
      let source = text.unicodeScalars.map { String($0) }.joined()
      if error.rule == .unknownPart {
        self = .leftOut("pseudo-elements")
      } else if let (_, feature) = Self.leftOut.first(where: { source.contains($0.0) }) {
        self = .leftOut(feature)
      } else {
        self = .invalid
      }
    }
  }
}

extension String {
  /// Returns whether this text contains another one.
  fileprivate func contains(_ text: String) -> Bool {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return true }
      rest.removeFirst()
    }
    return false
  }
}
