public import VStyleSkins

extension SkinManager {
  /// Installs the packs of a zip archive, all of them or none, and shows them if one of them is on.
  ///
  /// - Throws: why the archive is refused; then everything is as it was.
  /// - Returns: the names of the packs.
  @discardableResult
  public func install(archive bytes: [UInt8], limits: ZipLimits = ZipLimits()) throws(SkinError) -> [String] {
    try install(try SkinContents(archive: bytes, limits: limits))
  }

  /// Installs the packs of a folder, as of an archive. The folder is copied.
  @discardableResult
  public func install(folder: String) throws(SkinError) -> [String] {
    try install(try SkinContents(try SkinFolder.files(in: folder)))
  }

  /// Replaces what is said of the packs of a `CJSkin.plist`; their images and all other packs stay.
  ///
  /// - Returns: the names of the packs.
  @discardableResult
  public func updateSkinPlistInfo(_ propertyList: [UInt8]) throws(SkinError) -> [String] {
    let manifest = try SkinManifest(propertyList: propertyList)
    return try install(manifest.packs.map { ($0, []) }, diagnostics: manifest.diagnostics)
  }

  /// Removes a pack with its images. If it is on, `default` is put on first.
  public func removeSkin(_ name: String) throws(SkinError) {
    guard !name.isEmpty else { throw .emptyName }
    guard packs[name] != nil else { throw .unknownSkin(name) }
    guard name != SkinPack.defaultName else { throw .defaultIsProtected }
    // First what may fail, so that nothing has changed if it does.
    try cache?.remove(pack: name)
    if library?.packs[name] != nil { try library?.remove(name) }
    if name == skinName { put(SkinPack.defaultName) }
    hide(name)
  }

  /// Removes every image that was downloaded.
  ///
  /// - Returns: how many there were.
  @discardableResult
  public func clearAllSkinImageCache() throws(SkinError) -> Int {
    let count = try cache?.clear() ?? 0
    rebuild()
    show()
    return count
  }

  /// Downloads a zip archive and installs its packs. Nothing of it is kept but the packs.
  ///
  /// - Parameters:
  ///   - address: an address of `http` or `https`.
  ///   - limits: how much and how long.
  ///   - progress: called with the share that has arrived.
  /// - Returns: the names of the packs.
  @discardableResult
  public nonisolated(nonsending) func downloadSkinZip(
    _ address: String, limits: DownloadLimits = DownloadLimits(),
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws(SkinError) -> [String] {
    let bytes = try await download(address, limits, progress)
    return try install(archive: bytes)
  }

  private func install(_ contents: SkinContents) throws(SkinError) -> [String] {
    try install(contents.packs, diagnostics: contents.diagnostics)
  }

  private func install(
    _ packs: [(pack: SkinPack, files: [PackFile])], diagnostics: [SkinDiagnostic]
  ) throws(SkinError) -> [String] {
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw .invalidValues(errors) }
    guard let library else { throw .storage(operation: "install", path: "a pack", reason: "there is no library") }
    try library.install(packs)
    rebuild()
    show()
    return packs.map(\.pack.name)
  }
}
