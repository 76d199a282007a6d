public import VStyleCascade
public import VStyleSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads sheets from files, of at most ``Limit/sheetBytes``. Paths are reported as they are given.
public struct FileLoader: SheetLoader {
  /// Makes a loader of the file system.
  public init() {}

  /// The bytes of a file, or why they cannot be had and which files are beside it.
  public func load(_ path: String) throws(ImportFailure) -> SourceText {
    do throws(FileReader.Failure) {
      return SourceText(path: path, bytes: try FileReader.bytes(of: path, limit: .sheetBytes))
    } catch {
      let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
      throw ImportFailure(error.reason, candidates: names.filter { $0.hasSuffix(".vstyle") }.sorted())
    }
  }

  /// Whether a path stays in a folder once the symbolic links of both are followed.
  public func isInside(_ path: String, folder: String) -> Bool { FileReader.isInside(path, folder: folder) }
}

/// A file that cannot be read.
public struct SheetFileError: Error, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// Why it cannot be read.
  public let reason: String

  /// The path and the reason.
  public var description: String { "\(path): \(reason)" }
}
