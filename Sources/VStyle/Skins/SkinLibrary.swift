import VStyleSkins

/// The packs that were installed, in a folder.
///
/// Each pack lies in a folder of its own that nothing changes once it is there. A small file says which folders count;
/// it is put in its place in one step, after all that it speaks of is on the disk. So there is the old pack or the new
/// one whenever the process ends. What an interrupted install leaves is removed when the library is opened again and no
/// other process has it open. Files that are not the library's own stay.
///
/// A library belongs to the isolation domain of its ``SkinManager``. Any number of processes may have one folder open:
/// one at a time changes it, and each sees what others installed when it changes something itself or opens the library
/// again.
public final class SkinLibrary {
  /// The folder; it is made with the first pack.
  public let folder: String

  private(set) var packs: [String: InstalledPack] = [:]
  private var index = SkinIndex()
  private let place: LibraryFolder
  private var share: FileLock?

  /// A pack and the folder that it lies in.
  struct InstalledPack {
    let pack: SkinPack
    let files: [String]
    let home: PackFolder
  }

  /// Opens a library. A pack that cannot be read is reported to ``StyleIssues/shared`` and is as if it were not there.
  ///
  /// - Throws: a folder that is not empty and not a library's, and an index that is damaged or of a newer version. All
  ///   files stay as they are.
  public init(folder: String) throws(SkinError) {
    self.folder = folder
    place = LibraryFolder(path: folder)
    try SkinLibrary.storing { () throws(StorageError) in
      // First, so that nobody removes what the index lists.
      share = place.share(makes: false)
      guard let found = try place.readIndex() else { return }
      if share == nil { share = place.share(makes: true) }
      take(share == nil ? found : try place.readIndex() ?? found)
    }
    // What somebody else changes now, they clean up, or who opens the library next.
    guard share != nil, let lock = try? place.lock(waiting: 0), (try? reload()) != nil else { return }
    removeLeftovers(lock)
  }

  /// Takes packs in, all of them or none: a pack of a name that is there gives way, its images stay where the new one
  /// has none of the name.
  ///
  /// - Throws: packs that could not be read again, and what cannot be written. Every pack stays as it was.
  func install(_ new: [(pack: SkinPack, files: [PackFile])]) throws(SkinError) {
    try SkinLibrary.storing { () throws(StorageError) in
      var plan = try InstallPlan(new, over: packs, index, in: place)
      let lock = try beginChange()
      if try reload() { plan = try InstallPlan(new, over: packs, index, in: place) }
      do throws(StorageError) {
        for step in plan.steps { try step.write() }
        try StoredFile.index.write(plan.index, to: place.indexFile)
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

  /// Takes a pack out.
  func remove(_ name: String) throws(SkinError) {
    try SkinLibrary.storing { () throws(StorageError) in
      let lock = try beginChange()
      try reload()
      var next = index
      next.folders[name] = nil
      try StoredFile.index.write(next, to: place.indexFile)
      index = next
      packs[name] = nil
      removeLeftovers(lock)
    }
  }

  /// The images that were downloaded.
  var cache: SkinCache { place.cache }

  /// Waits for other processes to end their change, and keeps them from beginning one as long as the lock lives.
  private func beginChange() throws(StorageError) -> FileLock {
    // Before anything is made in a folder that is somebody else's by now.
    _ = try place.readIndex()
    try Disk.makeFolder(folder)
    let lock = try place.lock()
    if share == nil { share = place.share(makes: true) }
    // An index before the first pack: a library that has lost it differs from a new one.
    if try place.readIndex() == nil { try StoredFile.index.write(SkinIndex(), to: place.indexFile) }
    return lock
  }

  /// Takes over what other processes changed.
  ///
  /// - Returns: whether they changed anything.
  @discardableResult
  private func reload() throws(StorageError) -> Bool {
    guard let next = try place.readIndex(), next != index else { return false }
    take(next)
    return true
  }

  /// Makes an index count. Packs that it has in the folders that they were in are not read again.
  private func take(_ next: SkinIndex) {
    let (old, known) = (index, packs)
    index = next
    packs = [:]
    for (name, home) in next.folders {
      packs[name] = (old.folders[name] == home ? known[name] : nil) ?? open(home, named: name)
    }
  }

  private func open(_ name: String, named pack: String) -> InstalledPack? {
    let home = place.home(name)
    do throws(StorageError) {
      let stored = try home.read(named: pack)
      return InstalledPack(pack: stored.pack, files: stored.files, home: home)
    } catch {
      StyleIssues.shared.report(
        StyleIssue(
          .storageFailed, property: pack, typeName: "SkinLibrary", expected: "an installed pack", found: "\(error)"))
      return nil
    }
  }

  /// Removes what the index, which was read under the lock, does not list, unless another process may still show it.
  ///
  /// - Parameter lock: keeps others from changing the library meanwhile.
  private func removeLeftovers(_ lock: FileLock) {
    guard let share else { return }
    if share.change(to: .exclusive) { place.removeLeftovers(keeping: index) }
    // Nobody else asks for it alone without the other lock.
    _ = share.change(to: .shared)
    withExtendedLifetime(lock) {}
  }

  /// Does something with files; what goes wrong is an error of skins.
  static func storing<T>(_ work: () throws(StorageError) -> T) throws(SkinError) -> T {
    do throws(StorageError) { return try work() } catch {
      throw .storage(operation: error.operation, path: error.path, reason: error.reason)
    }
  }
}
