import VStyle
import VStylePacks

/// A cache of downloaded images. The address of an image determines the name of its file.
struct SkinCache {
  let folder: String

  /// Returns the path of a cached image; `nil` if it is not there.
  func path(of address: String, pack: String) -> String? {
    let base = "\(folder)/\(pack)/\(SkinCache.name(of: address))"
    return ImageHeader.Format.allCases.lazy.map { "\(base).\($0.rawValue)" }.first { Disk.kind(of: $0) == .file }
  }

  /// Stores an image. Bytes that are not an image of a supported format are refused.
  func keep(_ bytes: [UInt8], of address: String, pack: String) throws(SkinError) {
    try SkinContents.check(PackFile(path: address, bytes: bytes))
    guard let format = ImageHeader(bytes)?.format else { return }
    let path = "\(folder)/\(pack)/\(SkinCache.name(of: address)).\(format.rawValue)"
    try SkinLibrary.storing { () throws(StorageError) in try StoredFile.image.write(bytes, to: path) }
  }

  /// Removes the images of a pack. Other files stay.
  ///
  /// - Returns: the number of removed images.
  @discardableResult
  func remove(pack: String) throws(SkinError) -> Int {
    try SkinLibrary.storing { () throws(StorageError) in
      let names = try Disk.names(in: "\(folder)/\(pack)")
      let images = names.filter(SkinCache.isImage)
      for name in images { try Disk.remove("\(folder)/\(pack)/\(name)") }
      if images.count == names.count { try Disk.remove("\(folder)/\(pack)") }
      return images.count
    }
  }

  /// Removes all images. Other files stay.
  ///
  /// - Returns: the number of removed images.
  func clear() throws(SkinError) -> Int {
    var count = 0
    for pack in try packs() { count += try remove(pack: pack) }
    return count
  }

  /// Removes the temporary files of unfinished writes.
  func removeUnfinished() {
    for pack in (try? packs()) ?? [] {
      Disk.removeUnfinished(in: "\(folder)/\(pack)", of: SkinCache.isImage)
    }
  }

  private func packs() throws(SkinError) -> [String] {
    try SkinLibrary.storing { () throws(StorageError) in
      try Disk.names(in: folder).filter { Disk.kind(of: "\(folder)/\($0)") == .folder }
    }
  }

  /// Whether a name is the file name of an image.
  private static func isImage(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, ImageHeader.Format(rawValue: String(parts[1])) != nil else { return false }
    return parts[0].utf8.count == 32 && parts[0].allSatisfy { "0123456789ABCDEF".contains($0) }
  }

  /// Returns the file name of an address: two FNV-1a hashes with different offset bases, so that collisions are
  /// improbable.
  private static func name(of address: String) -> String {
    [0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142].map { (start: UInt64) in
      let sum = address.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
      return (0..<8).map { Hexadecimal.byte(UInt8(truncatingIfNeeded: sum >> ($0 * 8))) }.joined()
    }.joined()
  }
}
