extension GrowthShape {
  /// The names of the shapes for which a command once took superlinear time. ``GrowthCheck/compareShortLengths()``
  /// measures them with a third length.
  ///
  /// Add a shape here when its row fails, and keep it after the mend.
  static let failed: Set<String> = [
    "custom/long-name", "custom/long-value", "custom/undefined", "custom/undefined-beside-many", "declarations/bad",
    "declarations/bad-on-lines", "declarations/bad-values", "declarations/equal-in-one-rule",
    "declarations/equal-on-lines", "declarations/longhands-in-one-rule", "declarations/own-selectors", "layers/blocks",
    "layers/declared-and-filled", "layers/long-name", "layers/one-statement", "layers/revert", "layers/sublayers",
    "layers/unknown-beside-many", "media/and", "media/choices", "media/contradictions", "media/nested",
    "nesting/open-colors", "nesting/parents-in-lists", "nesting/parents-named-again", "selectors/alike-subjects",
    "selectors/has-rules", "selectors/list", "selectors/own-states", "styles/apply-cycle", "styles/apply-doubling",
    "styles/apply-unknown-beside-many", "styles/extends-chain", "styles/extends-chain-reverse", "styles/extends-cycle",
    "suppressions/comments", "suppressions/next", "suppressions/open-blocks", "themes/chain", "themes/chain-reverse",
    "themes/cycle", "themes/in-selectors", "themes/independent", "themes/many-properties", "tokens/bad-urls",
    "trees/own-state-styles", "trees/states-of-others", "trees/theme-chain", "trees/theme-of-each",
    "trees/theme-selectors", "trees/token-of-each", "unknown/long-properties", "unknown/properties-beside-many",
    "unknown/styles-beside-many", "unknown/themes-beside-many", "unknown/tokens-beside-many",
    "unknown/types-beside-many", "values/colors", "views/bad-kinds", "views/chain", "views/misspelt-keywords",
    "views/properties", "views/unknown-properties",
  ]
}
