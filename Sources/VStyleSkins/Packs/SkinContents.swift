/// What a folder or an archive brings: packs with their image files, all of it checked.
package struct SkinContents: Sendable {
  /// The packs by name, with their files by name.
  package let packs: [(pack: SkinPack, files: [PackFile])]

  /// What is wrong with single values.
  package let findings: [SkinFinding]

  /// Reads the bytes of a zip archive.
  package init(archive bytes: [UInt8], limits: ZipLimits = ZipLimits()) throws(SkinError) {
    let files: [PackFile]
    do throws(ZipError) { files = try ZipArchive(bytes, limits: limits).files } catch {
      throw .unreadableArchive(error)
    }
    try self.init(files)
  }

  /// Sorts out the files of a folder or an archive: a manifest, beside it a folder for each pack, `<name>` or
  /// `<name>.bundle`; all of it may stand in one folder. Other files are left out.
  ///
  /// - Throws: what is missing, cannot be read or is no image.
  package init(_ files: [PackFile]) throws(SkinError) {
    // Archives that macOS makes hold its own notes beside each file.
    let files = files.filter { file in
      let components = file.path.split(separator: "/")
      return components.first != "__MACOSX" && components.last?.hasPrefix(".") != true
    }
    guard !files.isEmpty else { throw .emptyPack }
    let manifest = try SkinContents.manifest(among: files)
    let folder = manifest.path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    let name = String(manifest.path.dropFirst(folder.count))
    let described = try SkinManifest(named: name, bytes: manifest.bytes)
    var packs: [(SkinPack, [PackFile])] = []
    for pack in described.packs {
      let homes = ["\(folder)\(pack.name)/", "\(folder)\(pack.name).bundle/"]
      var own: [String: PackFile] = [:]
      for file in files {
        guard let home = homes.first(where: { file.path.hasPrefix($0) }) else { continue }
        let name = String(file.path.dropFirst(home.count))
        guard !name.contains("/") else { continue }
        try SkinContents.check(file)
        guard own[name] == nil else { throw .unreadableArchive(.duplicateName(file.path)) }
        own[name] = PackFile(path: name, bytes: file.bytes, origin: file.path)
      }
      packs.append((pack, own.values.sorted { $0.path < $1.path }))
    }
    self.packs = packs.map { (pack: $0, files: $1) }
    findings = described.findings
  }

  /// How many pixels an image may have: what a large screen shows several times over.
  private static let pixelLimit = 64 << 20

  /// The one manifest, at the top or in a folder there.
  private static func manifest(among files: [PackFile]) throws(SkinError) -> PackFile {
    let found = files.filter { file in
      let components = file.path.split(separator: "/")
      return components.count <= 2 && SkinManifest.fileNames.contains(components.last?.lowercased() ?? "")
    }
    let top = found.filter { !$0.path.contains("/") }
    let candidates = top.isEmpty ? found : top
    let folders = Set(candidates.map { $0.path.split(separator: "/").dropLast().joined() })
    guard folders.count == 1 else { throw .missingManifest }
    for name in SkinManifest.fileNames {
      if let first = candidates.first(where: { $0.path.lowercased().hasSuffix(name) }) { return first }
    }
    throw .missingManifest
  }

  /// Refuses what is no image, or one too large to be shown.
  package static func check(_ file: PackFile) throws(SkinError) {
    guard let header = ImageHeader(file.bytes) else {
      throw .invalidImage(path: file.path, reason: "neither PNG, JPEG, GIF nor WebP")
    }
    guard header.width <= pixelLimit / header.height else {
      throw .invalidImage(path: file.path, reason: "\(header.width) × \(header.height) pixels")
    }
  }
}
