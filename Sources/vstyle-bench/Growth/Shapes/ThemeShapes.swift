extension GrowthShape {
  /// Themes, and selectors that refer to them.
  static let themes: [GrowthShape] = [
    .each("themes/independent") { "@theme t\($0) { --a: \($0); }" },
    .each("themes/own-properties") { "@theme t\($0) { --a\($0): 1; }" },
    .each("themes/many-properties", "@theme light { --a: 1; }\n@theme dark { ", " }") { "--b\($0): 1;" },
    .each("themes/used-properties", "@theme light { --a: 1; }\n") {
      "@theme t\($0) { --a: red; }\nLabel { text-color: var(--a); }"
    },
    .each("themes/used-by-some", "Label { text-color: var(--a0); }\n") { "@theme t\($0) { --a\($0): red; }" },
    .each("themes/chain", "@theme t0 { --a: 1; }\n") { "@theme t\($0 + 1) from t\($0) { --b\($0): 1; }" },
    .text("themes/chain-reverse") { count in
      (0..<count).map { "@theme t\($0) from t\($0 + 1) { --b: 1; }" }.joined(separator: "\n") + "\n@theme t\(count) {}"
    },
    .text("themes/cycle") { count in
      (0..<count).map { "@theme t\($0) from t\(($0 + 1) % count) { --b\($0): 1; }" }.joined(separator: "\n")
    },
    .each("themes/cycles-of-two") { "@theme t\($0) from t\($0 ^ 1) { --b: 1; }" },
    .each("themes/self") { "@theme t\($0) from t\($0) { --b: 1; }" },
    .each("themes/star", "@theme base { --a: 1; }\n") { "@theme t\($0) from base { --b: 1; }" },
    .each("themes/unknown-parents") { "@theme t\($0) from u\($0) { --b\($0): 1; }" },
    .each("themes/one-again") { "@theme light { --b\($0): 1; }" },
    .each("themes/unknown-in-selectors") { "@theme t\($0) { --a: 1; }\nLabel:theme(u\($0)) { alpha: 1; }" },
    .each("themes/in-selectors") { "@theme t\($0) { --a: 1; }\nLabel:theme(t\($0)) { alpha: 0.5; }" },
    .each("themes/rules") { "@theme t\($0) { --a: 1; Label { alpha: 0.\($0); } }" },
    .each("themes/rules-of-own-classes") { "@theme t\($0) { --a: 1; .c\($0) { alpha: 0.5; } }" },
    .each("themes/rules-of-two", "@theme light { --a: 1; ", " }\n@theme dark { --a: 2; }") {
      ".c\($0) { alpha: 0.5; }"
    },
    .each("themes/nested", "Label { ", " }") { "@theme t\($0) { alpha: 0.5; }" },
    .each("themes/colors") {
      "@theme t\($0) { --ink: #111; --paper: #eee; }\nLabel.c\($0) { text-color: var(--ink); background-color: var(--paper); }"
    },
    .each("themes/schemes") { "@theme t\($0) { color-scheme: \($0 % 2 == 0 ? "light" : "dark"); --a: 1; }" },
  ]
}
