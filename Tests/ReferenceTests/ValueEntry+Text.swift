extension ValueEntry {
  static let text = [
    ValueEntry(
      "string", "A text in quotes, with the escapes of CSS.", grammar: "\"…\" | '…'",
      source: "[CSS Values](https://www.w3.org/TR/css-values-4/#strings)",
      examples: ["Label { text: \"Save\"; }", "Label { text: \"100 \\20ac \"; }"], mistakes: ["Label { text: Save; }"]),
    ValueEntry(
      "font",
      """
      A font: slope, weight, size, line height and families, or a text style, which follows the content size that the user \
      chose. A weight from 100 up can come before a text style: `600 headline`. A text style stays one with another slant \
      or weight. With another size, family or line height, the font has a fixed size.
      """,
      grammar: """
        [ <font-style> || <font-weight> ]? <length>[ / [ <number-percentage> | normal ] ]? <font-family>#?
        [ <font-style> || <font-weight> ]? <text style>
        skin-font( <string>, [ bold | italic ]? )
        """,
      source: "the [font of CSS](https://www.w3.org/TR/css-fonts-4/#font-prop), with the text styles of `UIFont`",
      examples: [
        "Label { font: 17 system; }", "Label { font: italic 600 17/1.2 \"Avenir\"; }", "Label { font: headline; }",
        "Label { font: bold large-title; }", "Label { font: 2em \"Avenir\", serif; }",
        Example("Label.title { font-weight: bold; }", before: "Label { font: 20 \"Avenir\"; }", shows: "font"),
        "Label { font: skin-font(\"title\", bold); }",
      ],
      mistakes: ["Label { font: 17 semibold; }", "Label { font-size: large; }"]),
    ValueEntry(
      "font-weight", "The weight of a font: a word, or a number from 1 to 1000. 400 is `regular`, and 700 is `bold`.",
      grammar: """
        ultra-light | thin | light | regular | medium | semibold | bold | heavy | black | normal
        <integer [1,1000]>
        """,
      source: "`UIFont.Weight`, with the numbers of [CSS Fonts](https://www.w3.org/TR/css-fonts-4/#font-weight-prop)",
      examples: [
        Example("Label { font-weight: semibold; }", shows: "font"),
        Example("Label { font-weight: 650; }", shows: "font"),
        "ImageView { preferred-symbol-configuration: symbol-configuration(weight 700); }",
      ],
      mistakes: ["Label { font-weight: fat; }"]),
    ValueEntry(
      "font-family",
      """
      The family of a font: a name, or `system`, `serif`, `rounded` or `monospaced`. The generic families of CSS are \
      understood: `sans-serif` and `system-ui` are `system`, `monospace` is `monospaced`. In `font`, put a family in quotes \
      if it begins with a weight, such as `"Black Ops"`.
      """,
      grammar: "system | serif | rounded | monospaced | <string> | <name>",
      source: "[CSS Fonts](https://www.w3.org/TR/css-fonts-4/#font-family-prop)",
      examples: [
        Example("Label { font-family: \"Avenir\", serif; }", shows: "font"),
        Example("Label { font-family: ui-monospace; }", shows: "font"),
      ],
      mistakes: ["Label { font-family: 12; }"]),
    ValueEntry(
      "shadow",
      "A shadow: an offset, a blur radius, and a color before or after them; without a color, that of the text.",
      grammar: "<color>? && [ <length>{2} <length [0,∞]>? ]",
      source: "the [shadows of CSS](https://www.w3.org/TR/css-backgrounds-3/#box-shadow), without spread and `inset`",
      examples: [
        "Label { attributed-text: \"Hi\" text-attributes(shadow 0 1px 3px black); }",
        Example(
          "View { --glow: red 1px 2px; }",
          before: "@property --glow { syntax: \"<shadow>\"; inherits: true; initial-value: 0 0 black; }"),
      ],
      mistakes: ["Label { attributed-text: \"Hi\" text-attributes(shadow 0); }"]),
    ValueEntry(
      "attributed-text", "Strings, each with the attributes that follow it.",
      grammar: "[ <string> <text-attributes>? ]+", source: "`NSAttributedString`",
      examples: [
        "Label { attributed-text: \"Hello \" \"you\" text-attributes(font bold 17 system); }",
        "Label { attributed-text: \"Save\"; }",
      ],
      mistakes: ["Label { attributed-text: Save; }"]),
    ValueEntry(
      "text-attributes", "Attributes of a text, by name. Those without a name keep their value.",
      grammar: "text-attributes( [ <member> <value> ]# )", source: "the attributes of `NSAttributedString`",
      examples: [
        "NavigationBar { title-text-attributes: text-attributes(kern 1, foreground-color teal); }",
        "TextView { link-text-attributes: text-attributes(underline-style single pattern-dot, kern 0.1em); }",
      ],
      mistakes: ["NavigationBar { title-text-attributes: text-attributes(color red); }"]),
    ValueEntry(
      "paragraph-style", "The layout of a paragraph, by name, as an attribute of a text.",
      grammar: "paragraph-style( [ <member> <value> ]# )", source: "`NSParagraphStyle`",
      examples: [
        """
        Label { attributed-text: "Hi" text-attributes(paragraph-style paragraph-style(line-spacing 4)); }
        """
      ]),
  ]
}
