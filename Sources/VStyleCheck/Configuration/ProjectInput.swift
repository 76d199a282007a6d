import VStyleAdvice
package import VStyleSchema
package import VStyleSyntax
package import VStyleValues

/// A `vstyle.json` file, or the default configuration, with the files that it names.
package struct ProjectInput: Sendable {
  /// The configuration. Its patterns match paths relative to ``folder``.
  package var configuration = LintConfiguration()

  /// The folder that paths in the configuration are relative to.
  package let folder: String

  package let files: any ReadableFiles

  /// The configuration file, its source and the lines of it; `nil` without a file.
  private let file: (content: ConfigurationFile, source: SourceText, lines: LineIndex)?

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - path: the path of the file; `nil` for the default configuration.
  ///   - files: the files.
  /// - Throws: ``ProjectError`` for a file that cannot be read, or one with diagnostics. It lists all of these, and the
  ///   files that do not exist.
  package init(_ path: String?, _ files: any ReadableFiles) throws(ProjectError) {
    let folder = path.map(FilePath.folder) ?? "."
    self.folder = folder
    self.files = files
    guard let path else {
      file = nil
      return
    }
    let source = try files.text(path, limit: .configurationBytes)
    let file = ConfigurationFile(source)
    let lines = LineIndex(source)
    self.file = (file, source, lines)
    configuration = file.configuration
    configuration.relativePath = { files.path($0, relativeTo: folder) }
    guard !file.diagnostics.isEmpty else { return }
    let renderer = DiagnosticRenderer(SourceMap(source))
    let missing = missing(configuration.inputs)
    throw ProjectError(
      .badConfiguration, "`\(path)` cannot be followed",
      remarks: file.diagnostics.map { renderer.line($0) } + missing.map { ProjectInput.line($0, source, lines) },
      diagnostics: file.diagnostics + missing)
  }

  /// Returns the path of the nearest `vstyle.json` in the folder of a file or above; `nil` if there is none.
  package static func nearest(to path: String, _ files: any ReadableFiles) -> String? {
    files.foldersUpwards(from: path).lazy.map { FilePath.joined($0, "vstyle.json") }.first { files.kind($0) == .file }
  }

  /// The path of the configuration; `nil` without a file.
  package var configurationPath: String? { file?.source.path }

  /// Returns a path in the configuration, relative to the current folder.
  package func path(_ path: String) -> String {
    path.hasPrefix("/") ? path : FilePath.cleaned(FilePath.joined(folder, path))
  }

  /// Returns paths in the configuration, relative to the current folder.
  ///
  /// - Throws: ``ProjectError`` with all paths without a file or folder, each with its location in the configuration.
  package func existing(_ paths: [String]) throws(ProjectError) -> [String] {
    let missing = missing(paths)
    guard let file, let first = missing.first else { return paths.map(path) }
    throw ProjectError(
      .noInput, first.message, at: MessageLocation.text(of: first.location.range, in: file.source, file.lines),
      remarks: missing.dropFirst().map { ProjectInput.line($0, file.source, file.lines) }, diagnostics: missing)
  }

  /// The diagnostics about the paths without a file or folder, in the order of the configuration.
  private func missing(_ paths: [String]) -> [Diagnostic] {
    let missing = Set(paths.filter { files.kind(path($0)) == .nothing })
    let ranges = missing.map { ($0, file?.content.strings[$0] ?? SourceRange(0, 0)) }
    return ranges.sorted { $0.1.start < $1.1.start }.map { text, range in
      Diagnostic(
        .invalidConfiguration, at: SourceLocation(SourceID(0), range), "`\(path(text))` does not exist")
    }
  }

  private static func line(_ diagnostic: Diagnostic, _ source: SourceText, _ lines: LineIndex) -> String {
    MessageLocation.line(
      diagnostic.message, at: MessageLocation.text(of: diagnostic.location.range, in: source, lines))
  }

  /// Returns `path:line:column` of a theme that the member `preview` of the configuration names; `nil` for another one.
  package func location(ofTheme name: String) -> String? {
    guard let file, let range = file.content.themes[name] else { return nil }
    return MessageLocation.text(of: range, in: file.source, file.lines)
  }

  /// Reads the diagnostics that the project accepts.
  ///
  /// - Parameter path: the file, relative to the current folder, instead of that of the configuration.
  /// - Returns: `nil` without a file.
  /// - Throws: ``ProjectError`` for a file that cannot be read or is not valid.
  package func baseline(_ path: String? = nil) throws(ProjectError) -> Baseline? {
    var file = path
    if file == nil, let own = configuration.baseline { file = try existing([own]).first }
    guard let file else { return nil }
    return try baseline(try files.text(file, limit: .baselineBytes), at: file)
  }

  /// Reads the baseline that another one replaces.
  ///
  /// - Parameter path: the file, relative to the current folder.
  /// - Returns: `nil` without a file, or for an empty one.
  /// - Throws: ``ProjectError`` for a file that is not a valid baseline, whose entries would be lost.
  package func replacedBaseline(_ path: String) throws(ProjectError) -> Baseline? {
    guard !path.hasPrefix("/dev/"), files.kind(path) == .file else { return nil }
    let source = try files.text(path, limit: .baselineBytes)
    guard !source.bytes.isEmpty else { return nil }
    return try baseline(source, at: path, remarks: ["repair it, or delete it to write a new one"])
  }

  private func baseline(
    _ source: SourceText, at path: String, remarks: [String] = []
  ) throws(ProjectError) -> Baseline {
    do throws(Baseline.ReadingError) { return try Baseline(source, in: BaselineFolder(of: path, files)) } catch {
      let location = MessageLocation.text(of: error.range, in: source)
      throw ProjectError(.badConfiguration, error.message, at: location, remarks: remarks)
    }
  }

  /// Returns a schema with the view types of schema files, those of the configuration first.
  ///
  /// - Parameters:
  ///   - base: the schema to add to.
  ///   - paths: the schema files that are read after those of the configuration.
  /// - Throws: ``ProjectError`` for a file that cannot be read or is not valid.
  package func schema(addedTo base: StyleSchema, _ paths: [String] = []) throws(ProjectError) -> StyleSchema {
    try SchemaFile.schema(try existing(configuration.schemas) + paths, addedTo: base, files)
  }
}

