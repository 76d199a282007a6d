extension LintRules {
  /// What rules are called now, by the names that they had. Configurations and comments may still use those.
  static let formerNames = [
    "extra-token-in-theme": "extra-custom-property-in-theme",
    "missing-token-in-theme": "missing-custom-property-in-theme",
    "token-cycle": "custom-property-cycle",
    "token-pattern": "custom-property-pattern",
    "token-type-mismatch": "custom-property-type-mismatch",
    "unknown-class": "unknown-view-type",
    "unknown-token": "unknown-custom-property",
    "unused-token": "unused-custom-property",
  ]
}
