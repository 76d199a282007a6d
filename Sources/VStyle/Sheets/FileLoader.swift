public import VStyleCompiler
public import VStyleSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A loader of sheets from files, up to the limit `sheet-bytes`. Diagnostics contain the paths as passed.
public struct FileLoader: SheetLoader {
  /// Creates a loader of the file system.
  public init() {}

  /// Reads a file.
  ///
  /// - Throws: ``ImportFailure``, with the reason.
  public func load(_ path: String) throws(ImportFailure) -> SourceText {
    do throws(FileReader.Failure) {
      return SourceText(path: path, bytes: try FileReader.bytes(of: path, limit: .sheetBytes))
    } catch {
      throw ImportFailure(error.reason)
    }
  }

  /// The names of the sheets in a folder, sorted.
  public func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return names.filter { $0.hasSuffix(".vstyle") }.sorted()
  }

  /// Whether a path is inside a folder after the symbolic links of both are resolved.
  public func isInside(_ path: String, folder: String) -> Bool { FileReader.isInside(path, folder: folder) }
}

/// The error for a file that cannot be read.
public struct SheetFileError: Error, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// The reason.
  public let reason: String

  /// The path and the reason.
  public var description: String { VisibleText.line("\(path): \(reason)") }
}
