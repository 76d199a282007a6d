import VStyleSkins

/// What an install is going to write, all of it checked before any of it is written.
struct InstallPlan {
  /// The packs with the folders that are going to be made.
  let steps: [Step]

  /// The index that makes them count.
  let index: SkinIndex

  /// A pack that is going to be written.
  struct Step {
    let home: PackFolder
    let stored: StoredPack
    /// The bytes of the record.
    let record: [UInt8]
    let images: [PackFile]
    /// The images that the pack keeps, and where they are now.
    let kept: [String]
    let source: PackFolder?

    /// Makes the folder of the pack.
    func write() throws(StorageError) { try home.write(record, images, keeping: kept, of: source) }
  }

  /// Plans to put packs over those that are there.
  ///
  /// - Throws: what could not be read again. Nothing is touched.
  init(
    _ new: [(pack: SkinPack, files: [PackFile])], over packs: [String: SkinLibrary.InstalledPack], _ index: SkinIndex,
    in folder: LibraryFolder
  ) throws(StorageError) {
    var next = index
    for (pack, _) in new { next.folders[pack.name] = PackFolder.newName() }
    // The index first: it is short, and all packs share it.
    _ = try StoredFile.index.bytes(of: next, for: folder.indexFile)
    var steps: [Step] = []
    for (pack, images) in new {
      let (home, old) = (folder.home(next.folders[pack.name] ?? ""), packs[pack.name])
      let known = Set(images.map { $0.path.lowercased() })
      var kept: [String] = []
      if let old {
        kept = old.files.filter { !known.contains($0.lowercased()) && Disk.kind(of: "\(old.home.path)/\($0)") == .file }
      }
      let stored = StoredPack(pack, files: images.map(\.path) + kept)
      let record = try home.record(of: stored, images)
      steps.append(Step(home: home, stored: stored, record: record, images: images, kept: kept, source: old?.home))
    }
    (self.steps, self.index) = (steps, next)
  }
}
