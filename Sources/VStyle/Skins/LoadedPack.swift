import VStyleSkins
import VStyleValues

/// A pack with the paths of its images.
struct LoadedPack {
  let pack: SkinPack
  let images: SkinImages

  init(_ pack: SkinPack, files: [String: String], scale: Double) {
    self.pack = pack
    images = SkinImages(files, scale: scale)
  }

  /// The image of a key as far as the pack has it.
  ///
  /// - Parameter cache: the images that were downloaded.
  func image(_ key: String, cache: SkinCache?) -> ImageLookup {
    switch pack.images[key] {
    case .file(let name): return images[name].map { .found(.url($0)) } ?? named(name)
    case .address(let address):
      return cache?.path(of: address, pack: pack.name).map { .found(.url($0)) } ?? .onItsWay(address)
    case nil: return images[key].map { .found(.url($0)) } ?? .missing
    }
  }

  /// The default pack may name images of the app itself instead of files of its own.
  private func named(_ name: String) -> ImageLookup {
    pack.name == SkinPack.defaultName ? .found(.named(name)) : .missing
  }

  /// The pack as sheets see it.
  func skin(fallback: Skin?, cache: SkinCache?) -> Skin {
    var found: [String: Image] = [:]
    for key in Set(images.names).union(pack.images.keys) {
      if case .found(let image) = image(key, cache: cache) { found[key] = image }
    }
    return Skin(name: pack.name, colors: pack.colors, fonts: pack.fonts, images: found, fallback: fallback)
  }

  /// What became of the search for an image.
  enum ImageLookup: Equatable {
    case found(Image)
    /// It has to be downloaded.
    case onItsWay(String)
    case missing
  }
}
