import VStyle
import VStylePacks
import VStyleSyntax

/// Reads a folder with a manifest and image files, from the app or from a user.
enum SkinFolder {
  /// Returns the files of a folder, without those whose names begin with a dot.
  ///
  /// - Throws: ``SkinError`` for links, pipes and devices, and for folders that are too large or too deep. Names that
  ///   are invalid in packs or ambiguous on some disks are errors too.
  static func files(in folder: String) throws(SkinError) -> [PackFile] {
    var (files, pending): ([PackFile], [(String, Int)]) = ([], [("", 0)])
    var (entries, total) = (0, 0)
    while let (path, depth) = pending.popLast() {
      let names = try SkinLibrary.storing { () throws(StorageError) in
        try Disk.names(in: folder + path, limit: .folderEntries)
      }
      entries += names.count
      try check(entries, .folderEntries)
      for name in names where name.utf8.first != UInt8(ascii: ".") {
        let below = "\(path)/\(name)"
        guard ZipNames.isPlain(name) else { throw .unreadableFolder("`\(below)` is no name of a file in a pack") }
        switch Disk.kind(of: folder + below) {
        case .folder:
          guard Limit.folderDepth.allows(depth + 1) else {
            throw .unreadableFolder("`\(below)` is too deep; \(Limit.folderDepth.sentence())")
          }
          pending.append((below, depth + 1))
        case .file:
          let bytes = try SkinLibrary.storing { () throws(StorageError) in
            try Disk.read(folder + below, limit: .archiveEntryBytes, followsLinks: false)
          }
          guard let bytes else { throw .unreadableFolder("`\(below)` was removed while the folder was read") }
          total += bytes.count
          try check(total, .archiveBytes)
          files.append(PackFile(path: String(Substring(below.utf8.dropFirst())), bytes: bytes))
          try check(files.count, .archiveEntries)
        case .link, .other: throw .unreadableFolder("`\(below)` is a link or a device")
        case nil: throw .unreadableFolder("`\(below)` was removed while the folder was read, or its name is no UTF-8")
        }
      }
    }
    do throws(ZipError) { try ZipNames.check(files.map(\.path)) } catch { throw .unreadableFolder("\(error)") }
    return files.sorted { $0.path < $1.path }
  }

  private static func check(_ amount: Int, _ limit: Limit) throws(SkinError) {
    guard limit.allows(amount) else { throw .unreadableFolder("it is too large; \(limit.sentence())") }
  }
}
