import VStyleJSON
import VStyleSelectors
import VStyleSyntax

/// A selector of a suite, as web documents understand it.
struct SuiteSelector {
  /// The selector, with `:root` in the place of each ``DocumentPseudo``; `nil` if it is not valid.
  let list: SelectorList?

  /// The features that a valid selector needs and views do not have.
  let missing: [SuiteFeature]

  /// Whether each complex selector ends with a pseudo-element, so that the list matches no element.
  let matchesOnlyParts: Bool

  /// The states of web documents. No element of a suite has one.
  static let states = [
    "active", "any-link", "autofill", "checked", "default", "disabled", "focus", "focus-visible", "focus-within",
    "fullscreen", "hover", "in-range", "indeterminate", "invalid", "link", "modal", "open", "optional", "out-of-range",
    "picture-in-picture", "placeholder-shown", "popover-open", "read-only", "read-write", "required", "target",
    "user-invalid", "user-valid", "valid", "visited",
  ]

  private static let grammar = SelectorGrammar(states: states + ["enabled"])

  /// Parses a selector.
  ///
  /// - Parameters:
  ///   - tokens: the tokens of the selector.
  ///   - nesting: the rule that the selector belongs to.
  ///   - attributes: the local names of the attributes of the tree that have a namespace.
  init(_ tokens: TokenCursor, nesting: SelectorGrammar.Nesting = .topLevel, attributes: Set<String> = []) {
    let reader = StandInReader(tokens, attributes: attributes)
    var cursor = TokenCursor(TokenTape(SourceText(reader.text)))
    list = try? SelectorList.parse(&cursor, grammar: Self.grammar.with(nesting))
    missing = list == nil ? [] : reader.features
    matchesOnlyParts = reader.partCount > 0 && reader.partCount == list?.selectors.count
  }

  /// Parses the selector of a request.
  init(_ request: JSON) {
    let tokens = TokenCursor(TokenTape(SourceText(request["selector"]?.text ?? "")))
    self.init(tokens, attributes: (request["tree"] ?? .null).attributesInNamespaces)
  }
}

extension JSON {
  /// The local names of the attributes of a tree that have a namespace.
  var attributesInNamespaces: Set<String> {
    let own = (self["nsattrs"]?.elements ?? []).compactMap { $0.elements?[1].text?.split(separator: ":").last }
    let children = self["children"]?.elements ?? self["nodes"]?.elements ?? []
    return children.reduce(Set(own.map(String.init))) { $0.union($1.attributesInNamespaces) }
  }
}
