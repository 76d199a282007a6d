import VStyleSkins

/// The packs that were installed, in a folder.
///
/// Each pack lies in a folder of its own that nothing changes once it is there. A small file says which folders count;
/// it is put in its place in one step, after all that it speaks of is on the disk. So there is the old pack or the new
/// one whenever the process ends, and what is left over is removed when the library is opened again.
///
/// One process at a time may have a library, which belongs to the isolation domain of its ``SkinManager``.
public final class SkinLibrary {
  /// The folder; it is made with the first pack.
  public let folder: String

  private var index: SkinIndex
  private(set) var packs: [String: InstalledPack] = [:]

  /// A pack and the folder that it lies in.
  struct InstalledPack {
    let pack: SkinPack
    let files: [String]
    let path: String
  }

  /// Opens a library. What cannot be read is as if it were not there.
  ///
  /// - Throws: a folder that cannot be read.
  public init(folder: String) throws(SkinError) {
    self.folder = folder
    index = SkinIndex()
    try SkinLibrary.storing { () throws(StorageError) in
      let text = try Disk.read("\(folder)/\(SkinLibrary.indexName)", limit: .libraryIndexBytes)
      index = text.flatMap { try? SkinIndex(String(decoding: $0, as: UTF8.self)) } ?? SkinIndex()
      for name in try Disk.names(in: folder) where !isKept(name) { try Disk.remove("\(folder)/\(name)") }
    }
    for (name, home) in index.folders { packs[name] = open("\(folder)/\(home)", named: name) }
  }

  /// Takes packs in, all of them or none: a pack of a name that is there gives way, its images stay where the new one
  /// has none of the name.
  func install(_ new: [(pack: SkinPack, files: [PackFile])]) throws(SkinError) {
    var (next, made): (SkinIndex, [String]) = (index, [])
    for (pack, _) in new { next.folders[pack.name] = "pack-\(UInt64.random(in: 0...UInt64.max))" }
    try SkinLibrary.storing { () throws(StorageError) in try check(new, next) }
    do throws(SkinError) {
      for (pack, files) in new {
        let home = next.folders[pack.name] ?? ""
        made.append("\(folder)/\(home)")
        try SkinLibrary.storing { () throws(StorageError) in try write(pack, files, to: "\(folder)/\(home)") }
      }
      try put(next)
    } catch {
      for path in made { try? Disk.remove(path) }
      throw error
    }
  }

  /// Takes a pack out.
  func remove(_ name: String) throws(SkinError) {
    var next = index
    next.folders[name] = nil
    try put(next)
  }

  private static let indexName = "index.json"
  private static let packName = "pack.json"
  private static let cacheName = "downloads"

  /// Where images that were downloaded lie.
  var cacheFolder: String { "\(folder)/\(SkinLibrary.cacheName)" }

  private func isKept(_ name: String) -> Bool {
    name == SkinLibrary.indexName || name == SkinLibrary.cacheName || index.folders.values.contains(name)
  }

  private func open(_ path: String, named name: String) -> InstalledPack? {
    guard let stored = try? StoredFile.pack.read("\(path)/\(SkinLibrary.packName)"), stored.pack.name == name
    else { return nil }
    return InstalledPack(pack: stored.pack, files: stored.files, path: path)
  }

  /// Refuses what could not be read again, before anything is touched.
  private func check(_ new: [(pack: SkinPack, files: [PackFile])], _ next: SkinIndex) throws(StorageError) {
    _ = try StoredFile.index.bytes(of: next, for: "\(folder)/\(SkinLibrary.indexName)")
    for (pack, files) in new {
      let stored = StoredPack(pack, files: files.map(\.path) + (packs[pack.name]?.files ?? []))
      _ = try StoredFile.pack.bytes(of: stored, for: SkinLibrary.packName)
      for file in files { _ = try StoredFile.image.bytes(of: file.bytes, for: file.origin) }
    }
  }

  private func write(_ pack: SkinPack, _ files: [PackFile], to path: String) throws(StorageError) {
    try Disk.makeFolder(path)
    var names = Set(files.map(\.path))
    for file in files { try Disk.create("\(path)/\(file.path)", file.bytes) }
    if let old = packs[pack.name] {
      let known = Set(names.map { $0.lowercased() })
      for name in old.files where !known.contains(name.lowercased()) {
        guard let bytes = try Disk.read("\(old.path)/\(name)", limit: .packImageBytes) else { continue }
        try Disk.create("\(path)/\(name)", bytes)
        names.insert(name)
      }
    }
    try Disk.create("\(path)/\(SkinLibrary.packName)", Array(StoredPack(pack, files: Array(names)).text.utf8))
  }

  /// Makes an index count, and removes what it does not speak of any more.
  private func put(_ next: SkinIndex) throws(SkinError) {
    try SkinLibrary.storing { () throws(StorageError) in
      try StoredFile.index.write(next, to: "\(folder)/\(SkinLibrary.indexName)")
    }
    let gone = Set(index.folders.values).subtracting(next.folders.values)
    index = next
    packs = [:]
    for (name, home) in index.folders { packs[name] = open("\(folder)/\(home)", named: name) }
    // What cannot be removed now goes when the library is opened again.
    for home in gone { try? Disk.remove("\(folder)/\(home)") }
  }

  /// Does something with files; what goes wrong is an error of skins.
  static func storing<T>(_ work: () throws(StorageError) -> T) throws(SkinError) -> T {
    do throws(StorageError) { return try work() } catch {
      throw .storage(operation: error.operation, path: error.path, reason: error.reason)
    }
  }
}
