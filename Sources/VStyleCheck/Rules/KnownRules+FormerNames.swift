extension KnownRules {
  /// The present names of renamed rules, by their former names. Configurations and comments may use both.
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
