extension GrowthShape {
  /// Media and feature queries.
  static let conditions: [GrowthShape] = [
    .each("media/blocks") { "@media (width > \($0)px) { Label { alpha: 1; } }" },
    .repeated("media/one-again", "@media (width > 1px) { Label { alpha: 1; } }\n"),
    .repeated("media/and", " and (width > 1px)", "@media (height > 1px)", " { Label { alpha: 1; } }"),
    .repeated("media/or", " or (width > 1px)", "@media (height > 1px)", " { Label { alpha: 1; } }"),
    .repeated(
      "media/choices", " and ((width > 1px) or (height > 1px))", "@media (height > 1px)", " { Label { alpha: 1; } }"),
    .repeated("media/list", ",(width > 1px)", "@media (height > 1px)", " { Label { alpha: 1; } }"),
    .tower("media/parentheses", "(", "width > 1px", ")", "@media ", " { Label { alpha: 1; } }"),
    .tower("media/not", "(not ", "(width > 1px)", ")", "@media ", " { Label { alpha: 1; } }"),
    .tower("media/nested", "@media (width > 1px) {", "Label { alpha: 1; }", "}"),
    .repeated(
      "media/nested-to-the-limit",
      String(repeating: "@media (width > 1px) {", count: 60) + "Label { alpha: 1; }" + String(repeating: "}", count: 60)
        + "\n"),
    .repeated("media/bad", "@media (width >) { Label { alpha: 1; } }\n"),
    .repeated("media/bad-list", ",(width >)", "@media (width > 1px)", " { Label { alpha: 1; } }"),
    .repeated("media/contradictions", "@media (width > 2px) and (width < 1px) { Label { alpha: 1; } }\n"),
    .each("media/in-rule", "Label { ", " }") { "@media (width > \($0)px) { alpha: 0.5; }" },
    .each("media/rules", "@media (width > 1px) { ", " }") { ".c\($0) { alpha: 1; }" },
    .each("media/names") { "@custom-media --n\($0) (width > \($0)px);\n@media (--n\($0)) { Label { alpha: 1; } }" },
    .each("media/names-in-a-chain") { "@custom-media --n\($0 + 1) (--n\($0));" },
    .each("media/names-that-double") { "@custom-media --n\($0 + 1) (--n\($0)) and (--n\($0));" },
    .each("media/names-of-the-next") { "@custom-media --n\($0) (--n\($0 + 1));" },
    .text("media/names-in-a-cycle") { count in
      (0..<count).map { "@custom-media --n\($0) (--n\(($0 + 1) % count));" }.joined(separator: "\n")
    },
    .each("media/one-name-again") { "@custom-media --n (width > \($0)px);" },
    .each("media/unknown-names", "@custom-media --name (hover);\n") { "@media (--nam\($0)) { Label { alpha: 1; } }" },
    .each("supports/blocks") { "@supports (alpha: 0.\($0)) { Label { alpha: 1; } }" },
    .repeated("supports/and", " and (alpha: 1)", "@supports (alpha: 1)", " { Label { alpha: 1; } }"),
    .repeated("supports/or", " or (alpha: 1)", "@supports (alphaa: 1)", " { Label { alpha: 1; } }"),
    .tower("supports/parentheses", "(", "alpha: 1", ")", "@supports ", " { Label { alpha: 1; } }"),
    .tower("supports/not", "(not ", "(alpha: 1)", ")", "@supports ", " { Label { alpha: 1; } }"),
    .tower("supports/nested", "@supports (alpha: 1) {", "Label { alpha: 1; }", "}"),
    .each("supports/selectors") { "@supports selector(.c\($0)) { Label { alpha: 1; } }" },
    .repeated(
      "supports/choices", " and ((alpha: 1) or (alphaa: 1))", "@supports (alpha: 1)", " { Label { alpha: 1; } }"),
    .repeated("supports/bad", "@supports (alpha) { Label { alpha: 1; } }\n"),
  ]
}
