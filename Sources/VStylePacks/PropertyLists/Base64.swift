/// The Base64 encoding.
package enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let values = Dictionary(uniqueKeysWithValues: zip(letters, UInt32(0)...))

  /// Decodes a text without its white space; `nil` if it is not in Base64.
  ///
  /// - Spec: https://www.rfc-editor.org/rfc/rfc4648#section-4
  static func decode(_ text: String) -> [UInt8]? {
    let letters = text.utf8.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let content = letters.prefix { $0 != UInt8(ascii: "=") }
    guard letters.count % 4 == 0, letters.count - content.count <= 2,
      letters[content.count...].allSatisfy({ $0 == UInt8(ascii: "=") })
    else { return nil }
    var out: [UInt8] = []
    var (group, count): (UInt32, Int) = (0, 0)
    for letter in content {
      guard let value = values[letter] else { return nil }
      (group, count) = (group << 6 | value, count + 1)
      guard count == 4 else { continue }
      out += [UInt8(group >> 16 & 0xFF), UInt8(group >> 8 & 0xFF), UInt8(group & 0xFF)]
      (group, count) = (0, 0)
    }
    switch count {
    case 2: out.append(UInt8(group >> 4 & 0xFF))
    case 3: out += [UInt8(group >> 10 & 0xFF), UInt8(group >> 2 & 0xFF)]
    default: break
    }
    return count == 1 ? nil : out
  }

  /// Returns bytes in the Base64 encoding, with padding.
  ///
  /// - Spec: https://www.rfc-editor.org/rfc/rfc4648#section-4
  package static func text(of bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    out.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | UInt32($1) }
      bits <<= UInt32(8 * (3 - group.count))
      for position in 0..<4 {
        let digit = letters[Int(bits >> UInt32(18 - 6 * position) & 63)]
        out.append(position <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
