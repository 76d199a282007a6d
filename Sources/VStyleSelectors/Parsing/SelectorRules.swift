package import VStyleSyntax

/// The diagnostic rules of the selector parser.
extension DiagnosticRule {
  /// A selector that does not follow the grammar.
  package static let invalidSelector = DiagnosticRule(
    code: "VS0008", name: "invalid-selector", severity: .error,
    summary: "A selector does not follow the grammar, so its rule is ignored.")

  /// A pseudo-class that neither the language nor a view defines.
  package static let unknownState = DiagnosticRule(
    code: "VS2002", name: "unknown-state", severity: .error,
    summary: "A pseudo-class is neither one of the language nor a state of a view, so its rule is ignored.")

  /// A pseudo-element.
  package static let unknownPart = DiagnosticRule(
    code: "VS2003", name: "unknown-part", severity: .error,
    summary: "A pseudo-element names a part of a view, which is reserved for later, so its rule is ignored.")
}
