extension ValueEntry {
  static let numbers = [
    ValueEntry(
      "bool", "Yes or no. The names of such properties have no `is`: `hidden`.",
      grammar: "true | false | yes | no | on | off", source: "Swift's `Bool`",
      examples: ["View { hidden: true; }", "TableView { allows-selection: off; }"],
      mistakes: ["View { hidden: 1; }"]),
    ValueEntry(
      "keyword",
      "One word of a list, which the page of the property shows. `single-line` and `singleLine` are one word.",
      grammar: "<word> | <word> | …", source: "the cases of an enum",
      examples: ["TableView { separator-style: single-line; }", "Label { line-break-mode: by-clipping; }"],
      mistakes: ["TableView { separator-style: dotted; }"]),
    ValueEntry(
      "flags", "Any of some words, in any order, with spaces between them, or `none`.",
      grammar: "none | [ <word> || <word> || … ]", source: "the options of an option set",
      examples: [
        "View { autoresizing-mask: flexible-width flexible-height; }", "View { accessibility-traits: none; }",
      ],
      mistakes: ["View { autoresizing-mask: flexible-width flexible-width; }"]),
    ValueEntry(
      "number", "A number without a unit, in the range of the property.", grammar: "<number> | <calculation>",
      source: "[CSS Values](https://www.w3.org/TR/css-values-4/#numbers)",
      examples: [
        "Slider { maximum-value: 0.25; }", "Slider { maximum-value: 1e2; }",
        "View { content-scale-factor: calc(4 / 2); }",
      ],
      mistakes: ["Slider { maximum-value: 1px; }"]),
    ValueEntry(
      "integer", "A whole number. A calculation is rounded.", grammar: "<integer> | <calculation>",
      source: "[CSS Values](https://www.w3.org/TR/css-values-4/#integers)",
      examples: ["Label { number-of-lines: 2; }", "Label { number-of-lines: calc(5 / 2); }"],
      mistakes: ["Label { number-of-lines: 1.5; }"]),
    ValueEntry(
      "number-percentage", "A number, or a percentage of 1.", grammar: "<number> | <percentage> | <calculation>",
      source: "[CSS Color](https://www.w3.org/TR/css-color-4/#transparency), where opacities are written so",
      examples: [
        "View { alpha: 0.4; }", "View { alpha: 40%; }", "Label { minimum-scale-factor: calc(100% / 4 + 25%); }",
      ],
      mistakes: ["View { alpha: 1.5; }", "View { alpha: 1px; }"]),
    ValueEntry(
      "length",
      """
      A length in points. A point is written without a unit, or as `pt` or `px`. `em` is the font size of the view, `rem` \
      that of the root of the tree, and `dpx` one pixel of the device.
      """,
      grammar: "<number> | <number>pt | <number>px | <number>em | <number>rem | <number>dpx | <calculation>",
      source: "[CSS Values](https://www.w3.org/TR/css-values-4/#lengths), with points of UIKit as the unit",
      examples: [
        "TableView { row-height: 44; }", "TableView { row-height: 44px; }", "TableView { row-height: 2.5em; }",
        "View { layer-border-width: 1dpx; }", "TableView { row-height: automatic; }",
      ],
      mistakes: ["TableView { row-height: 12cm; }", "TableView { row-height: -1; }"]),
    ValueEntry(
      "angle", "An angle. Transforms, gradients and colors contain angles. `0` needs no unit.",
      grammar: "<number>deg | <number>rad | <number>grad | <number>turn | <calculation>",
      source: "[CSS Values](https://www.w3.org/TR/css-values-4/#angles)",
      examples: [
        "View { transform: rotate(0.25turn); }",
        Example(
          "View { --tilt: 100grad; }",
          before: "@property --tilt { syntax: \"<angle>\"; inherits: true; initial-value: 0deg; }"),
      ],
      mistakes: ["View { transform: rotate(45); }"]),
    ValueEntry(
      "time", "A duration. `0` needs no unit.", grammar: "<number>s | <number>ms | <calculation>",
      source: "[CSS Values](https://www.w3.org/TR/css-values-4/#time)",
      examples: [
        "ImageView { image-animation-duration: 250ms; }", "ImageView { image-animation-duration: 0; }",
        "Layer { layer-time-offset: calc(1s + 500ms); }",
      ],
      mistakes: ["ImageView { image-animation-duration: 0.3; }"]),
  ]
}
