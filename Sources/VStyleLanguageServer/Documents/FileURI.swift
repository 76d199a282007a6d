/// Conversions between the URIs of clients and paths.
enum FileURI {
  /// Returns the path of a `file` URI; `nil` for any other URI.
  static func path(of uri: String) -> String? {
    let prefix = "file://"
    guard uri.lowercased().hasPrefix(prefix) else { return nil }
    let rest = uri.dropFirst(prefix.count)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let end = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
    return decoded(rest[slash..<max(slash, end)])
  }

  /// Returns the `file` URI of an absolute path.
  static func uri(of path: String) -> String {
    var uri = "file://"
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += digits.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return uri
  }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == 0x25, rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
