extension GrowthShape {
  /// Values.
  static let values: [GrowthShape] = [
    .repeated("values/calc-sum", " + 1", "Label { font-size: calc(1", "); }"),
    .repeated("values/calc-em-sum", " + 1em", "Label { font-size: calc(1em", "); }"),
    .repeated("values/calc-mixed-sum", " + 1em + 2px", "Label { font-size: calc(1em", "); }"),
    .repeated("values/calc-product", " * 1", "Label { font-size: calc(1", "); }"),
    .repeated("values/calc-bad-sum", "+1", "Label { font-size: calc(1", "); }"),
    .repeated("values/calc-unit-mistakes", " + 1deg", "Label { font-size: calc(1em", "); }"),
    .repeated("values/calc-variables", " + var(--a)", ":root { --a: 1; } Label { font-size: calc(1", "); }"),
    .tower("values/calc-parentheses", "(", "1", ")", "Label { font-size: calc", "; }"),
    .repeated("values/calc-rules", "Label { font-size: calc(1px + 2em * 3); }\n"),
    .repeated("values/min-arguments", ",1em", "Label { font-size: min(1px", "); }"),
    .repeated("values/gradient-stops", ", red", "View { background-color: linear-gradient(blue", "); }"),
    .repeated("values/gradient-positions", ", red 1%", "GradientView { gradient: linear-gradient(blue 0%", "); }"),
    .each("values/gradient-rising", "View { background-color: linear-gradient(", "); }", separator: ",") {
      "red \($0)%"
    },
    .repeated("values/gradient-rules", "View { background-color: linear-gradient(red, blue); }\n"),
    .repeated("values/palette", " red", "Label { text-color: palette(blue", "); }"),
    .repeated("values/insets", " 1", "TableView { separator-inset: 1", "; }"),
    .repeated("values/font-families", ", \"a\"", "Label { font: 12 \"a\"", "; }"),
    .repeated("values/path", "L 1 1 ", "View { layer-shadow-path: path(\"M 0 0 ", "\"); }"),
    .repeated("values/colors", "Label { text-color: oklch(50% 0.1 240); }\n"),
    // The first color has a shorter form, so that `--fix` changes the sheet at every length.
    .each("values/hex-colors") { "Label.c\($0) { text-color: #\(111_111 + $0 * 7_919 % 800_000); }" },
    .tower("values/color-mixes", "color-mix(in srgb, red, ", "blue", ")", "Label { text-color: ", "; }"),
    .tower("values/relative-colors", "rgb(from ", "red", " r g b)", "Label { text-color: ", "; }"),
    .tower("values/light-dark", "light-dark(", "red", ", blue)", "Label { text-color: ", "; }"),
    .repeated("values/arguments", " 1", "Label { text-color: rgb(1", "); }"),
    .repeated("values/unknown-function", " 1", "Label { text-color: rbg(1", "); }"),
    .repeated("values/keywords", " bold", "Label { font: ", " 12 system; }"),
    .repeated("values/numbers", "Label { alpha: 0.123456789012; }\n"),
    .repeated("values/transforms", " scale(2)", "View { transform: rotate(1deg)", "; }"),
    .repeated("values/shadows", ", 1 1 1 red", "Label { shadow: 1 1 1 red", "; }"),
    .each("values/strings") { "ImageView.c\($0) { image: \"icon\($0)\"; }" },
  ]
}
