extension GrowthShape {
  /// Custom properties, and references to them.
  static let customProperties: [GrowthShape] = [
    .each("custom/declared", ":root { ", " }") { "--t\($0): 1;" },
    .each("custom/in-own-rules") { "Label { --t\($0): 1; }" },
    .each("custom/in-own-selectors") { ".c\($0) { --t\($0): 1; }" },
    .each("custom/used", ":root { ", " }") { "--t\($0): red; --u\($0): var(--t\($0));" },
    .each("custom/one-used-often", ":root { --t: 0.5; }\n") { ".c\($0) { alpha: var(--t); }" },
    .each("custom/one-from-another") { _ in "Label { --t: var(--u); --u: 1; }" },
    .each("custom/used-in-rules", ":root { --t: 0.5; }\n") { ".c\($0) { --s\($0): 1; alpha: var(--s\($0)); }" },
    .each("custom/chain", ":root { --t0: 1;", " }") { "--t\($0 + 1): var(--t\($0));" },
    .each("custom/chain-reverse", ":root { ", " }") { "--t\($0): var(--t\($0 + 1));" },
    .each("custom/chain-in-rules", ":root { --t0: 1; }\n") { ":root { --t\($0 + 1): var(--t\($0)); }" },
    .each("custom/chain-used", ":root { --t0: 1;") {
      "--t\($0 + 1): var(--t\($0)); } Label { alpha: var(--t\($0)); } :root {"
    },
    .text("custom/cycle") { count in
      ":root { " + (0..<count).map { "--t\($0): var(--t\(($0 + 1) % count));" }.joined(separator: "\n") + " }"
    },
    .each("custom/cycles-of-two", ":root { ", " }") { "--t\($0): var(--t\($0 ^ 1));" },
    .each("custom/self", ":root { ", " }") { "--t\($0): var(--t\($0));" },
    .each("custom/self-in-own-selectors") { ".c\($0) { --t\($0): var(--t\($0)); }" },
    .each("custom/undefined", "Label { ", " }") { "--x\($0): var(--undef\($0));" },
    .each("custom/undefined-in-values") { "Label { alpha: var(--undef\($0)); }" },
    .each("custom/undefined-beside-many", ":root { ", " }") { "--known\($0): 1; --x: var(--unknwn\($0));" },
    .each("custom/undefined-fallback", "Label { ", " }") { "--x\($0): var(--undef\($0), 1);" },
    .each("custom/redeclared", ":root { ", " }") { "--t: \($0);" },
    .each("custom/redeclared-rules") { ":root { --t: \($0); }" },
    .each("custom/many-in-value", ":root { --a: 1; --t: ", "; }", separator: " ") { _ in "var(--a)" },
    .each("custom/different-in-value", ":root { --t: ", "; }", separator: " ") { "var(--a\($0))" },
    .tower("custom/fallbacks", "var(--a,", "1", ")", ":root { --t: ", "; }"),
    .repeated("custom/long-value", "a b ", ":root { --t: ", "; } Label { alpha: var(--t); }"),
    .repeated("custom/long-name", "a", ":root { --t", ": 1; }"),
    .each("custom/registered") { "@property --t\($0) { syntax: \"<length>\"; inherits: true; initial-value: 0; }" },
    .each("custom/registered-used") {
      "@property --t\($0) { syntax: \"<number>\"; inherits: false; initial-value: 0; }\nLabel { --t\($0): 1; alpha: var(--t\($0)); }"
    },
    .each("custom/registered-wrong", "@property --t { syntax: \"<length>\"; inherits: true; initial-value: 0; }\n") {
      ".c\($0) { --t: red; }"
    },
    .each("custom/registered-bad") { "@property --t\($0) { syntax: \"<legnth>\"; inherits: true; }" },
    .each("custom/registered-again") { "@property --t { syntax: \"*\"; inherits: \($0 % 2 == 0); }" },
    .each("custom/no-var", ":root { --a: red; }\n") { ".c\($0) { background-color: --a; }" },
    .each("custom/wrong-type", ":root { --a: 8; }\n") { ".c\($0) { background-color: var(--a); }" },
    .each("custom/wrong-type-each", ":root { ", " }") {
      "--a\($0): 8; } .c\($0) { background-color: var(--a\($0)); } :root {"
    },
    .each("custom/empty", ":root { ", " }") { "--a\($0):;" },
    // The first color has a shorter form, so that `--fix` changes the sheet at every length.
    .each("custom/colors", ":root { ", " }") { "--a\($0): #\(111_111 + $0 % 800_000);" },
    .each("custom/colors-used", ":root { --a: red; }\n") {
      ".c\($0) { --b\($0): #123; text-color: var(--b\($0)); background-color: var(--a); }"
    },
  ]
}
