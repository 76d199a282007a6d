import VStyle
import VStyleLint
import VStylePreview
import VStyleSkins
import VStyleSyntax
import VStyleValues

/// The skins of a preview, with the images of their packs.
struct PreviewSkins {
  /// The skins, `default` first, then in the order of the paths.
  let skins: [Skin]

  /// The packs, for lint.
  let packs: [SkinPack]

  /// The warnings about manifests.
  let diagnostics: [PreviewDiagnostic]

  private let images: [String: PackFile]

  /// Reads packs with their images.
  ///
  /// - Parameters:
  ///   - paths: the paths of manifests and archives. Of two packs with one name, the later applies.
  ///   - files: the files.
  ///   - scale: device pixels per point, for images of several sizes.
  /// - Throws: an error for a pack that cannot be read, and for values and images that cannot be used.
  init(_ paths: [String], _ files: any Files, scale: Double) throws(CommandError) {
    var packs: [(pack: SkinPack, files: [PackFile])] = []
    var diagnostics: [PreviewDiagnostic] = []
    for path in paths {
      let contents = try SkinInput.contents(path, files)
      for pack in contents.packs {
        packs.removeAll { $0.pack.name == pack.pack.name }
        packs.append(pack)
      }
      diagnostics += contents.diagnostics.map { PreviewSkins.diagnostic("\($0)", path) }
    }
    if !packs.isEmpty, !packs.contains(where: { $0.pack.name == SkinPack.defaultName }) {
      diagnostics.append(PreviewSkins.diagnostic("\(SkinDiagnostic.missingDefault)", paths.joined(separator: ", ")))
    }
    var images: [String: PackFile] = [:]
    skins = Skin.all(of: packs, scale: scale) { pack, file in
      let address = "skin:\(pack.name)/\(file.path)"
      images[address] = file
      return address
    }
    self.packs = packs.map(\.pack)
    self.images = images
    self.diagnostics = diagnostics
  }

  /// Returns the image at an address that a skin contains; `nil` for any other address.
  func image(at address: String) -> ImageResource? {
    images[address].flatMap { ImageResource($0.bytes, path: $0.path) }
  }

  private static func diagnostic(_ message: String, _ path: String) -> PreviewDiagnostic {
    PreviewDiagnostic(severity: "warning", location: path, message: message, rule: "skin pack", snippet: "")
  }
}
