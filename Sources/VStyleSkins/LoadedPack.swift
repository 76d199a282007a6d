import VStyle
package import VStylePacks
package import VStyleValues

/// A pack with the paths of its images.
struct LoadedPack {
  let pack: SkinPack
  let images: SkinImages

  init(_ pack: SkinPack, files: [String: String], scale: Double) {
    self.pack = pack
    images = SkinImages(files, scale: scale)
  }

  /// Looks up the image of a key in this pack alone.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - cache: the downloaded images.
  func image(_ key: String, cache: SkinCache?) -> ImageLookup {
    switch pack.images[key] {
    case .file(let name): return images[name].map { .found(.url($0)) } ?? named(name)
    case .address(let address):
      return cache?.path(of: address, pack: pack.name).map { .found(.url($0)) } ?? .onItsWay(address)
    case nil: return images[key].map { .found(.url($0)) } ?? .missing
    }
  }

  /// Returns a named image of the app. Only the default pack may refer to those instead of its own files.
  private func named(_ name: String) -> ImageLookup {
    pack.name == SkinPack.defaultName ? .found(.named(name)) : .missing
  }

  /// Returns the skin of the pack for sheets.
  func skin(fallback: Skin?, cache: SkinCache?) -> Skin {
    var found: [String: Image] = [:]
    for key in Set(images.names).union(pack.images.keys) {
      if case .found(let image) = image(key, cache: cache) { found[key] = image }
    }
    return Skin(name: pack.name, colors: pack.colors, fonts: pack.fonts, images: found, fallback: fallback)
  }

  /// The result of an image lookup.
  enum ImageLookup: Equatable {
    case found(Image)
    /// The image has to be downloaded from this address.
    case onItsWay(String)
    case missing
  }
}

extension Skin {
  /// Creates the skins of packs as a ``SkinManager`` would show them that has not downloaded images.
  ///
  /// - Parameters:
  ///   - packs: the packs with their image files.
  ///   - scale: device pixels per point.
  ///   - address: returns the address of a file of a pack, for the images of the skins.
  /// - Returns: the skins, `default` first, then in the order of the packs.
  package static func all(
    of packs: [(pack: SkinPack, files: [PackFile])], scale: Double, address: (SkinPack, PackFile) -> String
  ) -> [Skin] {
    let loaded = packs.map { pack, files in
      let paths = Dictionary(files.map { ($0.path, address(pack, $0)) }) { first, _ in first }
      return LoadedPack(pack, files: paths, scale: scale)
    }
    let fallback = loaded.first { $0.pack.name == SkinPack.defaultName }?.skin(fallback: nil, cache: nil)
    let others = loaded.filter { $0.pack.name != SkinPack.defaultName }
    return [fallback].compactMap(\.self) + others.map { $0.skin(fallback: fallback, cache: nil) }
  }
}
