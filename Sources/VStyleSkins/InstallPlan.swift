import VStyle
import VStylePacks

/// The planned writes of an install, all checked before the first write.
struct InstallPlan {
  /// The packs and their new folders.
  let steps: [Step]

  /// The new index, which activates the packs.
  let index: SkinIndex

  /// The planned write of one pack.
  struct Step {
    let home: PackFolder
    let stored: StoredPack
    /// The bytes of the pack's metadata.
    let record: [UInt8]
    let images: [PackFile]
    /// The names of the images of the former pack that stay, in the folder `source`.
    let kept: [String]
    let source: PackFolder?

    /// Writes the folder of the pack.
    func write() throws(StorageError) { try home.write(record, images, keeping: kept, of: source) }
  }

  /// Plans the install of packs, which replace packs of the same names.
  ///
  /// - Parameters:
  ///   - new: the packs with their images.
  ///   - packs: the installed packs, by name.
  ///   - index: the current index.
  ///   - folder: the folder of the library.
  /// - Throws: `StorageError` if something could not be read again. Nothing is written.
  init(
    _ new: [(pack: SkinPack, files: [PackFile])], over packs: [String: SkinLibrary.InstalledPack], _ index: SkinIndex,
    in folder: LibraryFolder
  ) throws(StorageError) {
    var next = index
    for (pack, _) in new { next.folders[pack.name] = PackFolder.newName() }
    // The index is checked first, since it is short and all packs share it.
    _ = try StoredFile.index.bytes(of: next, for: folder.indexFile)
    var steps: [Step] = []
    for (pack, images) in new {
      let (home, old) = (folder.home(next.folders[pack.name] ?? ""), packs[pack.name])
      var kept: [String] = []
      if let old {
        // A new image replaces each size and format of the former one.
        kept = ImageFileName.files(old.files, without: images.map(\.path))
          .filter { Disk.kind(of: "\(old.home.path)/\($0)") == .file }
      }
      let stored = StoredPack(pack, files: images.map(\.path) + kept)
      let record = try home.record(of: stored, images)
      steps.append(Step(home: home, stored: stored, record: record, images: images, kept: kept, source: old?.home))
    }
    (self.steps, self.index) = (steps, next)
  }
}
