import VStyleCheck
import VStyleSyntax

/// The rules of design tokens about references, names and documents. VStyleTokens checks them.
extension LintRule {
  static let dtcgUnresolvedAlias = LintRule(
    .dtcgUnresolvedAlias,
    summary: "A design token refers to a token that does not exist.",
    why: "The token has no value. The message shows the name that is most alike.",
    bad: [
      Example(
        #"{"blue": {"$type": "number", "$value": 1}, "accent": {"$type": "number", "$value": ↓"{bleu}"}}"#,
        kind: .tokens)
    ],
    good: [
      Example(
        #"{"blue": {"$type": "number", "$value": 1}, "accent": {"$type": "number", "$value": "{blue}"}}"#,
        kind: .tokens)
    ])

  static let dtcgAliasToGroup = LintRule(
    .dtcgAliasToGroup,
    summary: "A design token refers to a group.",
    why: "A group has no value. Refer to a token in it, or to its `$root`.",
    bad: [
      Example(
        #"{"blue": {"$type": "number", "$root": {"$value": 1}}, "ink": {"$type": "number", "$value": ↓"{blue}"}}"#,
        kind: .tokens)
    ],
    good: [
      Example(
        #"{"blue": {"$type": "number", "$root": {"$value": 1}}, "ink": {"$type": "number", "$value": "{blue.$root}"}}"#,
        kind: .tokens)
    ])

  static let dtcgCycle = LintRule(
    .dtcgCycle,
    summary: "Design tokens or groups refer to each other in a circle.",
    why: "None of them has a value. One of them has to refer to something else.",
    bad: [
      Example(
        #"{"accent": {"$type": "number", "$value": ↓"{accent}"}}"#,
        kind: .tokens)
    ],
    good: [
      Example(
        #"{"accent": {"$type": "number", "$value": 1}}"#,
        kind: .tokens)
    ])

  static let dtcgTypeMismatch = LintRule(
    .dtcgTypeMismatch,
    summary: "A design token refers to a value of another type.",
    why: "A length where a color belongs means nothing. Change the type, or refer to another token.",
    bad: [
      Example(
        #"{"gap": {"$type": "number", "$value": 1}, "ink": {"$type": "color", "$value": ↓"{gap}"}}"#,
        kind: .tokens)
    ],
    good: [
      Example(
        #"{"gap": {"$type": "number", "$value": 1}, "space": {"$type": "number", "$value": "{gap}"}}"#,
        kind: .tokens)
    ])

  static let dtcgInvalidReference = LintRule(
    .dtcgInvalidReference,
    summary: "A reference of a design token cannot be read.",
    why: "A reference is `{group.token}`, or `\"$ref\"` with a JSON pointer such as `#/group/token/$value`.",
    bad: [
      Example(
        #"{"blue": {"$type": "number", "$value": 1}, "accent": {"$type": "number", "$value": ↓"{blue"}}"#,
        kind: .tokens),
      Example(
        ##"{"blue": {"$type": "number", "$value": 1}, "accent": {"$type": "number", "$ref": ↓"#/blue"}}"##,
        kind: .tokens),
    ],
    good: [
      Example(
        #"{"blue": {"$type": "number", "$value": 1}, "accent": {"$type": "number", "$value": "{blue}"}}"#,
        kind: .tokens),
      Example(
        ##"{"blue": {"$type": "number", "$value": 1}, "accent": {"$type": "number", "$ref": "#/blue/$value"}}"##,
        kind: .tokens),
    ])

  static let dtcgName = LintRule(
    .dtcgName,
    summary: "A design token or a group has a name that the format does not allow.",
    why: "A point separates the names in references, braces surround them, and `$` begins the members of the "
      + "format.",
    bad: [
      Example(
        #"{↓"space.small": {"$type": "number", "$value": 4}}"#,
        kind: .tokens)
    ],
    good: [
      Example(
        #"{"space": {"small": {"$type": "number", "$value": 4}}}"#,
        kind: .tokens)
    ])

  static let dtcgTokenAndGroup = LintRule(
    .dtcgTokenAndGroup,
    summary: "A design token has another token in it.",
    why: "An object is a token or a group, and not both. The value of a group is a token with the name `$root`.",
    bad: [
      Example(
        #"{"blue": {"$type": "number", "$value": 1, ↓"dark": {"$value": 2}}}"#,
        kind: .tokens)
    ],
    good: [
      Example(
        #"{"blue": {"$type": "number", "$root": {"$value": 1}, "dark": {"$value": 2}}}"#,
        kind: .tokens)
    ])

  static let dtcgMetadata = LintRule(
    .dtcgMetadata,
    summary: "The type, description, deprecation or extensions of a design token have another form.",
    why: "Programs that read the file refuse it, or lose the text.",
    bad: [
      Example(
        #"{"gap": {"$type": "number", "$value": 1, "$description": ↓12}}"#,
        kind: .tokens)
    ],
    good: [
      Example(
        #"{"gap": {"$type": "number", "$value": 1, "$description": "12"}}"#,
        kind: .tokens)
    ])

  static let dtcgUnknownMember = LintRule(
    .dtcgUnknownMember,
    summary: "A design token has a member that the format does not have.",
    why: "Programs ignore it, or drop it when they write the file. Data of a program belongs into `$extensions`.",
    bad: [
      Example(
        #"{"gap": {"$type": "number", "$value": 1, ↓"alpha": 0.5}}"#,
        kind: .tokens)
    ],
    good: [
      Example(
        #"{"gap": {"$type": "number", "$value": 1, "$extensions": {"com.example": {"alpha": 0.5}}}}"#,
        kind: .tokens)
    ])

  static let dtcgResolver = LintRule(
    .dtcgResolver,
    summary: "A resolver document cannot be read.",
    why: "The sets and modifiers of the document say which files apply, and in which order. The message shows "
      + "the mistake.",
    bad: [
      Example(
        #"{"version": ↓"2024.01", "resolutionOrder": [{"type": "set", "name": "base", "sources": []}]}"#,
        kind: .resolver)
    ],
    good: [
      Example(
        #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "base", "sources": []}]}"#,
        kind: .resolver)
    ])

  static let dtcgNameCollision = LintRule(
    .dtcgNameCollision,
    summary: "Two design tokens have the same name as a custom property.",
    why: "The names of groups and tokens are joined by `-`, so a sheet has one property for both. Rename one of them.",
    bad: [
      Example(
        #"{"gap": {"big": {"$type": "number", "$value": 8}}, "gap-big": ↓{"$type": "number", "$value": 9}}"#,
        kind: .tokens)
    ],
    good: [
      Example(
        #"{"gap": {"big": {"$type": "number", "$value": 8}}, "gap-huge": {"$type": "number", "$value": 9}}"#,
        kind: .tokens)
    ])
}
