import VStyleSkins
import VStyleSyntax

/// The skin packs of a command line.
enum SkinInput {
  /// The option that names packs.
  static let skin = Option(
    "skin", .file("PACK"), "check the keys of a skin pack: plist, sheet or zip; may be repeated")

  /// Reads the packs of a command line, and reports their warnings.
  static func read(_ invocation: Invocation, _ terminal: Terminal) throws(CommandError) -> [SkinPack] {
    var packs: [SkinPack] = []
    for path in invocation.all(skin) {
      let bytes: [UInt8]
      do throws(FileError) { bytes = try terminal.files.read(path, limit: .packFileBytes) } catch {
        throw CommandError(.noInput, "`\(path)` \(error.reason)")
      }
      let (read, diagnostics): ([SkinPack], [SkinDiagnostic])
      do throws(SkinError) { (read, diagnostics) = try self.read(path, bytes) } catch {
        throw CommandError(.badConfiguration, "`\(path)`: \(error)")
      }
      packs += read
      for diagnostic in diagnostics { terminal.report("warning: `\(path)`: \(diagnostic)\n") }
    }
    if !packs.isEmpty, !packs.contains(where: { $0.name == SkinPack.defaultName }) {
      terminal.report("warning: \(SkinDiagnostic.missingDefault)\n")
    }
    return packs
  }

  /// Reads a manifest or an archive.
  ///
  /// An invalid value is an error, because lint would otherwise report its key as missing.
  private static func read(
    _ path: String, _ bytes: [UInt8]
  ) throws(SkinError) -> (packs: [SkinPack], warnings: [SkinDiagnostic]) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if name.lowercased().hasSuffix(".zip") {
      let contents = try SkinContents(archive: bytes)
      return (contents.packs.map(\.pack), try warnings(contents.diagnostics))
    }
    let manifest = try SkinManifest(named: name, bytes: bytes)
    return (manifest.packs, try warnings(manifest.diagnostics))
  }

  private static func warnings(_ diagnostics: [SkinDiagnostic]) throws(SkinError) -> [SkinDiagnostic] {
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw .invalidValues(errors) }
    return diagnostics
  }
}
