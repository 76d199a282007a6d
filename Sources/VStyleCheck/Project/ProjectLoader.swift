package import VStyleCompiler
package import VStyleSyntax

/// A loader that returns the sheets of a project from memory, and uses another loader for other sheets.
package struct ProjectLoader: SheetLoader {
  package let sheets: [String: SourceText]
  private let fallback: any SheetLoader

  package init(_ sheets: [SourceText], fallback: any SheetLoader) {
    self.sheets = Dictionary(sheets.map { ($0.path, $0) }) { first, _ in first }
    self.fallback = fallback
  }

  package func isInside(_ path: String, folder: String) -> Bool { fallback.isInside(path, folder: folder) }

  package func load(_ path: String) throws(ImportFailure) -> SourceText {
    if let sheet = sheets[path] { return sheet }
    return try fallback.load(path)
  }

  package func names(in folder: String) -> [String] {
    let parts = folder.split(separator: "/")
    let inside = sheets.keys.lazy.map { $0.split(separator: "/") }.filter { $0.dropLast() == parts[...] }
    return Set(fallback.names(in: folder) + inside.compactMap { $0.last.map(String.init) }).sorted()
  }
}
