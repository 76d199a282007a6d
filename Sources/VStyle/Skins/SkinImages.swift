import VStyleSkins
import VStyleValues

/// The image files of a pack, found by the names that code and manifests use for them.
///
/// `star@2x.png` is found as `star@2x.png`, `star.png` and `star`. Of several sizes the smallest that is sharp on the
/// display counts, or the largest there is.
struct SkinImages {
  /// The paths by name in lower case: letter case counts nowhere, since some disks do not keep it.
  private let paths: [String: String]

  /// - Parameters:
  ///   - files: the paths by the names of the files.
  ///   - scale: device pixels per point.
  init(_ files: [String: String], scale: Double) {
    var best: [String: (rank: Double, path: String)] = [:]
    for (name, path) in files.sorted(by: { $0.key < $1.key }) {
      let parts = SkinImages.parts(of: name)
      let rank = parts.scale >= scale ? parts.scale : 1000 - parts.scale
      best[name.lowercased()] = (-1, path)
      for alias in [parts.stem + parts.suffix, parts.stem] where rank < best[alias.lowercased()]?.rank ?? .infinity {
        best[alias.lowercased()] = (rank, path)
      }
    }
    paths = best.mapValues(\.path)
  }

  /// The path of an image.
  subscript(name: String) -> String? { paths[name.lowercased()] }

  /// The names under which images are found.
  var names: [String] { paths.keys.sorted() }

  /// The name without size and extension, the extension with its dot, and the size.
  private static func parts(of name: String) -> (stem: String, suffix: String, scale: Double) {
    var (stem, suffix) = (name, "")
    if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex {
      (stem, suffix) = (String(name[..<dot]), String(name[dot...]))
    }
    for scale in [2.0, 3.0] where stem.hasSuffix("@\(Int(scale))x") {
      return (String(stem.dropLast(3)), suffix, scale)
    }
    return (stem, suffix, 1)
  }
}
