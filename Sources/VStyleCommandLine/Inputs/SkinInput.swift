import VStyleSkins
import VStyleSyntax

/// The skin packs that a command knows.
enum SkinInput {
  /// The option that names them.
  static let skin = Option(
    "skin", .file("PACK"), "check the keys of a skin pack: plist, sheet or zip; may be repeated")

  /// The packs that a command line names.
  static func read(_ invocation: Invocation, _ terminal: Terminal) throws(CommandError) -> [SkinPack] {
    var packs: [SkinPack] = []
    for path in invocation.all(skin) {
      let bytes: [UInt8]
      do throws(FileError) { bytes = try terminal.files.read(path, limit: .packFileBytes) } catch {
        throw CommandError(.noInput, "`\(path)` \(error.reason)")
      }
      do throws(SkinError) { packs += try read(path, bytes) } catch {
        throw CommandError(.badConfiguration, "`\(path)`: \(error)")
      }
    }
    return packs
  }

  /// Reads a manifest or an archive. A value that is wrong would only show as a key that is missing.
  private static func read(_ path: String, _ bytes: [UInt8]) throws(SkinError) -> [SkinPack] {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if name.lowercased().hasSuffix(".zip") {
      let contents = try SkinContents(archive: bytes)
      guard contents.findings.isEmpty else { throw .invalidValues(contents.findings) }
      return contents.packs.map(\.pack)
    }
    let manifest = try SkinManifest(named: name, bytes: bytes)
    guard manifest.findings.isEmpty else { throw .invalidValues(manifest.findings) }
    return manifest.packs
  }
}
