import VStyleSyntax

/// One pseudo-class of the language: its name, its syntax and its result.
struct PseudoClassRow: Sendable {
  /// The name without the colon, in lower case.
  let name: String

  /// The syntax and the result of the pseudo-class.
  let meaning: Meaning

  /// The syntax and the result of a pseudo-class.
  enum Meaning: Sendable {
    /// A pseudo-class without an argument.
    case plain(PseudoClass)
    /// A pseudo-class with an argument. The second value is an example of the argument for messages.
    case function(ArgumentParser, argument: String)
    /// `:exact`, which changes the type selector before it.
    case exactType
  }

  /// Parses a whole argument, which never starts with white space.
  typealias ArgumentParser = @Sendable (inout SelectorParser, inout TokenCursor) throws(SelectorError) -> PseudoClass

  /// Whether the pseudo-class takes an argument.
  var isFunction: Bool {
    if case .function = meaning { true } else { false }
  }

  private init(_ name: String, _ meaning: Meaning) {
    self.name = name
    self.meaning = meaning
  }

  private init(_ name: String, _ pseudoClass: PseudoClass) { self.init(name, .plain(pseudoClass)) }

  private init(_ name: String, _ argument: String, _ parser: @escaping ArgumentParser) {
    self.init(name, .function(parser, argument: argument))
  }

  /// All pseudo-classes except the states, which the grammar contains.
  static let all: [PseudoClassRow] = [
    PseudoClassRow("is", "Button, Label") { parser, argument throws(SelectorError) in
      .is(try parser.consumeForgivingList(&argument))
    },
    PseudoClassRow("where", "Button, Label") { parser, argument throws(SelectorError) in
      .where(try parser.consumeForgivingList(&argument))
    },
    PseudoClassRow("not", ".primary") { parser, argument throws(SelectorError) in
      .not(try parser.consumeArgumentList(&argument))
    },
    PseudoClassRow("has", "> Label") { parser, argument throws(SelectorError) in
      .has(try parser.consumeHasArgument(&argument))
    },
    PseudoClassRow("nth-child", "2n+1 of .primary") { parser, argument throws(SelectorError) in
      .nth(try parser.consumeNthOf(&argument, from: .first))
    },
    PseudoClassRow("nth-last-child", "2n+1 of .primary") { parser, argument throws(SelectorError) in
      .nth(try parser.consumeNthOf(&argument, from: .last))
    },
    PseudoClassRow("nth-of-type", "2n+1") { parser, argument throws(SelectorError) in
      .nth(NthSelector(try parser.consumeFormula(&argument), among: .sameType, from: .first))
    },
    PseudoClassRow("nth-last-of-type", "2n+1") { parser, argument throws(SelectorError) in
      .nth(NthSelector(try parser.consumeFormula(&argument), among: .sameType, from: .last))
    },
    PseudoClassRow("first-child", .edge(.first, .child)),
    PseudoClassRow("last-child", .edge(.last, .child)),
    PseudoClassRow("only-child", .edge(.only, .child)),
    PseudoClassRow("first-of-type", .edge(.first, .ofType)),
    PseudoClassRow("last-of-type", .edge(.last, .ofType)),
    PseudoClassRow("only-of-type", .edge(.only, .ofType)),
    PseudoClassRow("root", .element(.root)),
    PseudoClassRow("empty", .element(.empty)),
    PseudoClassRow("scope", .scope),
    PseudoClassRow("exact", .exactType),
    PseudoClassRow("state", "loading") { parser, argument throws(SelectorError) in
      .element(.customState(try parser.consumeName(&argument, of: "a state")))
    },
    PseudoClassRow("theme", "dark-blue") { parser, argument throws(SelectorError) in
      .element(.theme(try parser.consumeName(&argument, of: "a theme")))
    },
    PseudoClassRow("scheme", "dark") { parser, argument throws(SelectorError) in
      .element(.scheme(try parser.consumeScheme(&argument)))
    },
  ]

  /// The pseudo-classes by name.
  static let named: [String: PseudoClassRow] = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The pseudo-elements that CSS also writes with one colon.
  ///
  /// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#pseudo-element-syntax
  static let legacyPseudoElements: Set<String> = ["before", "after", "first-line", "first-letter"]
}
