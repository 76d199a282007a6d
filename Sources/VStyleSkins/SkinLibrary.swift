import VStyle
import VStylePacks

/// A library of the installed packs, in a folder.
///
/// Each pack has its own folder, which is immutable once it is complete. An index file lists the active folders. It is
/// replaced atomically, after all listed files are on the disk. So whenever the process ends, either the old pack or
/// the new one is active.
///
/// After each change, and when the library is opened, replaced folders and the remains of interrupted installs are
/// removed, unless somebody else has the library open. A pack folder with files that do not belong to the library stays
/// as a whole.
///
/// A library belongs to the isolation domain of its ``SkinManager``. Any number of processes may have one folder open.
/// One process at a time changes it. A process reads the changes of others when it changes something itself or opens the
/// library again.
public final class SkinLibrary {
  /// The folder. The first pack or downloaded image creates it.
  public let folder: String

  private(set) var packs: [String: InstalledPack] = [:]
  private var index = SkinIndex()
  private let files: LibraryFolder
  private var share: FileLock?

  /// A pack and its folder.
  struct InstalledPack {
    let pack: SkinPack
    let files: [String]
    let home: PackFolder
  }

  /// Opens a library. A pack that cannot be read is ignored and reported to `StyleDiagnostics.shared`.
  ///
  /// - Parameter folder: the path of the folder.
  /// - Throws: ``SkinError`` if the folder is neither empty nor a library, or if the index is lost, damaged or of a
  ///   newer version. All files stay.
  public init(folder: String) throws(SkinError) {
    self.folder = folder
    files = LibraryFolder(path: folder)
    try SkinLibrary.storing { () throws(StorageError) in
      // The lock comes first, so that no other process removes listed packs.
      share = files.share(makes: false)
      guard let found = try files.readIndex() else { return }
      if share == nil { share = files.share(makes: true) }
      setIndex(share == nil ? found : try files.readIndex() ?? found)
    }
    // If another process has the lock, it cleans up itself, or the next process that opens the library does.
    guard share != nil, let lock = try? files.lock(waiting: 0), (try? reload()) != nil else { return }
    removeLeftovers(lock)
  }

  /// Installs all packs or none. A pack replaces the one of the same name. A former image stays if the new pack has it
  /// in no size or format.
  ///
  /// - Parameter new: the packs with their images.
  /// - Throws: ``SkinError`` if a pack is too large to be read back, or if it cannot be written. All packs stay as
  ///   they were.
  func install(_ new: [(pack: SkinPack, files: [PackFile])]) throws(SkinError) {
    try SkinLibrary.storing { () throws(StorageError) in
      var plan = try InstallPlan(new, over: packs, index, in: files)
      let lock = try beginChange()
      if try reload() { plan = try InstallPlan(new, over: packs, index, in: files) }
      do throws(StorageError) {
        for step in plan.steps { try step.write() }
        try StoredFile.index.write(plan.index, to: files.indexFile)
      } catch {
        for step in plan.steps { step.home.remove() }
        throw error
      }
      index = plan.index
      for step in plan.steps {
        packs[step.stored.pack.name] = InstalledPack(
          pack: step.stored.pack, files: step.stored.files, home: step.home)
      }
      removeLeftovers(lock)
    }
  }

  /// Removes a pack.
  func remove(_ name: String) throws(SkinError) {
    try SkinLibrary.storing { () throws(StorageError) in
      let lock = try beginChange()
      try reload()
      var next = index
      next.folders[name] = nil
      try StoredFile.index.write(next, to: files.indexFile)
      index = next
      packs[name] = nil
      removeLeftovers(lock)
    }
  }

  /// The cache of downloaded images.
  var cache: SkinCache { files.cache }

  /// Waits for changes of other processes and locks the library for a change.
  private func beginChange() throws(StorageError) -> FileLock {
    // The check comes before the first write, since the folder may belong to something else by now.
    _ = try files.readIndex()
    try Disk.makeFolder(folder)
    let lock = try files.lock()
    if share == nil { share = files.share(makes: true) }
    // An empty index before the first pack distinguishes a new library from one that has lost its index.
    if try files.readIndex() == nil { try StoredFile.index.write(SkinIndex(), to: files.indexFile) }
    return lock
  }

  /// Reads the changes of other processes.
  ///
  /// - Returns: whether there are any.
  @discardableResult
  private func reload() throws(StorageError) -> Bool {
    guard let next = try files.readIndex(), next != index else { return false }
    setIndex(next)
    return true
  }

  /// Activates an index. Packs whose folders have not changed are not read again.
  private func setIndex(_ next: SkinIndex) {
    let (old, known) = (index, packs)
    index = next
    packs = [:]
    for (name, home) in next.folders {
      packs[name] = (old.folders[name] == home ? known[name] : nil) ?? open(home, named: name)
    }
  }

  private func open(_ name: String, named pack: String) -> InstalledPack? {
    let home = files.home(name)
    do throws(StorageError) {
      let stored = try home.read(named: pack)
      return InstalledPack(pack: stored.pack, files: stored.files, home: home)
    } catch {
      StyleDiagnostics.shared.report(
        StyleDiagnostic(
          .storageFailed, property: pack, typeName: "SkinLibrary", expected: "an installed pack", found: "\(error)"))
      return nil
    }
  }

  /// Removes unlisted files, unless somebody else has the library open. The caller has read the index under the lock.
  ///
  /// - Parameter lock: prevents changes of other processes meanwhile.
  private func removeLeftovers(_ lock: FileLock) {
    guard let share else { return }
    if share.change(to: .exclusive) { files.removeLeftovers(keeping: index) }
    // No other process requests the exclusive lock without the change lock.
    _ = share.change(to: .shared)
    withExtendedLifetime(lock) {}
  }

  /// Runs file operations and converts their errors to ``SkinError``.
  static func storing<T>(_ work: () throws(StorageError) -> T) throws(SkinError) -> T {
    do throws(StorageError) { return try work() } catch {
      throw .storage(operation: error.operation, path: error.path, reason: error.reason)
    }
  }
}
