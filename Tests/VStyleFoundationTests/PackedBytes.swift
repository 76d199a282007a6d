/// Bytes in the format of gzip, in which a server may send a body.
///
/// - Spec: https://www.rfc-editor.org/rfc/rfc1952, https://www.rfc-editor.org/rfc/rfc1951
enum PackedBytes {
  /// Bytes without compression.
  static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    var out = header
    var rest = bytes[...]
    repeat {
      let part = rest.prefix(0xFFFF)
      rest = rest.dropFirst(part.count)
      out += [rest.isEmpty ? 1 : 0] + u16(part.count) + u16(~part.count & 0xFFFF) + part
    } while !rest.isEmpty
    return out + u32(crc(bytes)) + u32(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// The start of a body that unpacks to zeros, and what makes it longer by 2 KiB again and again without end.
  static var bomb: (start: [UInt8], more: [UInt8]) {
    // The last block, with the fixed codes; the byte 0; then copies of the 258 bytes before.
    var bits: [UInt8] = [1, 1, 0] + [0, 0, 1, 1, 0, 0, 0, 0]
    for _ in 0..<24 { bits += [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0] }
    let bytes = (0..<bits.count / 8).map { index in
      (0..<8).reduce(UInt8(0)) { $0 | bits[index * 8 + $1] << UInt8($1) }
    }
    // Eight copies take 13 bytes.
    return (header + bytes[..<2], Array(bytes[2..<15]))
  }

  private static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

  private static func u16(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)] }
  private static func u32(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(number >> ($0 * 8) & 0xFF) } }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }
}
