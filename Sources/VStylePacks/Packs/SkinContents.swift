import VStyleSyntax

/// The packs of a folder or an archive with their image files, all validated.
package struct SkinContents: Sendable {
  /// The packs by name, with their files by name.
  package let packs: [(pack: SkinPack, files: [PackFile])]

  /// The diagnostics of single values.
  package let diagnostics: [SkinDiagnostic]

  /// Reads the bytes of a zip archive.
  ///
  /// - Throws: ``SkinError``, as ``init(_:)`` does, and for an archive that cannot be read.
  package init(archive bytes: [UInt8], limits: ZipLimits = ZipLimits()) throws(SkinError) {
    let files: [PackFile]
    do throws(ZipError) { files = try ZipArchive(bytes, limits: limits).files } catch {
      throw .unreadableArchive(error)
    }
    try self.init(files)
  }

  /// Reads the files of a folder or an archive: a manifest, and beside it a folder for each pack, `<name>` or
  /// `<name>.bundle`.
  ///
  /// All of these may be in one folder. Other files are ignored.
  ///
  /// - Throws: ``SkinError`` if there are no files or no manifest, or if the manifest cannot be read. Files of a pack
  ///   that are no images that the pack can show are errors too.
  package init(_ files: [PackFile]) throws(SkinError) {
    // Archives from macOS contain its own metadata beside each file.
    let files = files.map { (file: $0, path: ZipNames.components(of: $0.path)) }.filter { _, path in
      path.first != "__MACOSX" && path.last?.utf8.first != UInt8(ascii: ".")
    }
    guard !files.isEmpty else { throw .emptyPack }
    let manifest = try SkinContents.manifest(among: files)
    let described = try SkinManifest(named: manifest.path.last ?? "", bytes: manifest.file.bytes)
    let folder = manifest.path.dropLast()
    var homes: [String: [(file: PackFile, path: ArraySlice<String>)]] = [:]
    for (file, path) in files where path.count > folder.count + 1 && path.starts(with: folder) {
      homes[path[folder.count], default: []].append((file, path[(folder.count + 1)...]))
    }
    var packs: [(SkinPack, [PackFile])] = []
    for pack in described.packs {
      var own: [String: PackFile] = [:]
      for (file, path) in [pack.name, "\(pack.name).bundle"].flatMap({ homes[$0] ?? [] }) {
        guard let name = path.first, path.count == 1 else {
          guard ImageHeader(file.bytes) == nil else {
            throw .invalidImage(path: file.path, reason: "images lie in the folder of their pack, not in one below it")
          }
          continue
        }
        try SkinContents.check(file)
        // Letter case is ignored everywhere, because some disks ignore it.
        let key = name.lowercased()
        guard own[key] == nil else { throw .unreadableArchive(.duplicateName(file.path)) }
        own[key] = PackFile(path: name, bytes: file.bytes, origin: file.path)
      }
      packs.append((pack, own.values.sorted { $0.path < $1.path }))
    }
    self.packs = packs.map { (pack: $0, files: $1) }
    diagnostics = described.diagnostics
  }

  /// The one manifest, at the top level or in a folder there.
  ///
  /// - Throws: ``SkinError/missingManifest`` if there is none or there are manifests in several folders.
  private static func manifest(
    among files: [(file: PackFile, path: [String])]
  ) throws(SkinError) -> (file: PackFile, path: [String]) {
    let found = files.filter { _, path in
      path.count <= 2 && SkinManifest.fileNames.contains(path.last?.lowercased() ?? "")
    }
    let top = found.filter { $0.path.count == 1 }
    let candidates = top.isEmpty ? found : top
    guard Set(candidates.map { $0.path.dropLast() }).count == 1 else { throw .missingManifest }
    for name in SkinManifest.fileNames {
      if let first = candidates.first(where: { $0.path.last?.lowercased() == name }) { return first }
    }
    throw .missingManifest
  }

  /// Checks that a file is an image that can be shown.
  ///
  /// - Throws: ``SkinError/invalidImage(path:reason:)`` for other files and for too many pixels.
  package static func check(_ file: PackFile) throws(SkinError) {
    guard let header = ImageHeader(file.bytes) else {
      throw .invalidImage(path: file.path, reason: "neither PNG, JPEG, GIF nor WebP")
    }
    guard header.width <= Limit.imagePixels.value / header.height else {
      throw .invalidImage(
        path: file.path, reason: "\(header.width) × \(header.height) pixels; \(Limit.imagePixels.sentence())")
    }
  }
}
