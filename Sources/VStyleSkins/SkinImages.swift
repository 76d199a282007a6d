import VStyle
import VStylePacks
import VStyleValues

/// The image files of a pack, by the names that code and manifests use.
///
/// `star@2x.png` has the names `star@2x.png`, `star.png` and `star`. Of several sizes, the smallest that is sharp on
/// the display applies, otherwise the largest. A name with a size means that file alone.
struct SkinImages {
  /// The paths by lowercase name. Letter case is ignored, since some disks do not preserve it.
  private let paths: [String: String]

  /// Creates the lookup of a pack's files.
  ///
  /// - Parameters:
  ///   - files: the paths by the names of the files.
  ///   - scale: device pixels per point.
  init(_ files: [String: String], scale: Double) {
    var best: [String: (rank: Double, path: String)] = [:]
    for (name, path) in files.sorted(by: { $0.key < $1.key }) {
      let parts = ImageFileName(name)
      let rank = parts.scale >= scale ? parts.scale : 1000 - parts.scale
      if parts.hasScale { best[name.lowercased()] = (-1, path) }
      for alias in parts.aliases where rank < best[alias.lowercased()]?.rank ?? .infinity {
        best[alias.lowercased()] = (rank, path)
      }
    }
    paths = best.mapValues(\.path)
  }

  /// The path of an image; `nil` for an unknown name.
  subscript(name: String) -> String? { paths[name.lowercased()] }

  /// The names of the images, in lower case, sorted.
  var names: [String] { paths.keys.sorted() }
}
