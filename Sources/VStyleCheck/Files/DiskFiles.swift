package import VStyleSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files on disk.
package struct DiskFiles: ReadableFiles {
  /// Creates the files.
  package init() {}

  package func read(_ path: String, limit: Limit) throws(FileError) -> [UInt8] {
    do throws(FileReader.Failure) {
      return path == "-" ? try FileReader.standardInput(limit: limit) : try FileReader.bytes(of: path, limit: limit)
    } catch {
      if case .tooLarge(let limit) = error { throw FileError(beyond: limit) }
      throw FileError(reason: error.reason)
    }
  }

  package func isInside(_ path: String, folder: String) -> Bool { FileReader.isInside(path, folder: folder) }

  package func kind(_ path: String) -> FileKind {
    guard FileManager.default.fileExists(atPath: path) else { return .nothing }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if attributes?[.type] as? FileAttributeType == .typeSymbolicLink {
      return (try? FileManager.default.contentsOfDirectory(atPath: path)) == nil ? .file : .folder
    }
    switch attributes?[.type] as? FileAttributeType {
    case .typeDirectory: return .folder
    case .typeRegular: return .file
    default: return .other
    }
  }

  package func isLink(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeSymbolicLink
  }

  package func names(in folder: String) throws(FileError) -> [String] {
    do { return try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
      throw FileError(reason: "cannot be read")
    }
  }

  package var currentFolders: [String] {
    FileManager.default.currentDirectoryPath.split(separator: "/").map(String.init)
  }
}
