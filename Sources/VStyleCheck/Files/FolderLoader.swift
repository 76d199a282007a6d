package import VStyleCompiler
package import VStyleSyntax

/// Loads imported sheets from files.
package struct FolderLoader: SheetLoader {
  private let files: any ReadableFiles

  /// Creates a loader.
  package init(_ files: any ReadableFiles) { self.files = files }

  /// Loads a sheet.
  package func load(_ path: String) throws(ImportFailure) -> SourceText {
    do throws(FileError) { return SourceText(path: path, bytes: try files.read(path, limit: .sheetBytes)) } catch {
      throw ImportFailure(error.reason)
    }
  }

  /// The names of the sheets in a folder.
  package func names(in folder: String) -> [String] {
    ((try? files.names(in: folder.isEmpty ? "." : folder)) ?? []).filter { $0.hasSuffix(".vstyle") }
  }

  /// Returns whether a path is inside a folder after symbolic links are resolved.
  package func isInside(_ path: String, folder: String) -> Bool { files.isInside(path, folder: folder) }
}
