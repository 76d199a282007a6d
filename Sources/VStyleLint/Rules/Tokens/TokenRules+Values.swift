import VStyleCheck
import VStyleSyntax

/// The rules of design tokens about values and types. VStyleTokens checks them.
extension LintRule {
  static let dtcgSyntax = LintRule(
    .dtcgSyntax,
    summary: "A file of design tokens is no JSON.",
    why: "Nothing in the file can be read. Duplicate keys, comments and trailing commas are no JSON either.",
    bad: [
      Example(
        #"{"accent": {"$type": "number", "$value": 1↓;}}"#,
        kind: .tokens),
      Example(
        #"{"gap": {"$type": "number", "$value": 1}, ↓"gap": {"$type": "number", "$value": 2}}"#,
        kind: .tokens),
    ],
    good: [
      Example(
        #"{"gap": {"$type": "number", "$value": 1}}"#,
        kind: .tokens)
    ])

  static let dtcgMissingType = LintRule(
    .dtcgMissingType,
    summary: "A design token has no type.",
    why: "A type is never guessed, so that `700` does not become a length. A token has its own `$type`, that "
      + "of the token it refers to, or that of a group around it.",
    bad: [
      Example(
        #"{"weight": ↓{"$value": 700}}"#,
        kind: .tokens)
    ],
    good: [
      Example(
        #"{"weight": {"$type": "fontWeight", "$value": 700}}"#,
        kind: .tokens),
      Example(
        #"{"weight": {"$type": "fontWeight", "bold": {"$value": 700}}}"#,
        kind: .tokens),
    ])

  static let dtcgUnknownType = LintRule(
    .dtcgUnknownType,
    summary: "A design token has a type that the format does not have.",
    why: "Programs that follow the format cannot read the value. Use one of the 13 types, or keep the value in "
      + "`$extensions`.",
    bad: [
      Example(
        #"{"gap": {"$type": ↓"dimensions", "$value": {"value": 8, "unit": "px"}}}"#,
        kind: .tokens)
    ],
    good: [
      Example(
        #"{"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}"#,
        kind: .tokens)
    ])

  static let dtcgInvalidValue = LintRule(
    .dtcgInvalidValue,
    summary: "The value of a design token does not have the form of its type.",
    why: "The message shows the form. A number in quotes, for instance, is a string.",
    bad: [
      Example(
        #"{"scale": {"$type": "number", "$value": ↓"1.5"}}"#,
        kind: .tokens),
      Example(
        #"{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, ↓2]}}}"#,
        kind: .tokens),
    ],
    good: [
      Example(
        #"{"scale": {"$type": "number", "$value": 1.5}}"#,
        kind: .tokens),
      Example(
        #"{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}}"#,
        kind: .tokens),
    ])

  static let dtcgLegacyValue = LintRule(
    .dtcgLegacyValue,
    summary: "The value of a design token is a string, as in drafts of the format.",
    why: "Since the edition of 2025, colors, dimensions and durations are objects.",
    bad: [
      Example(
        #"{"gap": {"$type": "dimension", "$value": ↓"16px"}}"#,
        kind: .tokens)
    ],
    good: [
      Example(
        #"{"gap": {"$type": "dimension", "$value": {"value": 16, "unit": "px"}}}"#,
        kind: .tokens)
    ])

  static let dtcgUnit = LintRule(
    .dtcgUnit,
    summary: "A dimension or a duration has a unit that the format does not have.",
    why: "The units are `px` and `rem`, `ms` and `s`. A zero needs one as well.",
    bad: [
      Example(
        #"{"gap": {"$type": "dimension", "$value": {"value": 2, "unit": ↓"em"}}}"#,
        kind: .tokens)
    ],
    good: [
      Example(
        #"{"gap": {"$type": "dimension", "$value": {"value": 2, "unit": "rem"}}}"#,
        kind: .tokens)
    ])

  static let dtcgHexFallback = LintRule(
    .dtcgHexFallback,
    summary: "The `hex` of a color is not `#` and six hexadecimal digits.",
    why: "Programs that do not know the color space read it. The opacity is in `alpha`, and not in `hex`.",
    bad: [
      Example(
        ##"{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": ↓"#fff"}}}"##,
        kind: .tokens)
    ],
    good: [
      Example(
        ##"{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff"}}}"##,
        kind: .tokens)
    ])

  static let dtcgMissingSubvalue = LintRule(
    .dtcgMissingSubvalue,
    summary: "The value of a design token lacks a member.",
    why: "A value without it is incomplete, and each program would guess another one.",
    bad: [
      Example(
        #"{"gap": {"$type": "dimension", "$value": ↓{"value": 8}}}"#,
        kind: .tokens)
    ],
    good: [
      Example(
        #"{"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}"#,
        kind: .tokens)
    ])

  static let dtcgUnknownSubvalue = LintRule(
    .dtcgUnknownSubvalue,
    summary: "The value of a design token has a member that its type does not have.",
    why: "Programs ignore the member, or drop it when they write the file.",
    bad: [
      Example(
        #"{"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px", ↓"min": 4}}}"#,
        kind: .tokens)
    ],
    good: [
      Example(
        #"{"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}"#,
        kind: .tokens)
    ])
}
