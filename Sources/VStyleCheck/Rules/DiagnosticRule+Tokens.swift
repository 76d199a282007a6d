package import VStyleSyntax

/// The rules of files of design tokens. VStyleTokens checks them, and VStyleLint has their pages.
extension DiagnosticRule {
  package static let dtcgSyntax = DiagnosticRule("VS8001", "dtcg-syntax", .error)
  package static let dtcgMissingType = DiagnosticRule("VS8002", "dtcg-missing-type", .error)
  package static let dtcgUnknownType = DiagnosticRule("VS8003", "dtcg-unknown-type", .error)
  package static let dtcgInvalidValue = DiagnosticRule("VS8004", "dtcg-invalid-value", .error)
  package static let dtcgLegacyValue = DiagnosticRule("VS8005", "dtcg-legacy-value", .error)
  package static let dtcgUnit = DiagnosticRule("VS8006", "dtcg-unit", .error)
  package static let dtcgHexFallback = DiagnosticRule("VS8007", "dtcg-hex-fallback", .error)
  package static let dtcgUnresolvedAlias = DiagnosticRule("VS8008", "dtcg-unresolved-alias", .error)
  package static let dtcgAliasToGroup = DiagnosticRule("VS8009", "dtcg-alias-to-group", .error)
  package static let dtcgCycle = DiagnosticRule("VS8010", "dtcg-cycle", .error)
  package static let dtcgTypeMismatch = DiagnosticRule("VS8011", "dtcg-type-mismatch", .error)
  package static let dtcgName = DiagnosticRule("VS8012", "dtcg-name", .error)
  package static let dtcgTokenAndGroup = DiagnosticRule("VS8013", "dtcg-token-and-group", .error)
  package static let dtcgInvalidReference = DiagnosticRule("VS8014", "dtcg-invalid-reference", .error)
  package static let dtcgMissingSubvalue = DiagnosticRule("VS8015", "dtcg-missing-subvalue", .error)
  package static let dtcgUnknownSubvalue = DiagnosticRule("VS8016", "dtcg-unknown-subvalue", .warning)
  package static let dtcgMetadata = DiagnosticRule("VS8017", "dtcg-metadata", .error)
  package static let dtcgUnknownMember = DiagnosticRule("VS8018", "dtcg-unknown-member", .error)
  package static let dtcgResolver = DiagnosticRule("VS8019", "dtcg-resolver", .error)
  package static let dtcgNameCollision = DiagnosticRule("VS8020", "dtcg-name-collision", .error)
}
