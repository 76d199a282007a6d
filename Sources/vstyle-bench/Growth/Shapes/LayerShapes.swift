extension GrowthShape {
  /// Layers and scopes.
  static let layers: [GrowthShape] = [
    .each("layers/blocks") { "@layer l\($0) { Label { alpha: 1; } }" },
    .each("layers/statements") { "@layer l\($0);" },
    .each("layers/one-statement", "@layer ", ";", separator: ", ") { "l\($0)" },
    .each("layers/declared-and-filled") { "@layer l\($0);\n@layer l\($0) { Label { alpha: 1; } }" },
    .text("layers/order-conflict") { count in
      "@layer " + (0..<count).map { "l\($0)" }.joined(separator: ",") + ";\n@layer "
        + (0..<count).reversed().map { "l\($0)" }.joined(separator: ",") + ";"
    },
    .each("layers/sublayers") { "@layer a.l\($0) { Label { alpha: 1; } }" },
    .repeated("layers/long-name", ".a", "@layer a", " { Label { alpha: 1; } }"),
    .repeated("layers/anonymous", "@layer { Label { alpha: 1; } }\n"),
    .repeated("layers/one-again", "@layer a { Label { alpha: 1; } }\n"),
    .repeated("layers/duplicate-statements", "@layer a, b;\n"),
    .each("layers/unknown-beside-many", "@layer l0, l1;\n") { "@layer m\($0) { Label { alpha: 1; } }" },
    .each("layers/revert", "Label { alpha: 1; }\n") { "@layer l\($0) { Label { alpha: revert-layer; } }" },
    .each("layers/revert-in-one", "@layer a { Label { ", " } }") { _ in "alpha: revert-layer;" },
    .each("layers/all") { "@layer l\($0) { Label { all: revert-layer; } }" },
    .repeated("layers/all-in-rules", "Label { all: unset; }\n"),
    .repeated("layers/all-in-one", "all: initial; ", "Label { ", "}"),
    .tower("layers/nested", "@layer a{", "Label { alpha: 1; }", "}"),
    .each("scopes/blocks") { "@scope (.a\($0)) to (.b\($0)) { Label { alpha: 1; } }" },
    .repeated("scopes/one-again", "@scope (.a) { Label { alpha: 1; } }\n"),
    .each("scopes/rules", "@scope (.a) to (.b) { ", " }") { ".c\($0) { alpha: 1; }" },
    .each("scopes/long-lists", "@scope (", ") { Label { alpha: 1; } }", separator: ",") { ".a\($0)" },
    .tower("scopes/nested", "@scope (.a){", "Label { alpha: 1; }", "}"),
  ]
}
