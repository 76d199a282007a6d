/// The at-rules, each with its syntax for people and for completion.
struct AtRuleSyntax: Sendable {
  /// The name without `@`.
  let name: String
  /// The syntax, with names to replace in capitals.
  let syntax: String
  /// What the at-rule does, as a sentence.
  let summary: String
  /// The text to insert, with tab stops.
  let snippet: String
  /// Whether it can be inside of a rule.
  let isNested: Bool

  private init(_ name: String, _ syntax: String, _ summary: String, _ snippet: String, isNested: Bool = false) {
    (self.name, self.syntax, self.summary, self.snippet, self.isNested) = (name, syntax, summary, snippet, isNested)
  }

  /// Every at-rule of the language that is not reserved.
  static let all: [AtRuleSyntax] = [
    AtRuleSyntax(
      "import", "@import \"FILE\" layer(NAME) supports(CONDITION) theme(NAME) CONDITION;",
      "Inserts another sheet here.",
      "@import \"$1\";"),
    AtRuleSyntax(
      "layer", "@layer NAME, NAME;   @layer NAME { }", "Sets the order of layers, or adds rules to a layer.",
      "@layer ${1:name} {\n  $0\n}", isNested: true),
    AtRuleSyntax(
      "style", "@style NAME for TYPE extends NAME { }", "Names declarations for `@apply` and Swift code.",
      "@style ${1:name} for ${2:View} {\n  $0\n}"),
    AtRuleSyntax(
      "apply", "@apply NAME NAME;", "Inserts the declarations of named styles.", "@apply $1;", isNested: true),
    AtRuleSyntax(
      "theme", "@theme NAME from NAME { }", "Contains custom properties and rules that apply while a theme is active.",
      "@theme ${1:name} {\n  $0\n}", isNested: true),
    AtRuleSyntax(
      "media", "@media (FEATURE: VALUE) { }", "Contains rules that apply while a condition on the traits is true.",
      "@media ($1) {\n  $0\n}", isNested: true),
    AtRuleSyntax(
      "custom-media", "@custom-media --NAME CONDITION;", "Names a condition on the traits, for `@media (--NAME)`.",
      "@custom-media --${1:name} (${2:width >= 600});"),
    AtRuleSyntax(
      "supports", "@supports (PROPERTY: VALUE) { }",
      "Contains rules for view types that support a property or a selector.",
      "@supports ($1) {\n  $0\n}", isNested: true),
    AtRuleSyntax(
      "scope", "@scope (SELECTOR) to (SELECTOR) { }", "Contains rules for the views from each root down to the limits.",
      "@scope ($1) {\n  $0\n}", isNested: true),
    AtRuleSyntax(
      "property", "@property --NAME { syntax: \"<color>\"; inherits: true; initial-value: VALUE; }",
      "Declares the value type and the initial value of a custom property.",
      "@property --${1:name} {\n  syntax: \"${2:<color>}\";\n  inherits: ${3:true};\n  initial-value: $0;\n}"),
    AtRuleSyntax(
      "view", "@view NAME: SUPERCLASS { PROPERTY: <type>; }", "Declares a view type of your own for the tools.",
      "@view ${1:Name}: ${2:View} {\n  $0\n}"),
    AtRuleSyntax(
      "keyframes", "@keyframes NAME { SHARE { } }", "Names the values of an animation at some shares of its time.",
      "@keyframes ${1:name} {\n  from { $0 }\n  to { }\n}"),
    AtRuleSyntax(
      "starting-style", "@starting-style { }", "Contains what views move from when they enter the tree.",
      "@starting-style {\n  $0\n}", isNested: true),
    AtRuleSyntax("charset", "@charset \"utf-8\";", "Names the encoding, which is always UTF-8.", "@charset \"utf-8\";"),
  ]

  /// Returns the at-rule with a name, in any case; `nil` if there is none.
  static func named(_ name: String) -> AtRuleSyntax? { all.first { $0.name == name.lowercased() } }
}
