import VStyleSelectors
import VStyleSyntax

/// The answer to the question what a selector of a suite is.
enum SuiteSelector {
  /// A selector.
  case valid(SelectorList)
  /// No selector.
  case invalid
  /// A selector of something that views do not have: the name of a ``SuiteFeature``.
  case leftOut(String)

  /// The states that documents have and views need not; no element of a suite is in one.
  static let states = [
    "active", "any-link", "checked", "default", "defined", "disabled", "focus", "focus-visible", "focus-within",
    "hover", "indeterminate", "invalid", "link", "open", "optional", "placeholder-shown", "read-only", "read-write",
    "required", "target", "valid", "visited",
  ]

  static let grammar = SelectorGrammar(states: states + ["enabled"], componentLimit: 20_000)

  /// Pseudo-classes of web documents, with the features that they belong to.
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
  /// Whether a text stands in this one.
  fileprivate func contains(_ text: String) -> Bool {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return true }
      rest.removeFirst()
    }
    return false
  }
}
