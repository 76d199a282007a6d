import VStyleSyntax

/// The pseudo-classes that are no states, for tools that list them.
package enum PseudoClassNames {
  /// The names in lower case, without the colon.
  package static let all = PseudoClassDefinition.all.map(\.name)
}

/// One pseudo-class of the language: its name, its syntax and its result.
struct PseudoClassDefinition: Sendable {
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
  static let all: [PseudoClassDefinition] = [
    PseudoClassDefinition("is", "Button, Label") { parser, argument throws(SelectorError) in
      .is(try parser.consumeForgivingList(&argument))
    },
    PseudoClassDefinition("where", "Button, Label") { parser, argument throws(SelectorError) in
      .where(try parser.consumeForgivingList(&argument))
    },
    PseudoClassDefinition("not", ".primary") { parser, argument throws(SelectorError) in
      .not(try parser.consumeArgumentList(&argument))
    },
    PseudoClassDefinition("has", "> Label") { parser, argument throws(SelectorError) in
      .has(try parser.consumeHasArgument(&argument))
    },
    PseudoClassDefinition("nth-child", "2n+1 of .primary") { parser, argument throws(SelectorError) in
      .nth(try parser.consumeNthOf(&argument, from: .first))
    },
    PseudoClassDefinition("nth-last-child", "2n+1 of .primary") { parser, argument throws(SelectorError) in
      .nth(try parser.consumeNthOf(&argument, from: .last))
    },
    PseudoClassDefinition("nth-of-type", "2n+1") { parser, argument throws(SelectorError) in
      .nth(NthSelector(try parser.consumeFormula(&argument), among: .sameType, from: .first))
    },
    PseudoClassDefinition("nth-last-of-type", "2n+1") { parser, argument throws(SelectorError) in
      .nth(NthSelector(try parser.consumeFormula(&argument), among: .sameType, from: .last))
    },
    PseudoClassDefinition("first-child", .edge(.first, .child)),
    PseudoClassDefinition("last-child", .edge(.last, .child)),
    PseudoClassDefinition("only-child", .edge(.only, .child)),
    PseudoClassDefinition("first-of-type", .edge(.first, .ofType)),
    PseudoClassDefinition("last-of-type", .edge(.last, .ofType)),
    PseudoClassDefinition("only-of-type", .edge(.only, .ofType)),
    PseudoClassDefinition("root", .element(.root)),
    PseudoClassDefinition("empty", .element(.empty)),
    PseudoClassDefinition("scope", .scope),
    PseudoClassDefinition("exact", .exactType),
    PseudoClassDefinition("state", "loading") { parser, argument throws(SelectorError) in
      .element(.customState(try parser.consumeName(&argument, of: "a state")))
    },
    PseudoClassDefinition("theme", "dark-blue") { parser, argument throws(SelectorError) in
      .element(.theme(try parser.consumeName(&argument, of: "a theme")))
    },
    PseudoClassDefinition("scheme", "dark") { parser, argument throws(SelectorError) in
      .element(.scheme(try parser.consumeScheme(&argument)))
    },
    PseudoClassDefinition("dir", "rtl") { parser, argument throws(SelectorError) in
      .element(.direction(try parser.consumeName(&argument, of: "a direction").lowercased()))
    },
  ]

  /// The pseudo-classes by name.
  static let named: [String: PseudoClassDefinition] = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The pseudo-elements that CSS also writes with one colon.
  ///
  /// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#pseudo-element-syntax
  static let legacyPseudoElements: Set<String> = ["before", "after", "first-line", "first-letter"]
}