extension SchemaFile {
  /// Returns a schema with the view types of schema files.
  ///
  /// - Throws: ``ProjectError`` for a file that cannot be read or is not valid.
  package static func schema(
    _ paths: [String], addedTo base: StyleSchema, _ files: any ReadableFiles
  ) throws(ProjectError) -> StyleSchema {
    var schema = base
    for path in paths {
      let source = try files.text(path, limit: .schemaBytes)
      do throws(SchemaError) { try SchemaFile.add(source, to: &schema) } catch {
        throw ProjectError(.badConfiguration, error.message, at: MessageLocation.text(of: error.range, in: source))
      }
    }
    return schema
  }
}

extension SchemaFile {
  /// Returns the paths of the Swift files that changed since a schema file was written, or that are gone.
  ///
  /// - Throws: ``ProjectError`` for a schema file that cannot be read or is not valid.
  package static func changedSources(of path: String, _ files: any ReadableFiles) throws(ProjectError) -> [String] {
    let schema = try files.text(path, limit: .schemaBytes)
    do throws(SchemaError) {
      return try sources(of: schema).compactMap { source in
        let file = FilePath.cleaned(FilePath.joined(FilePath.folder(path), source.path))
        let now = (try? files.text(file, limit: .sheetBytes)).map { SourceFingerprint(path: source.path, source: $0) }
        return now == source ? nil : file
      }
    } catch {
      throw ProjectError(.badConfiguration, error.message, at: MessageLocation.text(of: error.range, in: schema))
    }
  }
}

extension DiagnosticRenderer {
  /// Returns a diagnostic on one line, with its help.
  func line(_ diagnostic: Diagnostic) -> String {
    let text = concise(diagnostic).split(separator: "\n").first.map(String.init) ?? ""
    return diagnostic.help.map { "\(text); \($0)" } ?? text
  }
}

/// Formats messages with their locations.
package enum MessageLocation {
  /// Returns `path:line:column` of the start of a range.
  ///
  /// - Parameter lines: the lines of the source, if they are known already.
  package static func text(of range: SourceRange, in source: SourceText, _ lines: LineIndex? = nil) -> String {
    let position = (lines ?? LineIndex(source)).position(at: range.start)
    return "\(source.path):\(position.line):\(position.column)"
  }

  /// Returns the line that reports an error: `path:line:column: error: message`; without a location `error: message`.
  package static func line(_ message: String, at location: String?) -> String {
    (location.map { "\($0): " } ?? "") + "error: \(message)"
  }
}
