import Testing
import VStyleCompiler
import VStyleStylesheet

@testable import VStyleCheck
@testable import VStyleLint
@testable import VStyleSyntax

/// Tests of the diagnostics that sheets with the same imports share.
@Suite struct RootFindingsTests {
  @Test("diagnostics are made once for each project and rule")
  func projects() {
    let findings = RootFindings()
    let (one, other) = (ProjectCustomProperties([]), ProjectCustomProperties([]))
    var made: [String] = []
    func ask(_ rule: DiagnosticRule, _ project: ProjectCustomProperties, _ text: String) -> [String] {
      findings.findings(of: rule, project) {
        made.append(text)
        let location = SourceLocation(SourceID(0), SourceRange(0, 1))
        return [.init(holder: location, diagnostic: Diagnostic(rule, at: location, text))]
      }
      .map(\.diagnostic.message)
    }
    #expect(ask(.themeTypeMismatch, one, "first") == ["first"])
    #expect(ask(.themeTypeMismatch, one, "again") == ["first"])
    #expect(ask(.customPropertyTypeMismatch, one, "rule") == ["rule"])
    #expect(ask(.themeTypeMismatch, other, "project") == ["project"])
    #expect(ask(.themeTypeMismatch, one, "back") == ["back"])
    #expect(made == ["first", "rule", "project", "back"])
  }
}
