package import VStyleStylesheet
package import VStyleSyntax

/// The input of a check that needs sheets alone: one compiled stylesheet with its imports, and the names of the project.
package struct SheetContext: Sendable {
  /// The compiled stylesheet.
  package let stylesheet: CompiledStylesheet

  /// The custom properties of the stylesheet and its imports.
  package let customProperties: CustomPropertyNames

  /// The custom properties of all sheets of the project.
  package let projectCustomProperties: ProjectCustomProperties

  /// Whether all imports were read. Only then is a name without a declaration an error.
  package let isComplete: Bool

  /// Creates the input for a compiled sheet.
  package init(_ sheet: CompiledSheet, _ projectCustomProperties: ProjectCustomProperties) {
    stylesheet = sheet.stylesheet
    customProperties = sheet.customProperties
    self.projectCustomProperties = projectCustomProperties
    isComplete = !sheet.stylesheet.diagnostics.contains { LostImports.isCause($0, sheet.stylesheet.sources) }
  }

  /// The diagnostics of parsing and compiling.
  package var compilerDiagnostics: [Diagnostic] {
    let named = stylesheet.diagnostics.map { namingCustomProperty($0) }
    return isComplete ? named : named.filter { !LostImports.mayExplain($0) }
  }
}
