import VStyleSkins

/// Reads a folder with a manifest and image files, as an app brings it or a user points to it.
enum SkinFolder {
  /// How much is read of a folder.
  private static let limits = (depth: 3, files: 4096, fileBytes: 32 << 20, totalBytes: 128 << 20)

  /// The files of a folder, those whose names begin with a dot left out.
  ///
  /// - Throws: links, names that no pack can have, and folders that are too large or too deep.
  static func files(in folder: String) throws(SkinError) -> [PackFile] {
    var (files, pending, total): ([PackFile], [(String, Int)], Int) = ([], [("", 0)], 0)
    while let (path, depth) = pending.popLast() {
      let names = try SkinLibrary.storing { () throws(StorageError) in try Disk.names(in: folder + path) }
      for name in names where name.utf8.first != UInt8(ascii: ".") {
        let below = "\(path)/\(name)"
        guard ZipNames.isPlain(name) else { throw .unreadableFolder("`\(below)` is no name of a file in a pack") }
        switch Disk.kind(of: folder + below) {
        case .folder:
          guard depth < limits.depth else { throw .unreadableFolder("`\(below)` is too deep") }
          pending.append((below, depth + 1))
        case .file:
          let bytes = try SkinLibrary.storing { () throws(StorageError) in
            try Disk.read(folder + below, limit: limits.fileBytes) ?? []
          }
          total += bytes.count
          guard files.count < limits.files, total <= limits.totalBytes else {
            throw .unreadableFolder("it is too large")
          }
          files.append(PackFile(path: String(Substring(below.utf8.dropFirst())), bytes: bytes))
        case .link, .other: throw .unreadableFolder("`\(below)` is a link or a device")
        case nil: break
        }
      }
    }
    do throws(ZipError) { try ZipNames.check(files.map(\.path)) } catch { throw .unreadableFolder("\(error)") }
    return files.sorted { $0.path < $1.path }
  }
}
