import VStyle
import VStyleLint
import VStylePacks
import VStylePreview
import VStyleSkins
import VStyleSyntax
import VStyleValues

/// The skins of packs, with the images of the packs.
struct PackSkins {
  /// The skins, `default` first, then in the order of the paths.
  let skins: [Skin]

  /// The files of the packs, for lint.
  let packFiles: [SkinFile]

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
    var read: [(contents: SkinContents, source: SourceText)] = []
    for path in paths {
      let file = try SkinInput.contents(path, files)
      for pack in file.contents.packs {
        packs.removeAll { $0.pack.name == pack.pack.name }
        packs.append(pack)
      }
      read.append(file)
    }
    packFiles = read.enumerated().map { index, file in
      let later = Set(read[(index + 1)...].flatMap { $0.contents.packs.map(\.pack.name) })
      let packs = file.contents.packs.map(\.pack).filter { !later.contains($0.name) }
      return SkinFile(file.source, packs: packs, warnings: file.contents.diagnostics)
    }
    var images: [String: PackFile] = [:]
    skins = Skin.all(of: packs, scale: scale) { pack, file in
      let address = "skin:\(pack.name)/\(file.path)"
      images[address] = file
      return address
    }
    self.images = images
  }

  /// Returns the image at an address that a skin contains; `nil` for any other address.
  func image(at address: String) -> ImageResource? {
    images[address].flatMap { ImageResource($0.bytes, path: $0.path) }
  }
}
