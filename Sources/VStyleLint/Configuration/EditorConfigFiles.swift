package import VStyleCheck
import VStyleSyntax

/// The `.editorconfig` files in the folders of sheets and above.
package struct EditorConfigFiles {
  private let files: any ReadableFiles
  private var configs: [String: EditorConfig?] = [:]

  /// The settings of a sheet by key, each with the path of its file.
  package typealias Properties = [String: (path: String, property: EditorConfig.Property)]

  /// Creates the files, of which none is read yet.
  package init(_ files: any ReadableFiles) { self.files = files }

  /// Returns the settings for a sheet. The nearest file wins.
  ///
  /// - Throws: ``ProjectError`` for a file that cannot be read or is not valid.
  package mutating func properties(for path: String) throws(ProjectError) -> Properties {
    var found: Properties = [:]
    for folder in files.foldersUpwards(from: path) {
      guard let config = try config(in: folder) else { continue }
      let relative = files.path(path, relativeTo: folder)
      let own = config.properties(for: relative).mapValues { (FilePath.joined(folder, ".editorconfig"), $0) }
      found.merge(own) { nearer, _ in nearer }
      if config.isRoot { break }
    }
    return found
  }

  private mutating func config(in folder: String) throws(ProjectError) -> EditorConfig? {
    if let known = configs[folder] { return known }
    let path = FilePath.joined(folder, ".editorconfig")
    var config: EditorConfig?
    if files.kind(path) == .file {
      let found = EditorConfig(try files.text(path, limit: .editorConfigBytes).text)
      if let mistake = found.mistakes.first {
        throw ProjectError(.badConfiguration, mistake.message, at: "\(path):\(mistake.line)")
      }
      config = found
    }
    configs[folder] = .some(config)
    return config
  }
}
