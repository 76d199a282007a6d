import VStyleCheck
import VStyleJSON
import VStyleLint
import VStyleSyntax

/// The diagnostics of one file of a project.
struct ReportedFile {
  /// The URI as the client writes it.
  let uri: String
  /// The path relative to the project.
  let path: String
  /// The diagnostics, each as the protocol has it.
  var diagnostics: [JSON]

  /// The diagnostics as one value.
  var items: JSON { .array(diagnostics) }
}

extension LanguageServer {
  /// The diagnostics of the files of all projects, each file once.
  ///
  /// Those of a sheet are of its own project, also if another one imports it.
  var allReportedFiles: [ReportedFile] {
    var files: [ReportedFile] = []
    var indices: [String: Int] = [:]
    /// The diagnostics of the files that several projects have.
    var known: [Int: Set<JSON>] = [:]
    for project in workspace.sortedProjects {
      for file in reportedFiles(project.report, project) where !workspace.isForeign(file.path, in: project) {
        guard let index = indices[file.uri] else {
          indices[file.uri] = files.count
          files.append(file)
          continue
        }
        // A tree or a configuration of several projects.
        if known[index] == nil { known[index] = Set(files[index].diagnostics) }
        files[index].diagnostics += file.diagnostics.filter { known[index]?.contains($0) != true }
        known[index]?.formUnion(file.diagnostics)
      }
    }
    return files
  }

  /// Returns the diagnostics of the files of a project, also of those without any, sorted by path.
  ///
  /// - Parameters:
  ///   - report: the report of the project.
  ///   - project: the project.
  ///   - path: the only file to return; `nil` for all.
  func reportedFiles(_ report: LintReport, _ project: Project, only path: String? = nil) -> [ReportedFile] {
    let groups = Dictionary(grouping: report.diagnostics, by: \.location.source)
    var builder = DiagnosticBuilder(report.sources, project, self)
    var files: [ReportedFile] = []
    for (index, source) in report.sources.sources.enumerated() where path == nil || path == source.path {
      files.append(file(source.path, project, (groups[SourceID(index)] ?? []).map { builder.json($0) }))
    }
    if let own = project.configurationPath, path == nil || path == own {
      files.append(file(own, project, configurationItems(project)))
    }
    return files.sorted { $0.path < $1.path }
  }

  private func file(_ path: String, _ project: Project, _ items: [JSON]) -> ReportedFile {
    ReportedFile(uri: workspace.uri(of: path, in: project), path: path, diagnostics: items)
  }

  /// The errors in a configuration and in the files that it names.
  private func configurationItems(_ project: Project) -> [JSON] {
    guard let error = project.error, let source = project.configurationSource else { return [] }
    var builder = DiagnosticBuilder(SourceMap(source), project, self)
    return error.diagnostics.map { builder.json($0) }
  }
}
