extension GrowthShape {
  /// Named styles.
  static let styles: [GrowthShape] = [
    .each("styles/independent") { "@style s\($0) { alpha: 1; }" },
    .each("styles/applied") { "@style s\($0) { alpha: 1; } .c\($0) { @apply s\($0); }" },
    .each("styles/one-applied", "@style s { alpha: 1; }\n") { ".c\($0) { @apply s; }" },
    .each("styles/one-applied-in-rule", "@style s { alpha: 1; }\nLabel { ", " }") { _ in "@apply s;" },
    .each("styles/one-applied-in-list", "@style s { alpha: 1; }\nLabel { @apply ", "; }", separator: " ") { _ in "s" },
    .each("styles/extends-chain", "@style s0 { alpha: 1; }\n") { "@style s\($0 + 1) extends s\($0) { alpha: 1; }" },
    .each("styles/extends-chain-reverse") { "@style s\($0) extends s\($0 + 1) { alpha: 1; }" },
    .text("styles/extends-cycle") { count in
      (0..<count).map { "@style s\($0) extends s\(($0 + 1) % count) { alpha: 1; }" }.joined(separator: "\n")
    },
    .each("styles/extends-star", "@style base { alpha: 1; }\n") { "@style s\($0) extends base { alpha: 1; }" },
    .each("styles/extends-self") { "@style s\($0) extends s\($0) { alpha: 1; }" },
    .each("styles/extends-unknown") { "@style s\($0) extends u\($0) { alpha: 1; }" },
    .each("styles/extends-list", "@style base { alpha: 1; }\n@style s extends ", " { alpha: 1; }", separator: " ") {
      _ in "base"
    },
    .each("styles/apply-chain", "@style s0 { alpha: 1; }\n") { "@style s\($0 + 1) { @apply s\($0); }" },
    .each("styles/apply-chain-reverse") { "@style s\($0) { @apply s\($0 + 1); }" },
    .text("styles/apply-cycle") { count in
      (0..<count).map { "@style s\($0) { @apply s\(($0 + 1) % count); alpha: 1; }" }.joined(separator: "\n")
    },
    .each("styles/apply-unknown") { ".c\($0) { @apply u\($0); }" },
    .each("styles/apply-unknown-beside-many") { "@style s\($0) { alpha: 1; } .c { @apply u\($0); }" },
    .each("styles/apply-doubling", "@style s0 { alpha: 1; }\n") { "@style s\($0 + 1) { @apply s\($0) s\($0); }" },
    .each("styles/one-again") { "@style s { alpha: 0.\($0); }" },
    .each("styles/nested-rules", "@style s { ", " }") { "&.c\($0) { alpha: 1; }" },
    .each("styles/long-applied-often", "@style s { alpha: 1; hidden: true; &:hover { alpha: 0; } &.a { alpha: 1; } }\n")
    { ".c\($0) { @apply s; }" },
    .each("styles/for-types") { "@style s\($0) for Label { number-of-lines: 2; }" },
    .each("styles/for-unknown-types") { "@style s\($0) for Labl\($0) { alpha: 1; }" },
  ]
}
