import VStyle
import VStylePacks

/// The folder of a library. It distinguishes the library's files from other files, which stay unchanged.
///
/// An empty file with an unusual name marks the folder. A folder without the mark is recognized by its index. Only two
/// sorts of unlisted files are removed: unfinished writes, and pack folders whose content ``PackFolder/remove()``
/// recognizes in full.
struct LibraryFolder {
  /// The path of the folder.
  let path: String

  /// The path of the index, which lists the installed packs.
  var indexFile: String { "\(path)/\(LibraryFolder.indexName)" }

  /// The cache of downloaded images.
  var cache: SkinCache { SkinCache(folder: "\(path)/\(LibraryFolder.cacheName)") }

  /// Returns the folder of a pack.
  func home(_ name: String) -> PackFolder { PackFolder(path: "\(path)/\(name)") }

  private var markFile: String { "\(path)/\(LibraryFolder.markName)" }

  private static let indexName = "index.json"
  private static let cacheName = "downloads"
  private static let markName = ".vstyle-skin-library"
  private static let lockName = ".vstyle-skin-library.lock"

  /// Reads the index; returns `nil` if nothing was installed yet.
  ///
  /// - Throws: `StorageError` if the index is unreadable or lost, or if the folder is not a library. All files stay.
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
        "open", path, reason: "it is not a skin library: it contains `\(name)`; choose an empty folder or a new one"
      )
    }
    return nil
  }

  private static let advice =
    "nothing was changed: restore the file, or remove the folder of the library to start again"

  /// Acquires a shared lock, which prevents the removal of packs that the index no longer lists.
  ///
  /// - Parameter makes: whether to mark the folder if it is not marked yet.
  /// - Returns: the lock; `nil` for a folder without the mark, and where files cannot be locked.
  func share(makes: Bool) -> FileLock? {
    guard makes || Disk.kind(of: markFile) != nil else { return nil }
    return try? FileLock(markFile, .shared, makes: makes, waiting: LibraryFolder.lockTimeout)
  }

  /// Acquires the exclusive lock for changes of the library.
  ///
  /// - Parameter milliseconds: the maximum time to wait for other processes. Unit: milliseconds.
  /// - Throws: `StorageError` if another process keeps the lock longer, or if no file can be created in the folder.
  func lock(waiting milliseconds: Int = lockTimeout) throws(StorageError) -> FileLock {
    try FileLock("\(path)/\(LibraryFolder.lockName)", .exclusive, makes: true, waiting: milliseconds)
  }

  /// The maximum time to wait for changes of other processes, many times that of installing a large pack. Unit:
  /// milliseconds.
  static let lockTimeout = 10_000

  /// Removes unlisted packs and unfinished writes.
  ///
  /// The caller has the change lock and the exclusive lock of the mark, so that no other process uses the folder.
  ///
  /// - Parameter index: lists the packs that stay.
  func removeLeftovers(keeping index: SkinIndex) {
    let listed = Set(index.folders.values)
    for name in (try? Disk.names(in: path)) ?? [] where PackFolder.isName(name) && !listed.contains(name) {
      home(name).remove()
    }
    Disk.removeUnfinished(in: path) { $0 == LibraryFolder.indexName }
    cache.removeUnfinished()
  }
}
