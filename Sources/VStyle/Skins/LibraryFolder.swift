import VStyleSkins

/// The folder of a library: which files in it belong to the library, and which do not and stay as they are.
///
/// An empty file marks the folder; its name is one that nobody gives a file of their own. Folders of before it came are
/// known by their index. Of what has no place in the index, only a pack's folder that ``PackFolder/remove()`` knows
/// whole and unfinished writes are removed.
struct LibraryFolder {
  /// The path of the folder.
  let path: String

  /// The path of the file that says which packs count.
  var indexFile: String { "\(path)/\(LibraryFolder.indexName)" }

  /// The folder of the images that were downloaded.
  var cache: SkinCache { SkinCache(folder: "\(path)/\(LibraryFolder.cacheName)") }

  /// The folder of a pack.
  func home(_ name: String) -> PackFolder { PackFolder(path: "\(path)/\(name)") }

  private var markFile: String { "\(path)/\(LibraryFolder.markName)" }

  private static let indexName = "index.json"
  private static let cacheName = "downloads"
  private static let markName = ".vstyle-skin-library"
  private static let lockName = ".vstyle-skin-library.lock"

  /// The index; `nil` where nothing was installed yet.
  ///
  /// - Throws: an index that cannot be read or is lost, and a folder that is not a library's. All of it stays as it is.
  func readIndex() throws(StorageError) -> SkinIndex? {
    do throws(StorageError) {
      if let index = try StoredFile.index.read(indexFile) { return index }
    } catch {
      throw StorageError(error.operation, error.path, reason: "\(error.reason); \(LibraryFolder.advice)")
    }
    let names = try Disk.names(in: path)
    if names.contains(LibraryFolder.markName) {
      guard let pack = names.first(where: PackFolder.isName) else { return nil }
      throw StorageError(
        "read", indexFile, reason: "it is not there, but packs such as `\(pack)` are; \(LibraryFolder.advice)")
    }
    let own = [LibraryFolder.cacheName, LibraryFolder.lockName]
    if let name = names.first(where: { !own.contains($0) && Disk.unfinishedTarget(of: $0) != LibraryFolder.indexName })
    {
      throw StorageError(
        "open", path, reason: "it is no library of skins, since it holds `\(name)`; choose an empty folder or a new one"
      )
    }
    return nil
  }

  private static let advice =
    "nothing was changed: restore the file, or remove the folder of the library to start again"

  /// Keeps others from removing packs that the index does not list any more, as long as the lock lives.
  ///
  /// - Parameter makes: whether to mark the folder, if it is not marked yet.
  /// - Returns: `nil` for a folder that is not marked, and where files cannot be locked.
  func share(makes: Bool) -> FileLock? {
    guard makes || Disk.kind(of: markFile) != nil else { return nil }
    return try? FileLock(markFile, .shared, makes: makes, waiting: LibraryFolder.patience)
  }

  /// Lets one process at a time change the library.
  ///
  /// - Parameter waiting: how long to wait for others. Unit: milliseconds.
  /// - Throws: a lock that another process holds for longer, and a folder in which nothing can be made.
  func lock(waiting milliseconds: Int = patience) throws(StorageError) -> FileLock {
    try FileLock("\(path)/\(LibraryFolder.lockName)", .exclusive, makes: true, waiting: milliseconds)
  }

  /// How long a change waits for those of other processes: many times as long as a large pack takes. Unit:
  /// milliseconds.
  static let patience = 10_000

  /// Removes the packs that are not listed, and what unfinished writes left. The caller holds the lock, and nobody else
  /// shares the folder.
  func removeLeftovers(keeping index: SkinIndex) {
    let listed = Set(index.folders.values)
    for name in (try? Disk.names(in: path)) ?? [] where PackFolder.isName(name) && !listed.contains(name) {
      home(name).remove()
    }
    Disk.removeUnfinished(in: path) { $0 == LibraryFolder.indexName }
    cache.removeUnfinished()
  }
}
