extension GrowthShape {
  /// Nested brackets and blocks.
  static let nesting: [GrowthShape] = [
    .tower("nesting/parentheses", "(", "1", ")", "Label { alpha: ", "; }"),
    .tower("nesting/brackets", "[", "1", "]", "Label { alpha: ", "; }"),
    .tower("nesting/braces", "{", "1", "}", "Label { alpha: ", "; }"),
    .repeated("nesting/open-parentheses", "(", "Label { alpha: "),
    .repeated("nesting/open-brackets", "[", "Label { alpha: "),
    .repeated("nesting/open-braces", "{"),
    .repeated("nesting/closing-braces", "}"),
    .repeated("nesting/closing-parentheses", ")", "Label { alpha: ", "; }"),
    .repeated("nesting/mixed", "([{"),
    .tower("nesting/functions", "min(", "1", ")", "Label { alpha: ", "; }"),
    .tower("nesting/rules", "Label {", "alpha: 1;", "}"),
    .tower("nesting/ampersands", "& .a {", "alpha: 1;", "}", "Label {", "}"),
    .repeated(
      "nesting/rules-to-the-limit",
      String(repeating: "Label {", count: 100) + "alpha: 1;" + String(repeating: "}", count: 100) + "\n"),
    .repeated(
      "nesting/lists-to-the-limit",
      String(repeating: ".a,.b {", count: 8) + "alpha: 1;" + String(repeating: "}", count: 8) + "\n"),
    .repeated(
      "nesting/parents-named-again",
      "Button {" + String(repeating: "&&&:highlighted {", count: 20) + "alpha: 1;" + String(repeating: "}", count: 21)
        + "\n"),
    .repeated(
      "nesting/parents-in-lists",
      ".a {" + String(repeating: ":is(&):is(&, .b) {", count: 12) + "alpha: 1;" + String(repeating: "}", count: 13)
        + "\n"),
    .repeated("nesting/open-rules", "Label { alpha: 1; "),
    .each("nesting/open-colors") { "Label { text-color: rgb(\(300 + $0) 2 3; }" },
    .each("nesting/many-in-one", "View { ", " }") { ".c\($0) { alpha: 1; }" },
    .each("nesting/many-in-list", ".a, .b, .c, .d { ", " }") { ".c\($0) { alpha: 1; }" },
    .each("nesting/alternating", "View { ", " }") { "alpha: 0.\($0); .c\($0) { alpha: 1; }" },
    .each("nesting/states", "Button { ", " }") { "&:highlighted { alpha: 0.\($0); }" },
  ]
}
