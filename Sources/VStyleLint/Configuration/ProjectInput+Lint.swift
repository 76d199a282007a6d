package import VStyleCheck

extension ProjectInput {
  /// The files that sheets may name; `nil` if the configuration has no `resources`.
  ///
  /// - Throws: ``ProjectError`` for a folder that does not exist.
  package func resources() throws(ProjectError) -> ResourceFiles? {
    guard let folders = configuration.resources else { return nil }
    var paths: [String] = []
    for folder in try existing(folders) { paths += try files.files(below: folder) }
    return ResourceFiles(paths)
  }

  /// Reads the trees that sheets are checked with.
  ///
  /// - Parameter paths: the trees, and folders with trees, that are read before those of the configuration.
  /// - Throws: ``ProjectError`` for a file that cannot be read or is not valid.
  package func trees(_ paths: [String] = []) throws(ProjectError) -> [LintedTree] {
    try LintedTree.read(try paths + existing(configuration.trees), files)
  }
}
