import VStyleCheck
package import VStyleSyntax

extension TokenProject {
  /// The diagnostics as an import has them: a mistake that leaves every token a meaning is a warning.
  ///
  /// Published sets have units and types that the format does not have, and lack members. A sheet can say most of them,
  /// and keeps the others in comments.
  package var tolerantDiagnostics: [Diagnostic] {
    diagnostics.map { diagnostic in
      guard TokenProject.tolerated.contains(diagnostic.rule) else { return diagnostic }
      var changed = diagnostic
      changed.severity = min(diagnostic.severity, .warning)
      return changed
    }
  }

  private static let tolerated: Set<DiagnosticRule> = [
    .dtcgMissingType, .dtcgUnknownType, .dtcgInvalidValue, .dtcgLegacyValue, .dtcgUnit, .dtcgHexFallback,
    .dtcgTypeMismatch, .dtcgMissingSubvalue, .dtcgUnknownSubvalue, .dtcgUnknownMember, .dtcgMetadata,
  ]
}
