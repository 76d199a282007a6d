#if DEBUG || VSTYLE_ADVICE
  import VStyleSyntax

  /// Completes diagnostics that say what is wrong, but not what to write.
  enum RuleAdvice {
    /// A diagnostic with a help text, if its rule or its at-rule has one and it has none of its own.
    static func completed(_ diagnostic: consuming Diagnostic) -> Diagnostic {
      guard diagnostic.help == nil, diagnostic.fixes.isEmpty else { return diagnostic }
      var out = diagnostic
      if case .prelude(let name) = out.detail {
        out.help = atRules[name].map { "write it like `\($0)`" }
      }
      out.help = out.help ?? help[out.rule.name]
      return out
    }

    /// A correct example of each at-rule.
    private static let atRules: [String: String] = [
      "apply": "@apply title;", "custom-media": "@custom-media --wide (width >= 600);",
      "import": "@import \"tokens.vstyle\";", "layer": "@layer base, parts;",
      "media": "@media (width >= 600) { … }",
      "property": "@property --accent { syntax: \"<color>\"; inherits: true; initial-value: red; }",
      "scope": "@scope (.card) to (.slot) { … }", "style": "@style title for Label { … }",
      "supports": "@supports (row-height: 44) { … }", "theme": "@theme dark { … }",
      "starting-style": "@starting-style { … }", "view": "@view Gauge: Control { … }",
    ]

    /// What to do about the rules whose diagnostics differ in nothing but the place.
    private static let help: [String: String] = [
      "invalid-media-query": "write conditions in parentheses, such as `(width >= 600) and (orientation: landscape)`",
      "invalid-selector": "write a selector such as `Label`, `.title`, `#save` or `View > Label.title:first-child`",
      "unknown-state": "write a state of your own as `:state(name)`, and set it in Swift",
      "unknown-part": "style the part by a property of its view type, or by a view of your own",
      "unknown-property": "remove it, or do the same in Swift", "unsupported-css": "remove it",
      "unknown-style":
        "declare it as `@style name { … }`, `@import` the sheet that does, or check the sheets of its scope together",
      "import-not-found": "write the path of the file, relative to this sheet",
      "unknown-at-rule": "remove the rule",
      "unknown-view-type":
        "a style class has a dot; declare a view type as `@view Name: View { … }` or in a schema for lint, and pass its "
        + "class in `viewTypes` in Swift",
    ]
  }
#endif
