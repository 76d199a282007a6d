import VStyleCompiler
import VStyleStylesheet
package import VStyleSyntax

/// Diagnostics and the sources that they are about.
package struct FoundDiagnostics: Sendable {
  package let diagnostics: [Diagnostic]
  package let sources: SourceMap

  package init(diagnostics: [Diagnostic], sources: SourceMap) {
    (self.diagnostics, self.sources) = (diagnostics, sources)
  }

  /// Returns the diagnostics without those of names that another sheet of the project declares.
  package func without(_ styles: Set<String>) -> FoundDiagnostics {
    func isResolved(_ diagnostic: Diagnostic) -> Bool { diagnostic.isResolved(by: styles.contains, in: sources) }
    guard diagnostics.contains(where: isResolved) else { return self }
    return FoundDiagnostics(diagnostics: diagnostics.filter { !isResolved($0) }, sources: sources)
  }
}
