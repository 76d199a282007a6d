import VStyle
public import VStylePacks

extension SkinManager {
  /// Installs the packs of a zip archive, all or none. If the current skin is one of them, observers are notified and
  /// views update.
  ///
  /// - Parameters:
  ///   - bytes: the archive.
  ///   - limits: the limits of the archive.
  /// - Returns: the names of the packs.
  /// - Throws: ``SkinError`` if the archive is refused. Nothing changes then.
  @discardableResult
  public func install(archive bytes: [UInt8], limits: ZipLimits = ZipLimits()) throws(SkinError) -> [String] {
    try install(try SkinContents(archive: bytes, limits: limits))
  }

  /// Installs the packs of a folder, as of an archive. The folder is copied.
  ///
  /// - Parameter folder: the path of the folder.
  /// - Returns: the names of the packs.
  /// - Throws: ``SkinError`` if the folder is refused. Nothing changes then.
  @discardableResult
  public func install(folder: String) throws(SkinError) -> [String] {
    try install(try SkinContents(try SkinFolder.files(in: folder)))
  }

  /// Replaces the entries of the packs in a `CJSkin.plist`. Their images and all other packs stay.
  ///
  /// - Parameter propertyList: the bytes of the property list.
  /// - Returns: the names of the packs.
  /// - Throws: ``SkinError`` if the list is refused. Nothing changes then.
  @discardableResult
  public func updateSkinPlistInfo(_ propertyList: [UInt8]) throws(SkinError) -> [String] {
    let manifest = try SkinManifest(propertyList: propertyList)
    return try install(manifest.packs.map { ($0, []) }, diagnostics: manifest.diagnostics)
  }

  /// Removes a pack with its images. If it is the current skin, `default` becomes the current one first.
  ///
  /// - Parameter name: the name of the pack.
  /// - Throws: ``SkinError`` for an empty or unknown name, for `default`, and if files cannot be removed.
  public func removeSkin(_ name: String) throws(SkinError) {
    guard !name.isEmpty else { throw .emptyName }
    guard packs[name] != nil else { throw .unknownSkin(name) }
    guard name != SkinPack.defaultName else { throw .defaultIsProtected }
    // Operations that may fail come first, so that nothing has changed if they do.
    try cache?.remove(pack: name)
    if library?.packs[name] != nil { try library?.remove(name) }
    if name == skinName { apply(SkinPack.defaultName) }
    hide(name)
  }

  /// Removes all downloaded images.
  ///
  /// - Returns: the number of removed images.
  /// - Throws: ``SkinError`` if a file cannot be removed.
  @discardableResult
  public func clearAllSkinImageCache() throws(SkinError) -> Int {
    let count = try cache?.clear() ?? 0
    rebuild()
    show()
    return count
  }

  /// Downloads a zip archive and installs its packs. The archive itself is not stored.
  ///
  /// - Parameters:
  ///   - address: an `http` or `https` URL.
  ///   - limits: the limits of size and time.
  ///   - progress: receives the received share, in `[0, 1]`.
  /// - Returns: the names of the packs.
  /// - Throws: ``SkinError`` if the download fails or the archive is refused. Nothing changes then.
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
    packsHaveChanged()
    for warning in diagnostics {
      StyleDiagnostics.shared.report(
        StyleDiagnostic(
          .skinManifest, typeName: "SkinManager", expected: "entries of a manifest that are read", found: "\(warning)"))
    }
    return packs.map(\.pack.name)
  }
}
