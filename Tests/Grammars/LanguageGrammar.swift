/// The grammar of the language, from which those of TextMate and Kate are written.
///
/// It has the states of a pushdown automaton. Blocks, functions and brackets are balanced, as in the tokenizer, and a
/// statement ends where the parser ends it. Only one thing is guessed: whether a statement is a declaration, if its
/// first line shows neither an end nor a block.
package struct LanguageGrammar: Sendable {
  let regions: [GrammarRegion]
  let groups: [(name: String, rules: [GrammarRule])]

  /// The group with which a sheet begins.
  static let root = "sheet"

  /// Creates the grammar for the words of a schema.
  package init(_ words: GrammarWords) {
    groups = [
      ("comments", [.region("comment")]), ("lexical", LanguageGrammar.lexical(words)),
      (LanguageGrammar.root, LanguageGrammar.sheet), ("block-contents", LanguageGrammar.blockContents),
      ("selectors", LanguageGrammar.selectors(words)), ("preludes", LanguageGrammar.preludes(words)),
      ("values", LanguageGrammar.values(words)),
      (
        "property-names",
        [
          .group("comments"), .match(.words(words.properties, spellings: true), .property),
          .match(.dashedName, .customProperty), .match(.name, .unknownProperty),
        ]
      ),
    ]
    regions = LanguageGrammar.lexicalRegions + LanguageGrammar.statements(words) + LanguageGrammar.brackets
  }
}

/// Groups of rules.
extension LanguageGrammar {
  private static let sheet: [GrammarRule] = [
    .group("comments"), .match(GrammarPattern("<!--|-->", vim: "\\<!--|--\\>"), nil), .region("block"),
    .region("scope-rule"), .region("at-rule"), .region("unknown-at-rule"), .region("style-rule"),
  ]

  private static let blockContents: [GrammarRule] = [
    .group("comments"), .match(GrammarPattern(";"), nil), .region("block"), .region("nested-scope-rule"),
    .region("nested-at-rule"), .region("nested-unknown-at-rule"), .region("custom-declaration"),
    .region("declaration"), .region("block-declaration"), .region("open-declaration"), .region("nested-rule"),
  ]

  /// What is the same everywhere: comments, strings, addresses, numbers.
  private static func lexical(_ words: GrammarWords) -> [GrammarRule] {
    [
      .region("comment"), .region("double-quoted"), .region("single-quoted"), .region("address"),
      .region("address-below"), .match(.number, .number), .match(.words(words.units, after: .digit), .unit),
      .match(.percent, .unit),
    ]
  }

  private static func selectors(_ words: GrammarWords) -> [GrammarRule] {
    [
      .group("lexical"), .match(.step, .unit), .match(.unit, .unknownUnit), .region("attribute-selector"),
      .region("selector-parentheses"),
      .region("selector-braces"), .match(.words(words.pseudoClasses, after: .colon), .pseudoClass),
      .match(.anyPseudoClass, .unknownPseudoClass), .match(.styleClass, .styleClass), .match(.hash, .identifier),
      .match(.exactWords(words.viewTypes), .viewType), .match(.atName, nil), .match(.name, nil),
      .match(GrammarPattern("[&*]"), .viewType), .match(GrammarPattern("[>+~|]"), .combinator),
    ]
  }

  private static func preludes(_ words: GrammarWords) -> [GrammarRule] {
    [
      .group("lexical"), .match(.unit, .unknownUnit), .region("prelude-parentheses"), .region("prelude-brackets"),
      .region("prelude-braces"),
      .match(.dashedName, .variable), .match(.words(words.operators), .operatorWord),
      .match(.words(words.mediaFeatures), .mediaFeature), .match(.exactWords(words.viewTypes), .viewType),
      .match(.hash, nil), .match(.atName, nil), .match(.name, nil),
    ]
  }

  private static func values(_ words: GrammarWords) -> [GrammarRule] {
    [
      .group("lexical"), .match(.unit, .unknownUnit), .region("value-parentheses"), .region("value-brackets"),
      .region("value-braces"),
      .match(.hexColor, .color), .match(.important, .important),
      .match(.function(.words(words.functions)), .function), .match(.function(.name), .unknownFunction),
      .match(.words(words.colors, spellings: true), .namedColor),
      .match(.words(words.keywords, spellings: true), .keyword), .match(.dashedName, .variable),
      .match(.exactWords(words.viewTypes), .viewType), .match(.hash, nil), .match(.atName, nil), .match(.name, nil),
    ]
  }
}

