/// The name of an image file, such as `star@2x.png`.
package struct ImageFileName {
  /// The name without the size and the extension.
  private let stem: String

  /// The extension with its dot; empty for a name without one.
  private let suffix: String

  /// Device pixels per point: 2 for `@2x`, 3 for `@3x`, otherwise 1.
  package let scale: Double

  /// Splits a name.
  package init(_ name: String) {
    var (stem, suffix) = (name, "")
    if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex {
      (stem, suffix) = (String(name[..<dot]), String(name[dot...]))
    }
    let scale = [2.0, 3.0].first { stem.hasSuffix("@\(Int($0))x") }
    self.stem = scale == nil ? stem : String(stem.dropLast(3))
    self.suffix = suffix
    self.scale = scale ?? 1
    hasScale = scale != nil
  }

  /// Whether the name says a size, as `star@2x.png` does.
  package let hasScale: Bool

  /// The names that mean the file without its size: with and without the extension.
  package var aliases: [String] { [stem + suffix, stem] }

  /// The name without size and extension, in lower case. The files of one image share it.
  package var image: String { stem.lowercased() }

  /// Returns the files whose images a newer set of files does not have, in any size or format.
  package static func files(_ files: some Sequence<String>, without newer: some Sequence<String>) -> [String] {
    let replaced = Set(newer.map { ImageFileName($0).image })
    return files.filter { !replaced.contains(ImageFileName($0).image) }
  }
}
