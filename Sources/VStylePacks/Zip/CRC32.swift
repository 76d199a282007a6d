/// CRC-32, the checksum of the zip format.
///
/// - Spec: https://pkware.cachefly.net/webdocs/APPNOTE/APPNOTE-6.3.10.TXT, 4.4.7
package enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  /// The checksum of some bytes.
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    let table = table
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return sum ^ 0xFFFF_FFFF
  }
}