/// Regions.
extension LanguageGrammar {
  private static let lexicalRegions: [GrammarRegion] = [
    GrammarRegion(
      name: "comment", begin: GrammarPattern("/\\*"), beginScope: .comment, end: GrammarPattern("\\*/"),
      endScope: .comment, content: .comment, rules: []),
    quoted("double-quoted", "\""), quoted("single-quoted", "'"),
    GrammarRegion(
      name: "address", begin: .address, beginScope: .function, end: GrammarPattern("\\)"), content: .address,
      rules: [.match(addressEscape, .escape)]),
    GrammarRegion(
      name: "address-below", begin: .addressBelow, beginScope: .function, end: GrammarPattern("\\)"),
      rules: [.region("double-quoted"), .region("single-quoted"), .region("rest-of-address")]),
    GrammarRegion(
      name: "rest-of-address", begin: GrammarPattern("(?=[^\\s)])", vim: "[^ \\t)]@="),
      endBefore: GrammarPattern("\\)"), content: .address, rules: [.match(addressEscape, .escape)]),
  ]

  private static let addressEscape = GrammarPattern("\\\\[^\\n\\r\\f]", vim: "\\\\.")

  private static func quoted(_ name: String, _ quote: String) -> GrammarRegion {
    GrammarRegion(
      name: name, begin: GrammarPattern(quote), beginScope: .string, end: GrammarPattern(quote), endScope: .string,
      endBefore: GrammarPattern("\\f", vim: "%x0c"), endsWithLine: true, content: .string,
      rules: [.match(GrammarPattern("\\\\.", vim: "\\\\\\_."), .escape)])
  }

  private static func statements(_ words: GrammarWords) -> [GrammarRegion] {
    let known = GrammarPattern.words(words.atRules, after: .at)
    let scope = GrammarPattern.words(["scope"], after: .at)
    let open = GrammarPattern("\\{")
    return [
      GrammarRegion(name: "block", begin: open, end: GrammarPattern("\\}"), rules: [.group("block-contents")]),
      atRule("scope-rule", scope, .atRule, before: open, "selectors"),
      atRule("at-rule", known, .atRule, before: open, "preludes"),
      atRule("unknown-at-rule", .atName, .unknownAtRule, before: open, "preludes"),
      atRule("nested-scope-rule", scope, .atRule, before: GrammarPattern("[{}]"), "selectors"),
      atRule("nested-at-rule", known, .atRule, before: GrammarPattern("[{}]"), "preludes"),
      atRule("nested-unknown-at-rule", .atName, .unknownAtRule, before: GrammarPattern("[{}]"), "preludes"),
      GrammarRegion(
        name: "style-rule", begin: GrammarPattern("(?=\\S)", vim: "\\S@="), endBefore: open, content: .selector,
        rules: [.group("selectors")]),
      GrammarRegion(
        name: "nested-rule", begin: GrammarPattern("(?=[^\\s};])", vim: "[^ \\t};]@="),
        endBefore: GrammarPattern("[{};]"), content: .selector, rules: [.group("selectors")]),
      declaration("custom-declaration", .customDeclaration, hasBlock: true),
      declaration("declaration", .closedDeclaration),
      declaration("block-declaration", .blockDeclaration, hasBlock: true),
      declaration("open-declaration", .openDeclaration(words)),
      GrammarRegion(
        name: "value", begin: GrammarPattern(":"), endBefore: GrammarPattern("[;{}]"), content: .value,
        rules: [.group("values")]),
      GrammarRegion(
        name: "block-value", begin: GrammarPattern(":"), endBefore: GrammarPattern("[;}]"), content: .value,
        rules: [.group("values")]),
    ]
  }

  private static func atRule(
    _ id: String, _ begin: GrammarPattern, _ scope: GrammarScope, before end: GrammarPattern, _ group: String
  ) -> GrammarRegion {
    GrammarRegion(
      name: id, begin: begin, beginScope: scope, end: GrammarPattern(";"), endBefore: end, content: .prelude,
      rules: [.group(group)])
  }

  private static func declaration(_ id: String, _ begin: GrammarPattern, hasBlock: Bool = false) -> GrammarRegion {
    GrammarRegion(
      name: id, begin: begin, end: GrammarPattern(";"), endBefore: GrammarPattern(hasBlock ? "\\}" : "[{}]"),
      rules: [.region(hasBlock ? "block-value" : "value"), .group("property-names")])
  }

  private static let brackets: [GrammarRegion] =
    ["selector", "prelude", "value"].flatMap { part in
      [("parentheses", "\\(", "\\)"), ("brackets", "\\[", "\\]"), ("braces", "\\{", "\\}")].map { kind, open, close in
        GrammarRegion(
          name: "\(part)-\(kind)", begin: GrammarPattern(open), end: GrammarPattern(close),
          rules: [.group("\(part)s")])
      }
    } + [
      GrammarRegion(
        name: "attribute-selector", begin: GrammarPattern("\\["), end: GrammarPattern("\\]"),
        rules: [
          .group("lexical"), .match(.unit, .unknownUnit), .region("selector-brackets"), .region("selector-parentheses"),
          .region("selector-braces"),
          .match(.name, .attribute),
        ])
    ]
}
