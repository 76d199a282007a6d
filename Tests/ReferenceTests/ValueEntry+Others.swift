extension ValueEntry {
  static let others = [
    ValueEntry(
      "date", "A day in quotes, with a time and an offset from UTC if you need them.",
      grammar: "\"YYYY-MM-DD\" | \"YYYY-MM-DDThh:mm\" | \"YYYY-MM-DDThh:mm:ss±hh:mm\"",
      source: "[ISO 8601](https://www.rfc-editor.org/rfc/rfc3339)",
      examples: ["DatePicker { date: \"2024-02-29\"; }", "DatePicker { date: \"2024-02-29 12:30:15+02:00\"; }"],
      mistakes: ["DatePicker { date: \"2023-02-29\"; }"]),
    ValueEntry(
      "locale", "A language tag in quotes.", grammar: "\"<language>-<script>-<region>\"",
      source: "[BCP 47](https://www.rfc-editor.org/info/bcp47)",
      examples: ["DatePicker { locale: \"de-CH\"; }", "DatePicker { locale: \"ZH_hant\"; }"],
      mistakes: ["DatePicker { locale: \"german language\"; }"]),
    ValueEntry(
      "theme-style",
      "The name of a theme. It is for properties of your own: `styleThemeName` in Swift sets that of a view.",
      grammar: "<name of a theme>", source: "[themes](Language.md#themes)",
      examples: [
        Example(
          "View { --look: dark; }",
          before: "@property --look { syntax: \"<theme-style>\"; inherits: true; initial-value: light; }")
      ]),
    ValueEntry(
      "object",
      """
      The name of a view type: each view gets a new object of it. `View` here stands for the view type that the property \
      accepts, and its subclasses.
      """,
      grammar: "<name of a view type>", source: "the classes of the app",
      examples: ["TableView { background-view: View; }", "ScrollView { refresh-control: RefreshControl; }"],
      mistakes: ["TableView { background-view: \"View\"; }"]),
    ValueEntry(
      "list", "One or more values with commas between them. The grammar of a list ends with `#`: `<color>#`.",
      grammar: "<value> | <value>, <value> | …", source: "[CSS Values](https://www.w3.org/TR/css-values-4/#mult-comma)",
      examples: ["GradientLayer { layer-colors: red, white; }", "ShapeLayer { layer-line-dash-pattern: 4, 2; }"],
      mistakes: ["GradientLayer { layer-colors: red white; }"]),
    ValueEntry(
      "any", "Any text. `@property` and `@view` write this value type as `*`.", grammar: "*",
      source:
        "[CSS Properties and Values](https://www.w3.org/TR/css-properties-values-api-1/#universal-syntax-definition)",
      examples: [
        Example("View { --hint: 2em, red; }", before: "@property --hint { syntax: \"*\"; inherits: true; }")
      ]),
  ]
}
