#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files on disk.
struct DiskFiles: Files {
  func read(_ path: String) throws(FileError) -> [UInt8] {
    if path == "-" { return Array(StandardStreams.readInput()) }
    do { return Array(try Data(contentsOf: URL(filePath: path))) } catch {
      switch kind(path) {
      case .nothing: throw FileError(reason: "does not exist")
      case .folder: throw FileError(reason: "is a folder")
      case .file, .other: throw FileError(reason: "cannot be read")
      }
    }
  }

  func kind(_ path: String) -> FileKind {
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

  func isLink(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeSymbolicLink
  }

  func names(in folder: String) throws(FileError) -> [String] {
    do { return try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
      throw FileError(reason: "cannot be read")
    }
  }

  func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    // A link stays one: the file that it leads to is written.
    do { try Data(bytes).write(to: URL(filePath: path).resolvingSymlinksInPath(), options: .atomic) } catch {
      throw FileError(reason: "cannot be written")
    }
  }

  var currentFolders: [String] { FileManager.default.currentDirectoryPath.split(separator: "/").map(String.init) }
}
