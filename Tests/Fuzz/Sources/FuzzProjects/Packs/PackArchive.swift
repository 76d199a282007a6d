/// ZIP archives with uncompressed entries.
enum PackArchive {
  /// The archive of files, in their order.
  static func zip(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var (bytes, directory): ([UInt8], [UInt8]) = ([], [])
    for file in files {
      let name = Array(file.name.utf8)
      let sizes = u32(Int(checksum(file.bytes))) + u32(file.bytes.count) + u32(file.bytes.count)
      directory +=
        u32(0x0201_4B50) + u16(3 << 8 | 20) + u16(20) + u16(0x800) + u16(0) + u32(0) + sizes + u16(name.count)
      directory += u16(0) + u16(0) + u16(0) + u16(0) + u32(0o100644 << 16) + u32(bytes.count) + name
      bytes += u32(0x0403_4B50) + u16(20) + u16(0x800) + u16(0) + u32(0) + sizes + u16(name.count) + u16(0) + name
      bytes += file.bytes
    }
    let count = u16(files.count) + u16(files.count)
    return bytes + directory + u32(0x0605_4B50) + u16(0) + u16(0) + count + u32(directory.count) + u32(bytes.count)
      + u16(0)
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0 as UInt32) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }

  private static func u16(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)] }
  private static func u32(_ number: Int) -> [UInt8] { u16(number & 0xFFFF) + u16(number >> 16 & 0xFFFF) }
}
