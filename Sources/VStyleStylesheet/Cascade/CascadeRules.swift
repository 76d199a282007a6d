package import VStyleSyntax

/// The rules of diagnostics that the compiler reports.
extension DiagnosticRule {
  /// A prelude that does not match the grammar of its at-rule.
  package static let invalidPrelude = DiagnosticRule(
    code: "VS0009", name: "invalid-prelude", severity: .error,
    summary: "The prelude of an at-rule is not what the rule takes.")

  /// An unknown at-rule.
  package static let unknownAtRule = DiagnosticRule(
    code: "VS0010", name: "unknown-at-rule", severity: .warning, summary: "An at-rule does not exist.")

  /// An at-rule where it has no effect.
  package static let misplacedAtRule = DiagnosticRule(
    code: "VS0011", name: "misplaced-at-rule", severity: .error,
    summary: "An at-rule has no effect where it is written.")

  /// A declaration outside any rule.
  package static let misplacedDeclaration = DiagnosticRule(
    code: "VS0012", name: "misplaced-declaration", severity: .error,
    summary: "A declaration is outside any rule and applies to nothing.")

  /// A feature of CSS that is reserved.
  package static let unsupportedCSS = DiagnosticRule(
    code: "VS0017", name: "unsupported-css", severity: .error,
    summary: "A feature of CSS is reserved here and does nothing yet.")

  /// A property that no view type has.
  package static let unknownProperty = DiagnosticRule(
    code: "VS1001", name: "unknown-property", severity: .error, summary: "No view type has the property.")

  /// A property that the rule's view type does not have.
  package static let propertyNotApplicable = DiagnosticRule(
    code: "VS1014", name: "property-not-applicable", severity: .error,
    summary: "The view type of the rule does not have the property.")

  /// An old or foreign spelling of a property.
  package static let propertyAlias = DiagnosticRule(
    code: "VS1025", name: "property-alias", severity: .warning, summary: "A property is written in a foreign spelling.")

  /// An unknown view type.
  package static let unknownViewType = DiagnosticRule(
    code: "VS2001", name: "unknown-view-type", severity: .error, summary: "A view type does not exist.")

  /// An unknown theme.
  package static let unknownTheme = DiagnosticRule(
    code: "VS2007", name: "unknown-theme", severity: .error, summary: "A theme does not exist.")

  /// An imported sheet that cannot be read.
  package static let importNotFound = DiagnosticRule(
    code: "VS2008", name: "import-not-found", severity: .error, summary: "An imported sheet cannot be read.")

  /// Sheets that import each other.
  package static let importCycle = DiagnosticRule(
    code: "VS2009", name: "import-cycle", severity: .error, summary: "Sheets import each other in a cycle.")

  /// A sheet that is imported twice.
  package static let duplicateImport = DiagnosticRule(
    code: "VS2010", name: "duplicate-import", severity: .warning,
    summary: "An import has no effect, because a later one repeats it.")

  /// An unknown style.
  package static let unknownStyle = DiagnosticRule(
    code: "VS2026", name: "unknown-style", severity: .error, summary: "A named style does not exist.")

  /// Styles that refer to each other.
  package static let styleCycle = DiagnosticRule(
    code: "VS2027", name: "style-cycle", severity: .error, summary: "Named styles refer to each other in a cycle.")

  /// Two styles with one name.
  package static let duplicateStyle = DiagnosticRule(
    code: "VS2028", name: "duplicate-style", severity: .error, summary: "Two styles have the same name.")

  /// Two view types with one name.
  package static let duplicateViewType = DiagnosticRule(
    code: "VS2037", name: "duplicate-view-type", severity: .error,
    summary: "Two `@view` rules declare the same view type.")
}

/// The rules about custom properties, which lint and the evaluator report.
extension DiagnosticRule {
  /// A custom property without a value.
  package static let unknownCustomProperty = DiagnosticRule(
    code: "VS2004", name: "unknown-custom-property", severity: .error,
    summary: "A custom property is used and has no value.")

  /// Custom properties that refer to each other.
  package static let customPropertyCycle = DiagnosticRule(
    code: "VS2005", name: "custom-property-cycle", severity: .error,
    summary: "Custom properties refer to each other in a cycle.")

  /// A custom property whose value does not match the value type of the property.
  package static let customPropertyTypeMismatch = DiagnosticRule(
    code: "VS1016", name: "custom-property-type-mismatch", severity: .error,
    summary: "The value of a custom property does not have the value type of the property.")
}
