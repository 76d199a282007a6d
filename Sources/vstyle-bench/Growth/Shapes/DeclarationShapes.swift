extension GrowthShape {
  /// Declarations, with diagnostics at many locations and at one.
  static let declarations: [GrowthShape] = [
    .repeated("declarations/equal-in-one-rule", "alpha:1;", "Label{", "}"),
    .each("declarations/one-property-in-one-rule", "Label { ", " }") { "alpha: 0.\($0);" },
    .each("declarations/important-in-one-rule", "Label { ", " }") {
      "alpha: 0.\($0)\($0 % 2 == 0 ? " !important" : "");"
    },
    .repeated("declarations/two-in-one-rule", "alpha:1;hidden:true;", "Label{", "}"),
    .repeated("declarations/longhands-in-one-rule", "font-size:12;font:bold 12 system;", "Label{", "}"),
    .repeated("declarations/equal-on-lines", "  alpha: 1;\n", "Label {\n", "}"),
    .repeated("declarations/per-state", "title-color:red;", "Button:highlighted{", "}"),
    .repeated("declarations/equal-rules", "Label{alpha:1}\n"),
    .repeated("declarations/equal-rules-on-a-line", "Label{alpha:1}"),
    .each("declarations/one-selector-other-values") { "Label { alpha: 0.\($0); }" },
    .each("declarations/own-selectors") { ".c\($0) { alpha: 0.5; }" },
    .each("declarations/own-selectors-stronger", "Label { alpha: 1 !important; }\n") {
      ".c\($0) Label { alpha: 0.5; }"
    },
    .each("declarations/weaker-each") { "View.c\($0) { alpha: 0.5 !important; }\nLabel.c\($0) { alpha: 0.2; }" },
    .repeated("declarations/bad-values", "alpha:x;", "Label{", "}"),
    .repeated("declarations/bad-values-on-lines", "alpha:x;\n", "Label{", "}"),
    .repeated("declarations/bad", "alpha;", "Label{", "}"),
    .repeated("declarations/bad-on-lines", "alpha 1;\n", "Label{", "}"),
    .repeated("declarations/not-applicable", "row-height:1;", "Label{", "}"),
    .repeated("declarations/missing-semicolons", "alpha: 1\n", "Label{", "}"),
    .repeated("declarations/line-comments", "// no\n", "Label{", "}"),
    .repeated("declarations/aliases", "is-hidden:true;", "Label{", "}"),
    .repeated("declarations/misplaced", "alpha:1;"),
    .repeated("declarations/semicolons", ";", "Label{", "}"),
    .repeated("declarations/empty-rules", "Label{}"),
    .repeated("declarations/empty-rules-on-lines", "Label{}\n"),
    .repeated("declarations/bad-characters", "\u{1}"),
    .repeated("declarations/bad-characters-in-rules", "Label{alpha:\u{1}}\n"),
    .repeated("declarations/wide-characters", "界", "Label { alpha: ", "; }"),
    .repeated("declarations/diagnostics-between-wide-characters", "/*界*/alpha:x;", "Label{", "}"),
    .repeated("declarations/diagnostics-between-tabs", "\talpha:x;", "Label{", "}"),
    .repeated("declarations/windows-lines", "Label {\r\n  alpha: x;\r\n}\r\n"),
    .repeated("declarations/reverts", "alpha:revert;", "Label{", "}"),
    .each("declarations/parity", "Label:highlighted { alpha: 1; }\n") {
      "Button.c\($0):highlighted { title-color: red; }"
    },
    .each("declarations/contrast") { "Label.c\($0) { text-color: #777; background-color: #888; }" },
    .each("declarations/contrast-inside") {
      "View.c\($0) { background-color: #888; }\nView.c\($0) Label { text-color: #777; }"
    },
    .each("declarations/images") { "ImageView.c\($0) { image: url(\"icon\($0).png\"); }" },
    .each("declarations/skins") { "Label.c\($0) { text-color: skin-color(\"ink\($0)\"); }" },
    .repeated("declarations/custom-in-one-rule", "alpha:var(--a);", ":root{--a:1}Label{", "}"),
  ]
}
