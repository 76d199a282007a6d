extension GrowthShape {
  /// Unknown names, also beside many known ones.
  static let unknownNames: [GrowthShape] = [
    .each("unknown/properties", "Label { ", " }") { "alpa\($0): 1;" },
    .each("unknown/property-again", "Label { ", " }") { _ in "alpa: 1;" },
    .each("unknown/long-properties") { "Label { background-colour-of-text-\($0): 1; }" },
    .each("unknown/properties-beside-many") { "@view V\($0): View { prop\($0): <number>; }\nV\($0) { prup\($0): 1; }" },
    .each("unknown/types") { "Labl\($0) { alpha: 1; }" },
    .each("unknown/type-again") { _ in "Labl { alpha: 1; }" },
    .each("unknown/types-beside-many") { "@view Gauge\($0): View {}\nGuage\($0) { alpha: 1; }" },
    .each("unknown/states") { "Label:hover\($0) { alpha: 1; }" },
    .each("unknown/state-again") { _ in "Label:hovr { alpha: 1; }" },
    .each("unknown/states-in-list", "", " { alpha: 1; }", separator: ",") { "Label:hovr\($0)" },
    .each("unknown/keywords") { "TableView { separator-style: dotted\($0); }" },
    .each("unknown/keyword-again") { _ in "TableView { separator-style: dotted; }" },
    .each("unknown/functions") { "Label { text-color: rbg\($0)(1 2 3); }" },
    .each("unknown/units") { "Label { font-size: 12pints\($0); }" },
    .each("unknown/features") { "@media (wdth\($0): 1) { Label { alpha: 1; } }" },
    .each("unknown/at-rules") { "@foo\($0) { Label { alpha: 1; } }" },
    .each("unknown/parts") { "Label::prt\($0) { alpha: 1; }" },
    .each("unknown/themes-beside-many") { "@theme theme\($0) { --a: 1; }\nLabel:theme(thme\($0)) { alpha: 1; }" },
    .each("unknown/styles-beside-many") { "@style style\($0) { alpha: 1; }\n.c { @apply stlye\($0); }" },
    .each("unknown/tokens-beside-many", ":root { ", " }") { "--token\($0): 1; --use\($0): var(--tokn\($0));" },
    .each("unknown/token-again", ":root { ", " }") { "--token\($0): 1; --use: var(--tokn);" },
    .each("unknown/long-tokens", ":root { ", " }") {
      "--color-of-the-text-\($0): 1; --use: var(--colour-of-the-text-\($0));"
    },
    .each("unknown/supers") { "@view V\($0): Contrl\($0) {}" },
    .each("unknown/foreign") { _ in "Label { padding: 1px; color: red; }" },
    .text("unknown/long-name") { "Label { \(String(repeating: "a", count: $0)): 1; }" },
    .text("unknown/long-type") { "\(String(repeating: "a", count: $0)) { alpha: 1; }" },
    .text("unknown/long-token") { ":root { --b: 1; --a: var(--\(String(repeating: "a", count: $0))); }" },
  ]
}
