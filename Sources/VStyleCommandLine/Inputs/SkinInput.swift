import VStyleCheck
import VStyleLint
import VStylePacks
import VStyleSyntax

/// The skin packs of a command line.
enum SkinInput {
  /// The option that names packs whose keys are checked.
  static let skin = Option(
    "skin", .file("PACK", [".plist", ".vstyle", ".zip"]),
    "check the keys of a skin pack: its folder, plist, sheet or zip; may be repeated")

  /// Reads the packs of a command line.
  static func read(_ invocation: Invocation, _ terminal: Terminal) throws(CommandError) -> [SkinFile] {
    var files: [SkinFile] = []
    for given in invocation.all(skin) {
      let path = try manifest(given, terminal.files)
      let bytes = try read(path, terminal.files, limit: .packFileBytes)
      do throws(SkinError) {
        let (packs, warnings, images) = try self.read(path, bytes, terminal.files)
        files.append(SkinFile(source(path, bytes), packs: packs, warnings: warnings, images: images))
      } catch { throw invalid(path, error) }
    }
    return files
  }

  /// Reads packs with their images: an archive, a folder with a manifest, or a manifest and the folders of its packs beside it.
  ///
  /// The diagnostics of the result are warnings.
  ///
  /// - Returns: the contents, and the source of their manifest.
  /// - Throws: an error for a file that cannot be read, and for values and images that cannot be used.
  static func contents(_ path: String, _ files: any Files) throws(CommandError) -> (
    contents: SkinContents, source: SourceText
  ) {
    let path = try manifest(path, files)
    let bytes = try read(path, files, limit: .packFileBytes)
    if isArchive(path) {
      do throws(SkinError) { return (try archive(bytes), source(path, bytes)) } catch { throw invalid(path, error) }
    }
    let manifest: SkinManifest
    do throws(SkinError) {
      manifest = try SkinManifest(named: name(path), bytes: bytes)
      _ = try warnings(manifest.diagnostics)
    } catch { throw invalid(path, error) }
    // Any name is that of a property list, except for one. In a pack, the names are fixed.
    let isSheet = name(path).lowercased() == SkinManifest.fileNames[0]
    var parts = [PackFile(path: SkinManifest.fileNames[isSheet ? 0 : 1], bytes: bytes)]
    for pack in manifest.packs { parts += try images(of: pack.name, beside: path, files) }
    do throws(SkinError) { return (try SkinContents(parts), source(path, bytes)) } catch { throw invalid(path, error) }
  }

  /// The path of the manifest in the folder of a pack; any other path as it is.
  ///
  /// - Throws: an error for a folder without a manifest.
  private static func manifest(_ path: String, _ files: any Files) throws(CommandError) -> String {
    let folder = FilePath.cleaned(path)
    guard files.kind(folder) == .folder else { return path }
    let candidates = ["skin.vstyle", "CJSkin.plist"].map { FilePath.joined(folder, $0) }
    guard let manifest = candidates.first(where: { files.kind($0) == .file }) else {
      throw CommandError(.noInput, "`\(path)` is a folder without `skin.vstyle` and `CJSkin.plist`")
    }
    return manifest
  }

  /// The text of a manifest, for the locations of its diagnostics; empty for an archive.
  private static func source(_ path: String, _ bytes: [UInt8]) -> SourceText {
    SourceText(path: path, bytes: isArchive(path) ? [] : bytes)
  }

  /// The files in the folders of a pack, `<name>` and `<name>.bundle`, beside its manifest.
  private static func images(
    of pack: String, beside path: String, _ files: any Files
  ) throws(CommandError) -> [PackFile] {
    var found: [PackFile] = []
    for (file, part) in try imagePaths(of: pack, beside: path, files) {
      found.append(PackFile(path: part, bytes: try read(file, files, limit: .packImageBytes)))
    }
    return found
  }

  /// The paths of the files in the folders of a pack, also as seen from its manifest.
  private static func imagePaths(
    of pack: String, beside path: String, _ files: any Files
  ) throws(CommandError) -> [(file: String, part: String)] {
    let home = FilePath.folder(path)
    var found: [(file: String, part: String)] = []
    for name in [pack, "\(pack).bundle"] {
      let folder = FilePath.cleaned(FilePath.joined(home, name))
      guard folder != home, files.kind(folder) == .folder, files.isInside(folder, folder: home) else { continue }
      found += try files.paths(below: folder).map { ($0, "\(name)/\($0.dropFirst(folder.count + 1))") }
    }
    return found
  }

  /// Reads a manifest or an archive.
  ///
  /// An invalid value is an error, because lint would otherwise report its key as missing.
  ///
  /// - Returns: the packs, the warnings, and the names of the image files of each pack.
  private static func read(
    _ path: String, _ bytes: [UInt8], _ files: any Files
  ) throws(SkinError) -> (packs: [SkinPack], warnings: [SkinDiagnostic], images: [String: [String]]) {
    var images: [String: [String]] = [:]
    if isArchive(path) {
      let contents = try archive(bytes)
      for (pack, files) in contents.packs { images[pack.name] = files.map(\.path) }
      return (contents.packs.map(\.pack), contents.diagnostics, images)
    }
    let manifest = try SkinManifest(named: name(path), bytes: bytes)
    for pack in manifest.packs {
      // A folder that cannot be read has no images.
      let found = (try? imagePaths(of: pack.name, beside: path, files)) ?? []
      images[pack.name] = found.map { name($0.part) }
    }
    return (manifest.packs, try warnings(manifest.diagnostics), images)
  }

  private static func archive(_ bytes: [UInt8]) throws(SkinError) -> SkinContents {
    let contents = try SkinContents(archive: bytes)
    _ = try warnings(contents.diagnostics)
    return contents
  }

  private static func warnings(_ diagnostics: [SkinDiagnostic]) throws(SkinError) -> [SkinDiagnostic] {
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw .invalidValues(errors) }
    return diagnostics
  }

  private static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private static func isArchive(_ path: String) -> Bool { path.lowercased().hasSuffix(".zip") }

  private static func read(_ path: String, _ files: any Files, limit: Limit) throws(CommandError) -> [UInt8] {
    do throws(FileError) { return try files.read(path, limit: limit) } catch {
      throw CommandError(.noInput, "`\(path)` \(error.reason)")
    }
  }

  private static func invalid(_ path: String, _ error: SkinError) -> CommandError {
    CommandError(.badConfiguration, "`\(path)`: \(error)")
  }
}
