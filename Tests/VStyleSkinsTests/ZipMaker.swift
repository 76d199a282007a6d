@testable import VStylePacks

/// Builds valid and malformed archives from entries.
struct ZipMaker {
  /// An entry. Every field that a reader checks can have a wrong value.
  struct Entry {
    var name: [UInt8]
    var content: [UInt8]
    var method = 0
    var flags = 0
    var size: Int?
    var packedSize: Int?
    var checksum: UInt32?
    var localName: [UInt8]?
    var mode: UInt32 = 0o100644
    var header: Int?

    init(_ name: String, _ content: [UInt8] = [1, 2, 3]) {
      self.name = Array(name.utf8)
      self.content = content
    }
  }

  /// The archive of some entries.
  ///
  /// - Parameters:
  ///   - count: the number of entries in the end record. Default: the number of `entries`.
  ///   - comment: the comment after the end record.
  static func archive(_ entries: [Entry], count: Int? = nil, comment: [UInt8] = []) -> [UInt8] {
    var (bytes, directory): ([UInt8], [UInt8]) = ([], [])
    for entry in entries {
      let sum = entry.checksum ?? CRC32.of(entry.content)
      let packed = entry.packedSize ?? entry.content.count
      let size = entry.size ?? entry.content.count
      let sizes = u32(Int(sum)) + u32(packed) + u32(size)
      let local = entry.localName ?? entry.name
      let start = entry.header ?? bytes.count
      directory += u32(0x0201_4B50) + u16(3 << 8 | 20) + u16(20) + u16(entry.flags) + u16(entry.method) + u32(0)
      directory += sizes + u16(entry.name.count) + u16(0) + u16(0) + u16(0) + u16(0)
      directory += u32(Int(entry.mode) << 16) + u32(start) + entry.name
      bytes += u32(0x0403_4B50) + u16(20) + u16(entry.flags) + u16(entry.method) + u32(0)
      bytes += sizes + u16(local.count) + u16(0) + local + entry.content
    }
    let start = bytes.count
    let total = count ?? entries.count
    return bytes + directory + u32(0x0605_4B50) + u16(0) + u16(0) + u16(total) + u16(total) + u32(directory.count)
      + u32(start) + u16(comment.count) + comment
  }

  private static func u16(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)] }
  private static func u32(_ number: Int) -> [UInt8] { u16(number & 0xFFFF) + u16(number >> 16 & 0xFFFF) }
}
