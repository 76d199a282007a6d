extension ValueEntry {
  static let everywhere = [
    ValueEntry(
      "none", "Properties whose member in Swift is optional accept `none`, which sets `nil`.", grammar: "none",
      source: "Swift's `nil`",
      examples: ["ImageView { image: none; }", "TableView { separator-effect: none; }"],
      mistakes: ["View { alpha: none; }"]),
    ValueEntry(
      "variables",
      """
      `var()` inserts the value of a [custom property](Language.md#custom-properties), or else the fallback after the \
      comma. `env()` does so for an [environment variable](Language.md#environment-variables). They can be the whole value \
      or a part of it.
      """,
      grammar: "var( <custom property>, <fallback>? ) | env( <name>, <fallback>? )",
      source: "[CSS Variables](https://www.w3.org/TR/css-variables-1/)",
      examples: [
        Example("Label { text-color: var(--ink); }", before: ":root { --ink: teal; }"),
        Example("Button { content-edge-insets: var(--gap) 8; }", before: ":root { --gap: 4; }"),
        "Label { alpha: var(--dimmed, 0.5); }", "View { layer-border-width: env(--hairline, 1px); }",
      ],
      mistakes: ["Label { text-color: --ink; }"]),
    ValueEntry(
      "calculations",
      """
      A calculation is allowed wherever a number is. Units must match. Where a length is needed, a number without a unit \
      is one, in sums and in lists of arguments too: `max(44, 2em)`. In gradients, a percentage can be added to a length, \
      and an angle cannot depend on a font. The range of the property bounds the result; an infinite result becomes the greatest number, and `NaN` becomes 0. \
      The constants are `e`, `pi`, `infinity`, `-infinity` and `NaN`.
      """,
      grammar: """
        calc( <sum> )                                   the sum, difference, product or quotient in it
        min( <sum># ) | max( <sum># )                   the least or the greatest
        clamp( <sum>, <sum>, <sum> )                    a value within two bounds, which can be `none`
        round( <strategy>?, <sum>, <sum>? )             the multiple of the second value next to the first,
                                                        by nearest (the default), up, down or to-zero
        mod( <sum>, <sum> ) | rem( <sum>, <sum> )       the remainder, with the sign of the second or the first
        abs( <sum> ) | sign( <sum> )                    the absolute value; 1, 0 or -1
        sin( <sum> ) | cos( <sum> ) | tan( <sum> )      a number, of an angle or of radians
        asin( <sum> ) | acos( <sum> ) | atan( <sum> )   an angle
        atan2( <sum>, <sum> )                           an angle
        pow( <sum>, <sum> ) | sqrt( <sum> )             a power, a root
        hypot( <sum># )                                 the length of a vector
        log( <sum>, <sum>? ) | exp( <sum> )             a logarithm, a power of e
        progress( <sum>, <sum>, <sum> )                 0 to 1: how far the first is from the second to the third
        """,
      source: "[CSS Values](https://www.w3.org/TR/css-values-4/#math)",
      examples: [
        "TableView { row-height: calc(2em + 10); }", "TableView { row-height: min(44, 2em); }",
        "TableView { row-height: max(44, calc(2em + 10)); }", "Label { alpha: clamp(0%, 25% + 25%, 100%); }",
        "TableView { row-height: clamp(none, 5em, 60); }", "TableView { row-height: round(up, 1em, 8px); }",
        "Slider { maximum-value: mod(-7, 3); }", "Slider { maximum-value: rem(-7, 3); }",
        "Slider { maximum-value: abs(-7); }",
        "Slider { maximum-value: sign(-7); }", "Slider { maximum-value: sin(30deg); }",
        "Slider { maximum-value: cos(60deg); }",
        "Slider { maximum-value: tan(45deg); }", "View { transform: rotate(asin(1)); }",
        "View { transform: rotate(acos(0)); }",
        "View { transform: rotate(atan(0)); }", "View { transform: rotate(atan2(1, 0)); }",
        "Slider { maximum-value: pow(2, 3); }",
        "Slider { maximum-value: sqrt(9); }", "Slider { maximum-value: hypot(3, 4); }",
        "Slider { maximum-value: log(8, 2); }",
        "Slider { maximum-value: exp(0); }", "Label { alpha: progress(12px, 8px, 24px); }",
      ],
      mistakes: [
        "TableView { row-height: calc(1px + 1deg); }", "TableView { row-height: calc(1em+2); }",
        "TableView { row-height: sqr(9); }",
      ]),
    ValueEntry(
      "longhands",
      """
      You can set a part of insets or of a font alone. `separator-inset` has `separator-inset-top`, `-right`, `-bottom` and \
      `-left`. Directional insets have `-leading` and `-trailing` instead of `-left` and `-right`. `font` has `font-style`, \
      `font-weight`, `font-size`, `line-height` and `font-family`. Every other font has these under its own name: \
      `title-label-font` has `title-label-font-size` and `title-label-line-height`. A declaration of the whole sets every \
      part. The cascade decides each part separately, with keywords, custom properties and layers. A part without a \
      declaration has the value of a fresh view.
      """,
      source: "the [shorthands of CSS](https://www.w3.org/TR/css-cascade-5/#shorthand)",
      examples: [
        Example(
          "View.card { layout-margins-left: 32; }", before: "View { layout-margins: 8 16; }", shows: "layout-margins"),
        Example("Button { title-label-font-size: 15; }", shows: "title-label-font"),
        Example("Label.title { line-height: 120%; }", before: "Label { font: 20 \"Avenir\"; }", shows: "font"),
      ]),
    ValueEntry(
      "keywords-of-the-cascade",
      """
      `inherit`, `initial`, `unset`, `revert` and `revert-layer` are values of every property. See [the \
      cascade](Language.md#cascade).
      """,
      grammar: "inherit | initial | unset | revert | revert-layer",
      source: "[CSS Cascade](https://www.w3.org/TR/css-cascade-5/#defaulting)",
      examples: [Example("Label.title { alpha: initial; }", before: "Label { alpha: 0.5; }")],
      mistakes: ["Label { all: red; }"]),
  ]
}
