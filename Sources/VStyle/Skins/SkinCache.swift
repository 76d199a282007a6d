import VStyleSkins

/// Images that were downloaded, each in a file named after its address.
struct SkinCache {
  let folder: String

  /// The path of the image of an address; `nil` if it is not there.
  func path(of address: String, pack: String) -> String? {
    let base = "\(folder)/\(pack)/\(SkinCache.name(of: address))"
    return ImageHeader.Format.allCases.lazy.map { "\(base).\($0.rawValue)" }.first { Disk.kind(of: $0) == .file }
  }

  /// Keeps an image.
  func keep(_ bytes: [UInt8], of address: String, pack: String) throws(SkinError) {
    try SkinContents.check(PackFile(path: address, bytes: bytes))
    guard let format = ImageHeader(bytes)?.format else { return }
    let path = "\(folder)/\(pack)/\(SkinCache.name(of: address)).\(format.rawValue)"
    try SkinLibrary.storing { () throws(StorageError) in
      try Disk.makeFolder("\(folder)/\(pack)")
      try Disk.write(bytes, to: path)
    }
  }

  /// Removes the images of a pack.
  func remove(pack: String) throws(SkinError) {
    try SkinLibrary.storing { () throws(StorageError) in try Disk.remove("\(folder)/\(pack)") }
  }

  /// Removes all images.
  ///
  /// - Returns: how many there were.
  func clear() throws(SkinError) -> Int {
    try SkinLibrary.storing { () throws(StorageError) in
      var count = 0
      for pack in try Disk.names(in: folder) { count += try Disk.names(in: "\(folder)/\(pack)").count }
      try Disk.remove(folder)
      return count
    }
  }

  /// Two sums over the address, FNV-1a from two starts: names that do not meet by chance.
  private static func name(of address: String) -> String {
    [0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142].map { (start: UInt64) in
      let sum = address.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
      return (0..<8).map { Hexadecimal.byte(UInt8(truncatingIfNeeded: sum >> ($0 * 8))) }.joined()
    }.joined()
  }
}
