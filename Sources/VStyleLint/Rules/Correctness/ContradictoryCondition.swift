import VStyleAdvice
import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A media query that no device matches.
  static let contradictoryCondition = LintRule(
    .contradictoryCondition,
    summary: "Conditions of a media query exclude each other, alone or with one around it.",
    why: """
      The block can never apply. Remove one of the conditions that exclude each other, or write them as alternatives \
      with a comma.
      """,
    bad: [
      "@media ↓(width > 600) and (width < 500) { Label { alpha: 0.5; } }",
      "@media (orientation: portrait) { @media ↓(orientation: landscape) { Label { alpha: 0.5; } } }",
      "@media ↓landscape, (width >= 768) { Label { alpha: 0.5; } }",
      "@media (aspect-ratio > 16/↓0) { Label { alpha: 0.5; } }",
    ],
    good: [
      "@media (width > 500) and (width < 600) { Label { alpha: 0.5; } }",
      "@media (orientation: portrait) { @media (width > 500) { Label { alpha: 0.5; } } }",
      "@media (orientation: landscape), (width >= 768) { Label { alpha: 0.5; } }",
      "@media (aspect-ratio > 16/9) { Label { alpha: 0.5; } }",
    ])
}
