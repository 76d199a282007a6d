import VStyleCheck
import VStyleJSON
import VStyleLint
import VStyleSyntax

extension LanguageServer {
  /// The fixes of the errors in a range of a configuration; `null` for a document that is no configuration.
  func configurationActions(_ uri: String, _ range: (start: ClientPosition, end: ClientPosition)) -> JSON {
    guard let place = workspace.knownPlace(of: Workspace.key(of: uri)), place.path == place.project.configurationPath,
      let source = place.project.configurationSource
    else { return .null }
    let (project, file) = (place.project, place.project.file(source))
    let chosen = file.bytes(range)
    var builder = DiagnosticBuilder(SourceMap(source), project, self)
    let found = (project.error?.diagnostics ?? []).filter {
      $0.location.range.start <= chosen.end && chosen.start <= $0.location.range.end
    }
    return .array(
      found.flatMap { diagnostic in
        diagnostic.fixes.map { fix in
          let edits = [place.path: fix.edits.map { (range: $0.location.range, text: $0.replacement) }]
          return [
            "title": .string(VisibleText.line(CodeActions.sentence(fix.title))), "kind": "quickfix",
            "diagnostics": [builder.json(diagnostic)],
            "edit": workspaceEdit(edits, project, files: [place.path: file]),
          ]
        }
      })
  }
}
