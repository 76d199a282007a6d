import Synchronization
import VStyleCheck
import VStyleSyntax

/// The diagnostics that follow from the custom properties at the roots and from the rest of the project.
///
/// The sheets with the same imports share them.
final class RootFindings: Sendable {
  /// A diagnostic, and the declaration of a custom property that it is about.
  struct Finding {
    let holder: SourceLocation
    let diagnostic: Diagnostic
  }

  private struct Known {
    let project: ProjectCustomProperties
    let findings: [Finding]
  }

  private let known = Mutex<[DiagnosticRule: Known]>([:])

  /// Returns the diagnostics of a rule. The first call for a project makes them.
  func findings(
    of rule: DiagnosticRule, _ project: ProjectCustomProperties, _ make: () -> [Finding]
  ) -> [Finding] {
    if let known = known.withLock({ $0[rule] }), known.project === project { return known.findings }
    let made = make()
    known.withLock { $0[rule] = Known(project: project, findings: made) }
    return made
  }
}
